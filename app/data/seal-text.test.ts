import { expect, test } from 'vitest'
import { sealText, unsealText } from './seal-text.ts'

const SEAL = { secret: 'a secret for tests only, 32 characters', purpose: 'pass issuers', owner: 'pier' }
const sealed = sealText(SEAL, 'a private key')

test('a sealed text opens for who sealed it, and shows nothing of itself', () => {
  expect(unsealText(SEAL, sealed)).toBe('a private key')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('private')
})

test.each([
  ['another secret', { secret: 'another secret for tests, 32 characters' }],
  ['another purpose', { purpose: 'cart links' }],
  ['another owner', { owner: 'other' }],
])('%s opens nothing', (_, about) => {
  expect(unsealText({ ...SEAL, ...about }, sealed)).toBeNull()
})

test.each([
  ['a text that was never sealed', 'a private key'],
  ['nothing', ''],
  ['a letter more', `${sealed}A`],
  ['another first letter', (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)],
])('%s opens nothing', (_, text) => {
  expect(unsealText(SEAL, text)).toBeNull()
})
