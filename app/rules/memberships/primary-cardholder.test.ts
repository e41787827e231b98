import { expect, test } from 'vitest'
import { cardholderByEmail, primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'

const card = (id: string, about: object = {}) => ({
  id,
  cardType: 'secondary' as 'primary' | 'secondary',
  cardStatus: 'active',
  ...about,
})
const ada = card('Ada', { cardType: 'primary', email: 'moss@example.com' })
const bo = card('Bo', { email: 'Bo@Example.com ' })

test.each([
  { why: 'the one that is marked', cards: [bo, ada], primary: 'Ada' },
  { why: 'the first where none is', cards: [bo, card('Cy')], primary: 'Bo' },
  { why: 'nobody without people', cards: [], primary: undefined },
])('the primary cardholder is $why', ({ cards, primary }) => {
  expect(primaryCardholder(cards)?.id).toBe(primary)
})

test.each([
  { why: 'whatever the case and spaces', email: ' bo@example.COM', holder: 'Bo' },
  { why: 'nobody who has none', email: 'cy@example.com', holder: undefined },
  { why: 'the primary one of a shared address', email: 'moss@example.com', holder: 'Ada' },
  { why: 'nobody who was dropped', email: 'di@example.com', holder: undefined },
])('the cardholder of $email is $why', ({ email, holder }) => {
  const di = card('Di', { email: 'di@example.com', cardStatus: 'dropped' })
  const eve = card('Eve', { email: 'moss@example.com' })
  expect(cardholderByEmail([bo, card('Cy'), di, eve, ada], email)?.id).toBe(holder)
})
