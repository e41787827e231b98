import { expect, test } from 'vitest'
import { type BillingContact, contactErrors, deliveryError } from '#app/rules/checkout/billing-contact.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const ada: BillingContact = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phoneNumber: '555 010 9999',
}
const errors = (changes: Partial<BillingContact>) =>
  Object.fromEntries(
    Object.entries(contactErrors({ ...ada, ...changes }, { name: 'parts', phone: true })).map(
      ([field, error]) => [field, defaultWords(error)],
    ),
  )

test('a complete contact has no errors', () => {
  expect(errors({})).toEqual({})
  expect(errors({ email: 'ada@example.com ' })).toEqual({})
})

test.each([
  ['', 'Please enter a first name'],
  ['  ', 'Please enter a first name'],
  ['8 Ada', 'Please enter a valid first name'],
  ['--', 'Please enter a valid first name'],
  ['<b>Ada', 'Please enter a valid first name'],
])('[CHK-178] the first name %j gives %j', (firstName, message) => {
  expect(errors({ firstName })).toEqual({ firstName: message })
})

test.each([
  ['', 'Please enter a last name'],
  ['8', 'Please enter a valid last name'],
  ['www.example.com', 'Please enter a valid last name'],
])('[CHK-179] the last name %j gives %j', (lastName, message) => {
  expect(errors({ lastName })).toEqual({ lastName: message })
})

test.each(['', 'ada', 'ada@example', ' ada@example.com'])('[CHK-180] the email %j is not valid', email => {
  expect(errors({ email })).toEqual({ email: 'Please enter a valid email' })
})

test.each(['', '12345678', '<555 010 9999>'])('[CHK-181] the phone number %j is not valid', phoneNumber => {
  expect(errors({ phoneNumber })).toEqual({ phoneNumber: 'Please enter a valid phone number' })
})

test('every fault is told at once', () => {
  const nobody = { firstName: '', lastName: '', email: '', phoneNumber: '' }

  expect(Object.keys(errors(nobody))).toEqual(['firstName', 'lastName', 'email', 'phoneNumber'])
})

const shortly = (changes: Partial<BillingContact>, phone = false) =>
  Object.entries(contactErrors({ ...ada, ...changes }, { name: 'one', phone })).map(([field, error]) => [
    field,
    defaultWords(error),
  ])

test.each<[Partial<BillingContact>, string[][]]>([
  [{}, []],
  [{ lastName: '' }, []],
  [{ phoneNumber: '' }, []],
  [{ phoneNumber: '12' }, [['phoneNumber', 'Please enter a valid phone number']]],
  [{ firstName: '', lastName: '' }, [['name', 'Please enter your name']]],
  [{ firstName: '8', lastName: 'Ada' }, [['name', 'Please enter a valid name']]],
  [{ lastName: '<b>' }, [['name', 'Please enter a valid name']]],
  [
    { firstName: '', lastName: '', email: '' },
    [
      ['email', 'Please enter a valid email'],
      ['name', 'Please enter your name'],
    ],
  ],
])('asked for email and one name, %j is told as %j', (changes, errors) => {
  expect(shortly(changes)).toEqual(errors)
})

test('a phone that the short form asks for may not be left out', () => {
  expect(shortly({ phoneNumber: '' }, true)).toEqual([['phoneNumber', 'Please enter a valid phone number']])
})

test.each(['', 'ada@example'])('[CHK-182] tickets cannot be sent to %j', email => {
  expect(defaultWords(deliveryError(email)!)).toBe('Please enter a valid email')
})

test('[CHK-182] tickets can be sent to a complete address', () => {
  expect(deliveryError('ada@example.com')).toBeNull()
  expect(deliveryError('ada@example.com ')).toBeNull()
})
