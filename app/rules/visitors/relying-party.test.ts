import { expect, test } from 'vitest'
import { relyingParty } from './relying-party.ts'

test.each([
  ['https://tickets.example', { id: 'tickets.example', origin: 'https://tickets.example' }],
  ['https://tickets.example:8443/shop', { id: 'tickets.example', origin: 'https://tickets.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://pier.localhost:3000', { id: 'pier.localhost', origin: 'http://pier.localhost:3000' }],
  ['http://tickets.example', null],
  ['http://notlocalhost', null],
  ['ftp://localhost', null],
  ['https://192.0.2.7', null],
  ['http://127.0.0.1:3000', null],
  ['https://0x7f.1', null],
  ['https://[::1]', null],
  ['nowhere', null],
])('passkeys at %s are for %j', (address, party) => {
  expect(relyingParty(address)).toEqual(party)
})
