import { expect, test } from 'vitest'
import { cardsForTheDoor } from './cards-for-the-door.ts'

const card = (id: string, about: object = {}) => ({
  id,
  name: id,
  barcode: `B-${id}`,
  cardStatus: 'active' as const,
  expirationDate: '2026-12-31',
  ...about,
})

test.each([
  { why: 'everybody with a code has a card', about: {}, has: true },
  { why: 'a person whose code is not told has none', about: { barcode: '' }, has: false },
  { why: 'a dropped card has none', about: { cardStatus: 'dropped' as const }, has: false },
  {
    why: 'a card that ended before its membership has none',
    about: { expirationDate: '2026-10-31' },
    has: false,
  },
  { why: 'a card counts on its last day', about: { expirationDate: '2026-11-20' }, has: true },
  { why: 'a card without a day of its own counts', about: { expirationDate: null }, has: true },
])('$why', ({ about, has }) => {
  const record = { membershipExpirationDate: '2026-12-31', cardholders: [card('Ada'), card('Bo', about)] }
  expect(cardsForTheDoor(record, '2026-11-20').map(({ id }) => id)).toEqual(has ? ['Ada', 'Bo'] : ['Ada'])
})

test('in the days of grace a card that ended with its membership still counts', () => {
  const record = {
    membershipExpirationDate: '2026-11-10',
    cardholders: [card('Ada', { expirationDate: '2026-11-10' })],
  }
  expect(cardsForTheDoor(record, '2026-11-20')).toHaveLength(1)
})
