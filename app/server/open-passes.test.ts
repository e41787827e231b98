import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#app/api/kernel/log.ts'
import { passAuthority, serviceAccount } from '#tests/builders/pass-authority.mjs'
import { readEnvironment } from '../environment.ts'
import { openPasses } from './open-passes.ts'

const now = new Date('2026-11-20T15:00:00Z')
const from = new Date('2026-01-01T00:00:00Z')
const { wwdr, issue } = passAuthority(from)
const { certificate, key } = issue({ from })
const APPLE = { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_WWDR_CERTIFICATE: wwdr }
const GOOGLE = { GOOGLE_WALLET_KEY: serviceAccount().json, GOOGLE_WALLET_ISSUER_ID: '3388' }

function open(variables: Record<string, string>) {
  const lines: string[] = []
  const log = createLog('debug', { write: line => void lines.push(line) })
  const passes = openPasses(readEnvironment(variables), { now, log, origin: 'https://tickets.example' })
  return { wallets: [passes.apple && 'apple', passes.google && 'google'].filter(Boolean), lines }
}

test('each wallet is there once it is set up', () => {
  expect(open({}).wallets).toEqual([])
  expect(open(APPLE).wallets).toEqual(['apple'])
  expect(open(GOOGLE).wallets).toEqual(['google'])
  expect(open({ ...APPLE, ...GOOGLE })).toMatchObject({ wallets: ['apple', 'google'], lines: [] })
})

test('a setting says where its file is, or holds it in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-passes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const inFiles = Object.entries(APPLE).map(([name, content]) => {
    writeFileSync(join(folder, name), content)
    return [name, join(folder, name)]
  })
  expect(open(Object.fromEntries(inFiles)).wallets).toEqual(['apple'])
  const inLines = Object.entries(APPLE).map(([name, content]) => [
    name,
    content.replaceAll('\n', String.raw`\n`),
  ])
  expect(open(Object.fromEntries(inLines)).wallets).toEqual(['apple'])
})

test.each(Object.keys(APPLE))("Apple's wallet without %s is an error that names it", name => {
  expect(() => open({ ...APPLE, [name]: '' })).toThrow(`${name}: Apple's wallet needs`)
})

test.each([
  [
    'of another authority',
    { APPLE_WWDR_CERTIFICATE: passAuthority(from).wwdr },
    /^APPLE_WWDR_CERTIFICATE has/,
  ],
  ['that is over', issued({ until: now }), /^APPLE_PASS_CERTIFICATE expired on 2026-11-20$/],
  [
    'in a file that is not there',
    { APPLE_PASS_KEY: '/none' },
    /^APPLE_PASS_KEY is neither a key nor a file that is there$/,
  ],
])('a certificate %s is one line', (_, about, line) => {
  expect(() => open({ ...APPLE, ...about })).toThrow(line)
})

function issued({ until }: { until: Date }) {
  const over = issue({ from, until: new Date(until.getTime() - 1) })
  return { APPLE_PASS_CERTIFICATE: over.certificate, APPLE_PASS_KEY: over.key }
}

test('a certificate that ends within a month is told of at start', () => {
  const soon = issue({ from, until: new Date('2026-12-10T00:00:00Z') })
  const { lines } = open({ ...APPLE, APPLE_PASS_CERTIFICATE: soon.certificate, APPLE_PASS_KEY: soon.key })
  expect(lines.join()).toContain('expires soon')
})

test.each(Object.keys(GOOGLE))("Google's wallet without %s is an error", name => {
  expect(() => open({ ...GOOGLE, [name]: '' })).toThrow("Google's wallet needs both")
})

test("a key of Google's that is none, and an issuer that is none, are named", () => {
  expect(() => open({ ...GOOGLE, GOOGLE_WALLET_KEY: '{}' })).toThrow('GOOGLE_WALLET_KEY is no key')
  expect(() => open({ ...GOOGLE, GOOGLE_WALLET_ISSUER_ID: 'x' })).toThrow('GOOGLE_WALLET_ISSUER_ID must be')
})
