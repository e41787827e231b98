import { expect, test } from 'vitest'
import { aPass } from '#tests/builders/a-pass.ts'
import { passAuthority } from '#tests/builders/pass-authority.mjs'
import { readPass, readPasses } from '#tests/builders/read-pass.ts'
import type { Pass } from '../pass.ts'
import { createApplePasses } from './apple-passes.ts'
import { type PassCertificate, readPassCertificate } from './pass-certificate.ts'

const { wwdr, issue } = passAuthority()
const certificate = readPassCertificate({ ...issue(), issuer: wwdr, now: new Date() }) as PassCertificate
const { sign } = createApplePasses(certificate, { url: 'https://localhost:1', authority: null })
const signed = (about: Partial<Pass> = {}) => readPass(sign([aPass(about)]).content, wwdr)

test('a ticket is an event ticket, signed with the certificate, its lines where they are looked for', () => {
  const { json, files } = signed()
  expect(json).toMatchObject({
    passTypeIdentifier: 'pass.example.marquee',
    teamIdentifier: 'TEAM123456',
    serialNumber: 'pier.T-1',
    groupingIdentifier: 'pier.7KQ2-MX9R',
    organizationName: 'Pier Museum',
    logoText: 'Pier Museum',
    backgroundColor: 'rgb(10, 61, 98)',
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(207, 232, 255)',
    relevantDate: '2026-11-20T20:00:00.000Z',
    expirationDate: '2026-11-21T05:00:00.000Z',
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
        messageEncoding: 'iso-8859-1',
        altText: 'ABCDEFGHIJKLM NOPQRSTUVWXYZ',
      },
    ],
  })
  const { eventTicket } = json
  const values = Object.fromEntries(
    Object.entries(eventTicket ?? {}).map(([place, fields]) => [place, fields.map(({ value }) => value)]),
  )
  expect(values).toMatchObject({
    headerFields: ['3:00 pm'],
    primaryFields: ['Boat Tour'],
    secondaryFields: ['Friday, Nov 20, 2026'],
    auxiliaryFields: ['Adult', '7KQ2-MX9R'],
    backFields: ['1 Pier', 'https://tickets.example/orders/pier/order/x'],
  })
  expect(files).toContain('icon.png')
  expect(json).not.toHaveProperty('voided')
})

test('a membership is a store card, which is relevant always', () => {
  const { json } = signed({
    kind: 'membership',
    startsAt: null,
    facts: [
      { key: 'until', label: 'Valid until', value: 'December 31, 2026', change: '%@' },
      { key: 'holder', label: 'Member', value: 'Ada Moss', change: null },
      { key: 'number', label: 'Member number', value: '77001', change: null },
    ],
  })
  expect(json.storeCard?.headerFields).toMatchObject([{ changeMessage: '%@' }])
  expect(json.storeCard?.headerFields.map(({ value }) => value)).toEqual(['December 31, 2026'])
  expect(json.storeCard?.secondaryFields.map(({ value }) => value)).toEqual(['Ada Moss', '77001'])
  expect(json).not.toHaveProperty('relevantDate')
})

test('a pass that counts no more says so; one with a logo says the name once', () => {
  expect(signed({ isVoid: true }).json.voided).toBe(true)
  const logo = { 'icon.png': new Uint8Array([1]), 'logo.png': new Uint8Array([1]) }
  expect(signed({ pictures: logo }).json).not.toHaveProperty('logoText')
})

test('a code beyond Latin-1 says how it is written', () => {
  expect(signed({ code: { value: 'Ł-1', words: 'Ł-1' } }).json.barcodes).toEqual([
    expect.objectContaining({ messageEncoding: 'utf-8' }),
  ])
})

test('one pass is a file of one, several are a file of several', () => {
  expect(sign([aPass()])).toMatchObject({
    extension: 'pkpass',
    contentType: 'application/vnd.apple.pkpass',
  })
  const file = sign([aPass(), aPass({ serial: 'pier.T-2' })])
  expect(file).toMatchObject({ extension: 'pkpasses', contentType: 'application/vnd.apple.pkpasses' })
  expect(readPasses(file.content, wwdr).map(({ serialNumber }) => serialNumber)).toEqual([
    'pier.T-1',
    'pier.T-2',
  ])
})

test('a pass that can be asked for anew says where, and what proves it; another says neither', () => {
  const service = { url: 'https://tickets.example/wallet/pier', token: 'a token of a pass' }
  expect(signed({ service }).json).toMatchObject({
    webServiceURL: service.url,
    authenticationToken: service.token,
  })
  expect(signed().json).not.toHaveProperty('webServiceURL')
})
