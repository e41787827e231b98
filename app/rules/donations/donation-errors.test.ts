import { expect, test } from 'vitest'
import { readDonationDetail, type SentDetail } from '#app/rules/donations/donation-detail.ts'
import { detailErrors, type KnownStates } from '#app/rules/donations/donation-errors.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const letter: SentDetail = {
  isHonor: true,
  isSendLetter: true,
  dedicationFirstName: 'Ada',
  dedicationLastName: 'Moss',
  firstName: 'Kim',
  lastName: 'Reed',
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
}
const STATES: KnownStates = [
  { name: 'New York', abbreviation: 'NY' },
  { name: 'Ohio', abbreviation: 'OH' },
]
const sentences = (sent: SentDetail, states: KnownStates = STATES) =>
  Object.fromEntries(
    Object.entries(detailErrors(readDonationDetail(sent), states)).map(([field, message]) => [
      field,
      defaultWords(message),
    ]),
  )

const cases: { row: string; why: string; sent: SentDetail; errors: Record<string, string> }[] = [
  {
    row: '[ORD-204]',
    why: 'a corporation without a name',
    sent: { donorRecognitionType: 'corporation', donorRecognitionCorpName: '  ' },
    errors: { donorRecognitionCorpName: 'Please enter a corporation name' },
  },
  {
    row: '[ORD-205]',
    why: 'honor of nobody',
    sent: { isHonor: true },
    errors: {
      dedicationFirstName: 'Please enter a first name',
      dedicationLastName: 'Please enter a last name',
    },
  },
  {
    row: '[ORD-206]',
    why: 'a letter to nobody',
    sent: { ...letter, firstName: '', lastName: ' ' },
    errors: { firstName: 'Please enter a first name', lastName: 'Please enter a last name' },
  },
  {
    row: '[ORD-207]',
    why: 'a letter without country and state',
    sent: { ...letter, country: '', state: '' },
    errors: { country: 'Please enter a valid country', state: 'Please enter a valid state' },
  },
  {
    row: '[ORD-208]',
    why: 'a letter without street, city and zip',
    sent: { ...letter, streetAddress1: '', city: '', zipCode: '' },
    errors: {
      streetAddress1: 'Please enter a valid street address',
      city: 'Please enter a valid city',
      zipCode: 'Please enter a valid zip/postal code',
    },
  },
  {
    row: '[ORD-209]',
    why: 'a letter without email, phone and second line',
    sent: { ...letter, email: '', phoneNumber: '', streetAddress2: '' },
    errors: {},
  },
  {
    row: '',
    why: 'an email and a phone that are none',
    sent: { ...letter, email: 'kim', phoneNumber: '12' },
    errors: { email: 'Please enter a valid email', phoneNumber: 'Please enter a valid phone number' },
  },
  {
    row: '',
    why: 'a state of another country',
    sent: { ...letter, state: 'ON' },
    errors: { state: 'Please enter a valid state' },
  },
  {
    row: '',
    why: 'an email and a phone with spaces around them',
    sent: { ...letter, email: ' kim@example.com ', phoneNumber: '(212) 555-0101' },
    errors: {},
  },
  { row: '', why: 'spaces alone', sent: { ...letter, email: '  ', streetAddress2: ' ' }, errors: {} },
  {
    row: '',
    why: 'a mark-up for a second line',
    sent: { ...letter, streetAddress2: '<b>rear</b>' },
    errors: { streetAddress2: 'Please enter a valid street address' },
  },
  {
    row: '',
    why: 'a state and a zip with spaces',
    sent: { ...letter, state: ' ny ', zipCode: ' 10001 ' },
    errors: {},
  },
  { row: '', why: 'a state by its name', sent: { ...letter, state: 'ohio' }, errors: {} },
  {
    row: '',
    why: 'a zip that the US do not have',
    sent: { ...letter, zipCode: 'SW1A 1AA' },
    errors: { zipCode: 'Please enter a valid zip/postal code' },
  },
  {
    row: '',
    why: 'a mark-up for a name',
    sent: { ...letter, dedicationFirstName: '<b>Ada</b>' },
    errors: { dedicationFirstName: 'Please enter a first name' },
  },
  { row: '', why: 'a gift with nothing said', sent: {}, errors: {} },
  { row: '', why: 'hidden fields', sent: { ...letter, isHonor: false, city: '' }, errors: {} },
]

for (const { row, why, sent, errors } of cases)
  test(`${row} ${why}`.trim(), () => {
    expect(sentences(sent)).toEqual(errors)
  })

test('where a country has no list of states any region is one, and its zip need not be of the US form', () => {
  const british = { ...letter, country: 'GB', state: 'Cornwall', zipCode: 'TR19 7AA' }
  expect(sentences(british, null)).toEqual({})
  expect(sentences({ ...british, country: 'Great Britain' }, [])).toEqual({})
  expect(sentences({ ...british, state: '', zipCode: '<b>' }, null)).toEqual({
    state: 'Please enter a valid county',
    zipCode: 'Please enter a valid postcode',
  })
  expect(sentences({ ...british, zipCode: '12' }, null)).toEqual({
    zipCode: 'Please enter a valid postcode, like SW1A 1AA.',
  })
  expect(sentences({ ...letter, country: 'CA', state: 'Ontario', zipCode: 'k1a 0b1' }, null)).toEqual({})
})
