import { expect, test } from 'vitest'
import { WALLET_CHANNEL, walletFields, walletMessage } from './wallet.ts'

const origin = 'https://gateway.example'
const window = {} as MessageEventSource
const data = { channel: WALLET_CHANNEL, answer: null }

test.each([
  ['the sheet', { origin, source: window, data }, data],
  ['another origin', { origin: 'https://evil.example', source: window, data }, null],
  ['another window', { origin, source: {} as MessageEventSource, data }, null],
  ['another channel', { origin, source: window, data: { channel: 'else' } }, null],
  ['nothing', { origin, source: window, data: null }, null],
])('what %s posts is heard or not', (_, event, message) => {
  expect(walletMessage(event, { origin, window })).toEqual(message)
})

test('nobody is heard before there is a sheet', () => {
  expect(walletMessage({ origin, source: null, data }, { origin, window: null })).toBeNull()
})

test('an answer fills in who pays and the card, cut to what fields take; of the card only what may be shown', () => {
  const card = {
    id: 'c',
    token: 't'.repeat(300),
    fingerprint: 'f',
    country: 'US',
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '7',
    expYear: '2031',
  }
  const payer = { name: 'A'.repeat(500), email: 'ada@example.com', country: 'US', zip: '93940' }
  const details = {
    phoneNumber: '831 555 0142',
    streetAddress1: '12 Harbor St',
    city: 'Monterey',
    state: 'CA',
  }
  expect(walletFields({ card, payer: { ...payer, ...details } })).toMatchObject(details)
  expect(walletFields({ card, payer })).toEqual({
    firstName: '',
    lastName: '',
    name: 'A'.repeat(120),
    email: 'ada@example.com',
    country: 'US',
    zip: '93940',
    paymentToken: 't'.repeat(300),
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '7',
    expYear: '2031',
  })
})
