import { codeArgs, regionArgs } from '#app/rules/locations/address-names.ts'
import { type PostalCodeText, postalCodeProblem } from '#app/rules/locations/postal-code.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { isCanada, isUnitedStates } from '#app/rules/validators/countries.ts'
import { fieldProblem, passes, type SetupText } from '#app/rules/validators/validator-engine.ts'

/** Where the card is registered. `otherState` is typed where a country has no list of states. */
export type BillingAddress = {
  country: string
  streetAddress1: string
  streetAddress2: string
  city: string
  state: string
  otherState: string
  zip: string
}
export type AddressField = keyof BillingAddress
export type AddressMode = 'address' | 'zipcode'
export type AddressErrors = Partial<Record<AddressField, Message<AddressText | SetupText>>>

type ZipText = 'payment-postal-code-invalid' | 'payment-zip-other-invalid' | PostalCodeText
type AddressText = `payment-${'country' | 'address' | 'city' | 'state' | 'zip'}-invalid` | ZipText

/**
 * How much of the address is shown and how much is required; the venue's own country stands in for a hidden one. `country`: the short form,
 * country and zip.
 */
export type AddressSettings = { display: AddressMode | 'country'; validation: AddressMode; country: string }

const ALL_FIELDS: readonly AddressField[] = [
  'country',
  'streetAddress1',
  'streetAddress2',
  'city',
  'state',
  'otherState',
  'zip',
]

const texts = {
  country: 'payment-country-invalid',
  streetAddress1: 'payment-address-invalid',
  streetAddress2: 'payment-address-invalid',
  city: 'payment-city-invalid',
  state: 'payment-state-invalid',
  otherState: 'payment-state-invalid',
  zip: 'payment-zip-invalid',
} as const satisfies Record<AddressField, AddressText>

const shown = {
  address: ALL_FIELDS,
  country: ['country', 'zip'],
  zipcode: ['zip'],
} as const satisfies Record<AddressSettings['display'], readonly AddressField[]>

/** The fields shown: all, country and zip, or the zip alone (CHK-108, CHK-197, CHK-198). */
export function shownFields(display: AddressSettings['display']): readonly AddressField[] {
  return shown[display]
}

/** The fields that must be filled in; never one that is not shown (CHK-108, CHK-199, CHK-200). */
export function requiredFields(settings: AddressSettings, address: BillingAddress): AddressField[] {
  if (settings.validation === 'zipcode' || settings.display === 'zipcode') return ['zip']
  if (settings.display === 'country') return ['country', 'zip']

  const stateField: AddressField = address.otherState.trim() ? 'otherState' : 'state'
  const state = isUnitedStates(address.country) || isCanada(address.country) ? [stateField] : []

  return ['country', 'streetAddress1', 'city', ...state, 'zip']
}

/** The errors of an address by field; empty when it is valid (CHK-192 to CHK-203). */
export function addressErrors(address: BillingAddress, settings: AddressSettings): AddressErrors {
  const required = requiredFields(settings, address)
  const country = settings.display === 'zipcode' ? settings.country : address.country
  const fieldErrors = shownFields(settings.display).map(field => {
    const validator = required.includes(field) ? 'safeInputLen' : 'safeInput'

    return [
      field,
      withNames(
        fieldProblem({ value: address[field], checks: [{ validator, text: texts[field] }] }),
        country,
      ),
    ] as const
  })
  const errors: AddressErrors = Object.fromEntries(fieldErrors.filter(([, problem]) => problem))
  const zip = errors.zip ?? zipProblem(address.zip, country)

  return zip ? { ...errors, zip } : errors
}

/** A sentence about the region or the code names it as the country does. */
function withNames(problem: AddressErrors[AddressField] | null, country: string) {
  if (problem?.text === 'payment-state-invalid') return { ...problem, args: regionArgs(country) }

  return problem?.text === 'payment-zip-invalid' ? { ...problem, args: codeArgs(country) } : problem
}

/** What is wrong with the form of a zip that was typed; that of the US where the country is not given (decision C7). */
function zipProblem(zip: string, country: string): Message<ZipText> | null {
  if (passes({ validator: 'zipcode', value: zip, country })) return null
  if (isCanada(country)) return { text: 'payment-postal-code-invalid' }

  const isLikeUnitedStates = isUnitedStates(country) || country.trim() === ''

  return isLikeUnitedStates ? { text: 'payment-zip-other-invalid' } : postalCodeProblem(zip, country)
}

/** The hint in the label of the zip field, where the country has one (CHK-202). */
export function zipHint(country: string): Message<'payment-zip-hint'> | null {
  return isCanada(country) ? { text: 'payment-zip-hint' } : null
}
