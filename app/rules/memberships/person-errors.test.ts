import { expect, test } from 'vitest'
import {
  NOBODY,
  type Person,
  type PersonForm,
  personErrors,
  personFields,
  requiredOfPerson,
  zipHintOf,
} from '#app/rules/memberships/person-errors.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const ADA: Person = {
  ...NOBODY,
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
}
const whole: PersonForm = { requiresEmail: false, hidesAddress: false }
const short: PersonForm = { requiresEmail: false, hidesAddress: true }
const errorsOf = (about: Partial<Person>, form: PersonForm = whole) =>
  Object.fromEntries(
    Object.entries(personErrors({ ...ADA, ...about }, form)).map(([field, message]) => [
      field,
      message && defaultWords(message),
    ]),
  )

test('a person with everything has no error, nor has one with phone and second line empty', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ phoneNumber: '(212) 555-0101', streetAddress2: 'Top floor' })).toEqual({})
})

test.each([
  { why: 'no first name', about: { firstName: ' ' }, field: 'firstName', words: 'Please enter a first name' },
  { why: 'no last name', about: { lastName: '' }, field: 'lastName', words: 'Please enter a last name' },
  {
    why: 'a name that begins with a digit',
    about: { firstName: '4da' },
    field: 'firstName',
    words: 'Please enter a first name',
  },
  {
    why: 'a name with a link',
    about: { lastName: 'www.moss.example' },
    field: 'lastName',
    words: 'Please enter a last name',
  },
])('[MEM-189] $why: $words', ({ about, field, words }) => {
  expect(errorsOf(about)).toEqual({ [field]: words })
  expect(errorsOf(about, short)).toEqual({ [field]: words })
})

test('[MEM-190] an email may be empty unless it is required, and never wrong', () => {
  const wrong = { email: 'Please enter a valid email' }
  expect(errorsOf({ email: '' })).toEqual({})
  expect(errorsOf({ email: 'ada@' })).toEqual(wrong)
  expect(errorsOf({ email: ' ada@example.com' })).toEqual(wrong)
  expect(errorsOf({ email: '' }, { ...whole, requiresEmail: true })).toEqual(wrong)
})

test('[MEM-191] a phone may be empty, and otherwise has 9 to 25 digits', () => {
  expect(errorsOf({ phoneNumber: '' })).toEqual({})
  expect(errorsOf({ phoneNumber: '555 01' })).toEqual({ phoneNumber: 'Please enter a phone number' })
})

test('[MEM-192] [CHK-029] without an address none is checked, none is shown and none is required', () => {
  const nowhere = { country: '', streetAddress1: '', city: '<b>', state: '', zipCode: 'x' }
  expect(errorsOf(nowhere, short)).toEqual({})
  expect(personFields(short)).toEqual(['firstName', 'lastName', 'email', 'phoneNumber'])
  expect(requiredOfPerson(short, ADA)).toEqual(['firstName', 'lastName'])
})

test('[MEM-193] an address is checked field by field', () => {
  expect(errorsOf({ country: '', streetAddress1: '', city: '' })).toEqual({
    country: 'Please enter a valid country',
    streetAddress1: 'Please enter a valid address',
    city: 'Please enter a valid city',
  })
  expect(errorsOf({ streetAddress2: '<b>' })).toEqual({ streetAddress2: 'Please enter a valid address' })
})

test.each([
  { country: 'US', zipCode: '1234', state: 'NY' },
  { country: 'US', zipCode: '', state: 'NY' },
])('[MEM-194] the zip $zipCode is none in $country', about => {
  expect(errorsOf(about)).toEqual({ zipCode: 'Please enter a valid Zip/Postal Code' })
})

test.each([
  ['FR', 'Please enter a valid postal code'],
  ['GB', 'Please enter a valid postcode'],
  ['IE', 'Please enter a valid Eircode'],
])('[MEM-194] a code that is missing in %s is called what it is called there', (country, zipCode) => {
  expect(errorsOf({ country, state: '', zipCode: '' })).toEqual({ zipCode })
})

test('elsewhere a code has the form of its country', () => {
  expect(errorsOf({ country: 'GB', state: '', zipCode: 'SW1A 1AA' })).toEqual({})
  expect(errorsOf({ country: 'GB', state: '', zipCode: '12' })).toEqual({
    zipCode: 'Please enter a valid postcode, like SW1A 1AA.',
  })
})

test.each(['k1a 0b1', 'K1A0B1', ''])('[MEM-195] the postal code “%s” is none in Canada', zipCode => {
  expect(errorsOf({ country: 'CA', state: 'ON', zipCode })).toEqual({
    zipCode: 'Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).',
  })
})

test('[MEM-195] Canada has a hint for its postal code, and takes it in that form', () => {
  expect(errorsOf({ country: 'CA', state: 'ON', zipCode: 'K1A 0B1' })).toEqual({})
  expect(zipHintOf('CA') && defaultWords({ text: 'cardholder-postal-code-hint' })).toBe('(e.g. A1A 1A1)')
  expect(zipHintOf('US')).toBeNull()
})

test('[MEM-196] a state is needed in the United States and Canada, from the list or typed', () => {
  expect(errorsOf({ state: '' })).toEqual({ state: 'Please enter a valid state' })
  expect(errorsOf({ state: '', otherState: 'New York' })).toEqual({})
  expect(errorsOf({ country: 'CA', state: '', zipCode: 'K1A 0B1' })).toEqual({
    state: 'Please enter a valid state',
  })
  expect(errorsOf({ country: 'FR', state: '', zipCode: '75001' })).toEqual({})
})
