import { codeArgs } from '#app/rules/locations/address-names.ts'
import { type PostalCodeText, postalCodeProblem } from '#app/rules/locations/postal-code.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { isCanada, isUnitedStates } from '#app/rules/validators/countries.ts'
import { passes } from '#app/rules/validators/validator-engine.ts'
import type { ValidatorName } from '#app/rules/validators/validators.ts'

/** What is typed about a cardholder or a giver. `otherState` is typed where a country has no list of states. */
export type Person = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  country: string
  streetAddress1: string
  streetAddress2: string
  city: string
  state: string
  otherState: string
  zipCode: string
}
export type PersonField = keyof Person
type PersonProblem = 'first-name-required' | 'last-name-required' | 'email-invalid' | 'phone-invalid'
type AddressProblem = `${'country' | 'address' | 'city' | 'state' | 'zip' | 'postal-code'}-invalid`
export type PersonErrors = Partial<
  Record<PersonField, Message<`cardholder-${PersonProblem | AddressProblem}` | PostalCodeText>>
>

/** How much of a person is asked: whether the email must be there, and whether the address is shown at all. */
export type PersonForm = { requiresEmail: boolean; hidesAddress: boolean }

const ADDRESS: readonly PersonField[] = [
  'country',
  'streetAddress1',
  'streetAddress2',
  'city',
  'state',
  'otherState',
  'zipCode',
]

/** Nobody yet: every field empty. */
export const NOBODY: Person = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  country: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  state: '',
  otherState: '',
  zipCode: '',
}

/** The fields that a form shows, in its order; a hidden address leaves names, email and phone (CHK-029, MEM-192). */
export function personFields({ hidesAddress }: Pick<PersonForm, 'hidesAddress'>): PersonField[] {
  const fields = Object.keys(NOBODY) as PersonField[]

  return hidesAddress ? fields.filter(field => !ADDRESS.includes(field)) : fields
}

/** The required fields of a person: never phone and second address line, the state only in the United States and Canada. */
export function requiredOfPerson(form: PersonForm, { country, otherState }: Person): PersonField[] {
  const email = form.requiresEmail ? (['email'] as const) : []
  if (form.hidesAddress) return ['firstName', 'lastName', ...email]
  const stateField: PersonField = otherState.trim() ? 'otherState' : 'state'
  const state = isUnitedStates(country) || isCanada(country) ? [stateField] : []

  return ['firstName', 'lastName', ...email, 'country', 'streetAddress1', 'city', ...state, 'zipCode']
}

/** The errors of a person in the order of the fields; the address is checked only where it is shown (MEM-189 to MEM-196). */
export function personErrors(person: Person, form: PersonForm): PersonErrors {
  const required = requiredOfPerson(form, person)
  const errors = personFields(form).flatMap(field => {
    const isMissing = required.includes(field) && person[field].trim() === ''
    const isWrong = isMissing || !isAcceptable(person, field)
    const message = isWrong ? messageFor(person, field) : codeProblem(person, field)
    return message ? [[field, message] as const] : []
  })

  return Object.fromEntries(errors)
}

/** A code that is safe, and yet none of its country. */
function codeProblem({ zipCode, country }: Person, field: PersonField) {
  return field === 'zipCode' && zipCode.trim() !== '' ? postalCodeProblem(zipCode, country) : null
}

function isAcceptable(person: Person, field: PersonField): boolean {
  const value = person[field].trimEnd()
  const names = field === 'zipCode' ? zipChecks(person.country) : (checks[field] ?? SAFE)

  return value === '' || names.every(validator => passes({ validator, value, country: person.country }))
}

const SAFE: readonly ValidatorName[] = ['safeInput']

/** What a field asks of a value; of any other that it is safe. */
const checks: Partial<Record<PersonField, readonly ValidatorName[]>> = {
  firstName: ['name', 'safeInput'],
  lastName: ['name', 'safeInput'],
  email: ['email'],
  phoneNumber: ['phone'],
}

/** The form of the United States is asked where the country is not known (decision C7); other countries have `codeProblem`. */
function zipChecks(country: string): readonly ValidatorName[] {
  const isKnown = isCanada(country) || isUnitedStates(country) || country.trim() === ''

  return isKnown ? ['zipcode'] : SAFE
}

function messageFor({ country }: Person, field: PersonField): NonNullable<PersonErrors[PersonField]> {
  if (field === 'zipCode' && isCanada(country)) return { text: 'cardholder-postal-code-invalid' }

  const message = messages[field]

  return field === 'zipCode' ? { ...message, args: codeArgs(country) } : message
}

const messages = {
  firstName: { text: 'cardholder-first-name-required' },
  lastName: { text: 'cardholder-last-name-required' },
  email: { text: 'cardholder-email-invalid' },
  phoneNumber: { text: 'cardholder-phone-invalid' },
  country: { text: 'cardholder-country-invalid' },
  streetAddress1: { text: 'cardholder-address-invalid' },
  streetAddress2: { text: 'cardholder-address-invalid' },
  city: { text: 'cardholder-city-invalid' },
  state: { text: 'cardholder-state-invalid' },
  otherState: { text: 'cardholder-state-invalid' },
  zipCode: { text: 'cardholder-zip-invalid' },
} as const satisfies Record<PersonField, Message>

/** The hint in the label of the zip field, where the country has one (MEM-195). */
export function zipHintOf(country: string): Message<'cardholder-postal-code-hint'> | null {
  return isCanada(country) ? { text: 'cardholder-postal-code-hint' } : null
}
