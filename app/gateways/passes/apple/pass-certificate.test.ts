import { expect, test } from 'vitest'
import { passAuthority } from '#tests/builders/pass-authority.mjs'
import { readPassCertificate } from './pass-certificate.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const BEGIN = new Date('2026-01-01T00:00:00Z')
const authority = passAuthority(BEGIN)
const good = authority.issue({ from: BEGIN })
const files = { ...good, issuer: authority.wwdr, now: NOW }

test('pass type and team are those of the certificate', () => {
  expect(readPassCertificate(files)).toMatchObject({
    passTypeId: 'pass.example.marquee',
    teamId: 'TEAM123456',
    expiresAt: new Date('2027-01-01T00:00:00Z'),
  })
})

test('a key with a passphrase is opened by it', () => {
  const locked = authority.issue({ from: BEGIN, passphrase: 'sea otter' })
  expect(readPassCertificate({ ...files, ...locked, passphrase: 'sea otter' })).toHaveProperty('key')
  expect(readPassCertificate({ ...files, ...locked, passphrase: 'otter' })).toMatchObject({ setting: 'key' })
})

test.each([
  ['a text that is no certificate', { certificate: 'x' }, 'certificate', 'is no certificate in PEM'],
  ['an authority that is none', { issuer: 'x' }, 'issuer', 'is no certificate in PEM'],
  ['a key that is none', { key: 'x' }, 'key', 'is no private key in PEM'],
  [
    'a certificate that is of no pass type',
    authority.issue({ from: BEGIN, passTypeId: 'com.example.app' }),
    'certificate',
    'is no certificate of a pass type',
  ],
  [
    'the key of another certificate',
    { key: authority.issue().key },
    'key',
    'is not the key of the certificate',
  ],
  ['another authority', { issuer: passAuthority(BEGIN).wwdr }, 'issuer', 'has not issued the certificate'],
  [
    'a certificate that is over',
    authority.issue({ from: BEGIN, until: new Date('2026-11-19T00:00:00Z') }),
    'certificate',
    'expired on 2026-11-19',
  ],
  [
    'a certificate that is to come',
    authority.issue({ from: new Date('2026-12-01T00:00:00Z') }),
    'certificate',
    'counts from 2026-12-01 only',
  ],
])('%s is refused by its name', (_, about, setting, fault) => {
  expect(readPassCertificate({ ...files, ...about })).toMatchObject({
    setting,
    fault: expect.stringContaining(fault),
  })
})
