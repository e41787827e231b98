import { verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPass } from '#tests/builders/a-pass.ts'
import { serviceAccount } from '#tests/builders/pass-authority.mjs'
import type { Pass } from '../pass.ts'
import { createGooglePasses } from './google-passes.ts'
import { readServiceAccount } from './service-account.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const account = serviceAccount()
const read = readServiceAccount(account.json) ?? expect.fail()
const { email } = read
const google = createGooglePasses({
  ...read,
  issuerId: '3388',
  origin: 'https://tickets.example',
  apiUrl: 'http://localhost:1',
})

/** What a link says, once its signature has been checked as Google does. */
function claimsOf(link: string) {
  const [head = '', body = '', signature = ''] = link
    .replace('https://pay.google.com/gp/v/save/', '')
    .split('.')
  const signed = Buffer.from(signature, 'base64url')
  expect(verify('RSA-SHA256', Buffer.from(`${head}.${body}`), account.publicKey, signed)).toBe(true)
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT' })
  return read(body)
}

const saved = (...passes: Partial<Pass>[]) => claimsOf(google.saveLink(passes.map(aPass), NOW))

test('the link is signed by the service account, for Google, at this time and for this site', () => {
  expect(saved({})).toMatchObject({
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat: NOW.getTime() / 1_000,
    origins: ['https://tickets.example'],
  })
})

test('a ticket is an object of the class of its visit', () => {
  const { eventTicketClasses: classes, eventTicketObjects: objects } = saved({}).payload
  expect(classes).toEqual([
    {
      id: expect.stringMatching(/^3388\.[\w-]{43}$/),
      issuerName: 'Pier Museum',
      reviewStatus: 'UNDER_REVIEW',
      eventName: { defaultValue: { language: 'en-US', value: 'Boat Tour' } },
      venue: {
        name: { defaultValue: { language: 'en-US', value: 'Pier 3' } },
        address: { defaultValue: { language: 'en-US', value: '1 Pier, New York' } },
      },
      dateTime: { start: '2026-11-20T20:00:00.000Z' },
    },
  ])
  expect(objects).toMatchObject([
    {
      id: expect.stringMatching(/^3388\.[\w-]{43}$/),
      classId: classes[0].id,
      state: 'ACTIVE',
      barcode: { type: 'QR_CODE', value: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
      ticketType: { defaultValue: { value: 'Adult' } },
      reservationInfo: { confirmationCode: '7KQ2-MX9R' },
      hexBackgroundColor: '#0a3d62',
    },
  ])
})

test('tickets of one visit share its class; at another time it is another class under the same object', () => {
  const two = saved({}, { serial: 'pier.T-2' }).payload
  expect([two.eventTicketClasses.length, two.eventTicketObjects.length]).toEqual([1, 2])
  const [before] = saved({}).payload.eventTicketObjects
  const [after] = saved({ startsAt: new Date('2026-11-23T20:00:00Z') }).payload.eventTicketObjects
  expect(after.id).toBe(before.id)
  expect(after.classId).not.toBe(before.classId)
})

test('a void pass is inactive; pictures are named where they can be fetched', () => {
  const pictureHrefs = { logo: 'https://tickets.example/logo', hero: 'https://tickets.example/hero' }
  const { payload } = saved({ isVoid: true, pictureHrefs })
  expect(payload.eventTicketObjects[0].state).toBe('INACTIVE')
  expect(payload.eventTicketClasses[0]).toMatchObject({
    logo: { sourceUri: { uri: pictureHrefs.logo } },
    heroImage: { sourceUri: { uri: pictureHrefs.hero } },
  })
})

test('a membership is a generic pass with level and holder', () => {
  const facts = [{ key: 'holder' as const, label: 'Member', value: 'Ada Moss', change: null }]
  const { payload } = saved({ kind: 'membership', title: 'Family', facts })
  expect(payload.genericObjects).toMatchObject([
    {
      cardTitle: { defaultValue: { value: 'Pier Museum' } },
      header: { defaultValue: { value: 'Family' } },
      subheader: { defaultValue: { value: 'Ada Moss' } },
      textModulesData: [{ id: 'holder', header: 'Member', body: 'Ada Moss' }],
      classId: payload.genericClasses[0].id,
    },
  ])
  expect(payload).not.toHaveProperty('eventTicketObjects')
})

test.each([
  ['no JSON', 'x'],
  ['a key without an email', JSON.stringify({ private_key: 'x' })],
  ['a key that is none', JSON.stringify({ client_email: 'a@example.com', private_key: 'x' })],
])('%s is no service account', (_, json) => {
  expect(readServiceAccount(json)).toBeNull()
})
