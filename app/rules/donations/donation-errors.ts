import type { DonationDetail } from '#app/rules/donations/donation-detail.ts'
import { codeArgs, regionArgs } from '#app/rules/locations/address-names.ts'
import { type PostalCodeText, postalCodeArgs, postalCodeProblem } from '#app/rules/locations/postal-code.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { isCanada, isUnitedStates } from '#app/rules/validators/countries.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'

type Text = `donation-${
  | 'corporation-required'
  | 'first-name-required'
  | 'last-name-required'
  | `${'country' | 'address' | 'city' | 'state' | 'zip' | 'email' | 'phone'}-invalid`}`

/** What is wrong with each field, in the order of the form. */
export type DetailErrors = Partial<Record<keyof DonationDetail, Message<Text | PostalCodeText>>>

/** The states of the letter's country, by which a state is judged; null where there is no list of them. */
export type KnownStates = readonly { name: string; abbreviation: string }[] | null

type Check = {
  field: keyof DonationDetail
  text: Text | PostalCodeText
  args?: Message['args']
  isValid: (value: string) => boolean
}

const isNamed = (value: string) => passes({ validator: 'safeInputLen', value })
const isEmail = (value: string) => passes({ validator: 'email', value: value.trim() })
const isPhone = (value: string) => passes({ validator: 'phone', value })
const emptyOr = (isValid: (value: string) => boolean) => (value: string) =>
  value.trim() === '' || isValid(value)

/** The errors of a donation's detail by field; only visible fields are checked (ORD-204 to ORD-209). */
export function detailErrors(detail: DonationDetail, states: KnownStates): DetailErrors {
  const checks = [
    ...(detail.donorRecognitionType === 'corporation' ? corporationChecks : []),
    ...(detail.isHonor ? honorChecks : []),
    ...(detail.isHonor && detail.isSendLetter ? letterChecks(detail.country, states) : []),
  ]
  const wrong = checks.filter(({ field, isValid }) => !isValid(String(detail[field])))
  return Object.fromEntries(wrong.map(({ field, text, args }) => [field, args ? { text, args } : { text }]))
}

const corporationChecks: Check[] = [
  { field: 'donorRecognitionCorpName', text: 'donation-corporation-required', isValid: isNamed },
]

const honorChecks: Check[] = [
  { field: 'dedicationFirstName', text: 'donation-first-name-required', isValid: isNamed },
  { field: 'dedicationLastName', text: 'donation-last-name-required', isValid: isNamed },
]

/** Email, phone and second address line may be empty (ORD-209). */
function letterChecks(country: string, states: KnownStates): Check[] {
  return [
    { field: 'firstName', text: 'donation-first-name-required', isValid: isNamed },
    { field: 'lastName', text: 'donation-last-name-required', isValid: isNamed },
    { field: 'email', text: 'donation-email-invalid', isValid: emptyOr(isEmail) },
    { field: 'phoneNumber', text: 'donation-phone-invalid', isValid: emptyOr(isPhone) },
    { field: 'country', text: 'donation-country-invalid', isValid: isNamed },
    { field: 'streetAddress1', text: 'donation-address-invalid', isValid: isNamed },
    { field: 'streetAddress2', text: 'donation-address-invalid', isValid: emptyOr(isNamed) },
    { field: 'city', text: 'donation-city-invalid', isValid: isNamed },
    {
      field: 'state',
      text: 'donation-state-invalid',
      args: regionArgs(country),
      isValid: value => isState(value, states),
    },
    {
      field: 'zipCode',
      text: 'donation-zip-invalid',
      args: codeArgs(country),
      isValid: value => isZip(value, country),
    },
    {
      field: 'zipCode',
      text: 'postal-code-form-invalid',
      args: postalCodeArgs(country),
      isValid: value => !isZip(value, country) || postalCodeProblem(value, country) === null,
    },
  ]
}

function isState(value: string, states: KnownStates): boolean {
  const typed = value.trim().toUpperCase()
  const isListed = ({ name, abbreviation }: { name: string; abbreviation: string }) =>
    [name, abbreviation].some(known => known.toUpperCase() === typed)
  return isNamed(value) && (!states || states.length === 0 || states.some(isListed))
}

/** The US form in the US, the Canadian in Canada, anything safe elsewhere (decision C7), whose form is asked for itself. */
function isZip(value: string, country: string): boolean {
  if (!isNamed(value)) return false
  return isUnitedStates(country) || isCanada(country)
    ? passes({ validator: 'zipcode', value: value.trim().toUpperCase(), country })
    : true
}
