import { expect, test } from 'vitest'
import {
  foldedPeople,
  isFaultless,
  isPrimaryChecked,
  type MembershipPeople,
  membershipOrderErrors,
} from '#app/rules/memberships/membership-order.ts'
import { NOBODY, type Person } from '#app/rules/memberships/person-errors.ts'

const plain = { isGift: false, isAutorenew: false, isLocked: false, notNewPurchase: false, auxiliary: false }
const renewal = { isLocked: true, notNewPurchase: true }

test.each([
  { why: 'a new membership of one’s own', about: {}, checked: true },
  { why: 'a locked renewal', about: renewal, checked: false },
  { why: 'a renewal that renews by itself', about: { ...renewal, isAutorenew: true }, checked: true },
  { why: 'an auxiliary membership', about: { auxiliary: true }, checked: false },
  { why: 'the same renewing by itself', about: { auxiliary: true, isAutorenew: true }, checked: true },
  { why: 'a gift', about: { isGift: true }, checked: true },
  { why: 'a gift of any kind', about: { ...renewal, auxiliary: true, isGift: true }, checked: true },
  { why: 'a locked new purchase', about: { isLocked: true }, checked: false },
  { why: 'an unlocked one that is not new', about: { notNewPurchase: true }, checked: false },
])('[CHK-212] [MEM-204] the primary cardholder of $why is checked: $checked', ({ about, checked }) => {
  expect(isPrimaryChecked({ ...plain, ...about })).toBe(checked)
})

const person = (about: Partial<Person> = {}): Person => ({
  ...NOBODY,
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.com',
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  ...about,
})
const secondary = (about: Partial<Person & { dropped: boolean }> = {}) => ({
  ...NOBODY,
  firstName: 'Bo',
  lastName: 'Moss',
  dropped: false,
  ...about,
})
const people = (about: Partial<MembershipPeople> = {}): MembershipPeople => ({
  isGift: false,
  primary: person(),
  secondaries: [],
  gifter: NOBODY,
  numberOfSecondaryCardholders: 2,
  ...about,
})
const full = { cardholderForm: 'full', cardholderAddress: false } as const
const errors = (about: Partial<MembershipPeople>, requireEmail = false) =>
  membershipOrderErrors(people(about), { requireEmail, ...full })
const isValid = (about: Partial<MembershipPeople>) => isFaultless(errors(about))

test('[CHK-210] [MEM-203] the primary cardholder needs a first name and no error', () => {
  expect(isValid({})).toBe(true)
  expect(errors({ primary: person({ firstName: '' }) }).primary).toHaveProperty('firstName')
  expect(isValid({ primary: person({ zipCode: '1' }) })).toBe(false)
  expect(isValid({ primary: null })).toBe(true)
})

test.each([
  { why: 'nothing is sent by post', cardholderAddress: false, wrong: [] },
  { why: 'something is sent by post', cardholderAddress: true, wrong: ['streetAddress1', 'zipCode'] },
])('in the short form the address is missing only where $why', ({ cardholderAddress, wrong }) => {
  const homeless = people({ primary: person({ streetAddress1: '', zipCode: '' }) })
  const settings = { requireEmail: false, cardholderForm: 'short', cardholderAddress } as const
  expect(Object.keys(membershipOrderErrors(homeless, settings).primary)).toEqual(wrong)
})

test('[MEM-188] a primary cardholder that is not checked has no error', () => {
  expect(errors({ primary: null }).primary).toEqual({})
})

test('[CHK-209] [MEM-202] secondaries are valid when there are no more than cards and none has an error', () => {
  expect(isValid({ secondaries: [secondary(), secondary()] })).toBe(true)
  expect(errors({ secondaries: [secondary(), secondary(), secondary()] }).excess).toBe(1)
  expect(isValid({ secondaries: [secondary(), secondary(), secondary({ dropped: true })] })).toBe(true)
  expect(isValid({ secondaries: [secondary({ lastName: '' })] })).toBe(false)
  expect(isValid({ secondaries: [secondary({ lastName: '', dropped: true })] })).toBe(true)
})

test('[CHK-211] [MEM-200] the giver of a gift needs a first name, a last name and a valid email', () => {
  expect(isValid({ isGift: true, gifter: person({ country: '' }) })).toBe(true)
  expect(Object.keys(errors({ isGift: true }).gifter)).toEqual(['firstName', 'lastName', 'email'])
  expect(isValid({ isGift: true, gifter: person({ email: 'ada@' }) })).toBe(false)
  expect(isValid({ gifter: NOBODY })).toBe(true)
})

test('[CHK-031] [MEM-201] giver and recipient of a gift both need an email', () => {
  const noEmail = person({ email: '' })
  expect(errors({ isGift: true, gifter: noEmail }).gifter).toEqual({
    email: { text: 'cardholder-email-invalid' },
  })
  expect(errors({ isGift: true, gifter: person(), primary: noEmail }).primary).toEqual({
    email: { text: 'cardholder-email-invalid' },
  })
  expect(isValid({ primary: noEmail })).toBe(true)
})

test('where the venue wants an email of everybody, secondaries need one too', () => {
  expect(errors({ primary: person({ email: '' }), secondaries: [secondary()] }, true)).toMatchObject({
    primary: { email: { text: 'cardholder-email-invalid' } },
    secondaries: [{ email: { text: 'cardholder-email-invalid' } }],
  })
})

test('fields fold of whoever has all that is required and nothing wrong, one by one', () => {
  const some = errors({
    isGift: true,
    gifter: person({ email: '' }),
    secondaries: [secondary(), secondary({ lastName: '' }), secondary({ email: 'bo@' })],
  })
  expect(foldedPeople(some, [])).toEqual({ gifter: false, primary: true, secondaries: [true, false, false] })
  expect(foldedPeople(errors({ primary: person({ city: '' }) }), []).primary).toBe(false)
})

test('fields fold of whoever shares the email of the first, and of nobody without a name', () => {
  const all = errors({ secondaries: [secondary(), secondary(), secondary({ lastName: '' })] }, true)
  expect(foldedPeople(all, [true, false, true]).secondaries).toEqual([true, false, false])
  expect(foldedPeople(all, [null, null, null]).secondaries).toEqual([false, false, false])
})
