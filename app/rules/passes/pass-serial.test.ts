import { expect, test } from 'vitest'
import { objectOfSerial, type PassObject, passSerial } from './pass-serial.ts'

const ticket = (ticketId: string): PassObject => ({ kind: 'ticket', ticketId })
const card = (membershipId: string, cardholderId: string): PassObject => ({
  kind: 'card',
  membershipId,
  cardholderId,
})

test.each([
  ['a ticket', 'pier', ticket('T-1'), 'pier.T-1'],
  ['a card', 'pier', card('M-1', 'M-1-1'), 'pier.M-1.M-1-1'],
  ['a card without a person', 'pier', card('M-1', ''), 'pier.M-1.'],
  ['ids with dots', 'pier.2', card('M.1', 'a b'), 'pier%2E2.M%2E1.a%20b'],
])('the serial number of %s leads back to it', (_, tenantId, object, serial) => {
  expect(passSerial(tenantId, object)).toBe(serial)
  expect(objectOfSerial(tenantId, serial)).toEqual(object)
})

test.each([
  ['of another venue', 'other.T-1'],
  ['of a venue alone', 'pier'],
  ['of nothing', 'pier.'],
  ['of too much', 'pier.a.b.c'],
  ['that cannot be read', 'pier.%E0%A4%A'],
  ['of a card that cannot be read', 'pier.M-1.%E0%A4%A'],
])('a serial number %s is of nothing here', (_, serial) => {
  expect(objectOfSerial('pier', serial)).toBeNull()
})
