import { expect, test } from 'vitest'
import { ticketItemId } from './ticket-item-id.ts'

test('one id for the same tickets, another at the full price', () => {
  expect(ticketItemId({ slotId: 's', ticketTypeId: 'adult' })).toBe('s~adult')
  expect(ticketItemId({ slotId: 's', ticketTypeId: 'adult', isRetail: false })).toBe('s~adult')
  expect(ticketItemId({ slotId: 's', ticketTypeId: 'adult', isRetail: true })).toBe('s~adult~retail')
})
