import { expect, test } from 'vitest'
import { bare, boat, priced, ticket } from '#tests/builders/rich-cart.ts'

test('seats are held until a moment where the venue holds any, and now where the hold has not begun', () => {
  const tickets = boat([ticket('adult', 1)])
  expect(priced(tickets, bare()).cart.hold).toEqual({
    expiresAt: '2026-11-21T14:00:00.000Z',
    extensionsLeft: 10,
  })
  expect(priced(tickets, bare(), { holdExtensions: 12 }).cart.hold?.extensionsLeft).toBe(0)
  expect(priced(tickets, bare({ company: { holdMinutes: 0 } })).cart.hold).toBeNull()
  expect(priced(boat([ticket('adult', 0)]), bare()).cart.hold).toBeNull()
})
