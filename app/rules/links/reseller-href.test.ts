import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resellerHref } from '#app/rules/links/reseller-href.ts'

test.each([
  ['https://accounts.example/register', 'https://accounts.example/register?id=pier'],
  ['https://accounts.example/', 'https://accounts.example/?id=pier'],
  ['https://accounts.example/register?lang=de', 'https://accounts.example/register?lang=de&id=pier'],
  ['https://accounts.example/register?id=other', 'https://accounts.example/register?id=pier'],
  ['https://accounts.example/#register', 'https://accounts.example/?id=pier#register'],
  ['/partners/register', '/partners/register?id=pier'],
])('[CHK-083] %s becomes %s', (registration, href) => {
  expect(resellerHref(registration, 'pier')).toBe(href)
})

test('[CHK-083] whatever the venue is called, the accounts site reads exactly that', () => {
  const registration = fc.webUrl({ withQueryParameters: true, withFragments: true })
  fc.assert(
    fc.property(registration, fc.string({ unit: 'grapheme', minLength: 1 }), (address, tenantId) => {
      const href = resellerHref(address, tenantId)
      const read = new URL(href)
      expect(read.searchParams.getAll('id')).toEqual([tenantId])
      expect([read.origin, read.pathname, read.hash]).toEqual([
        new URL(address).origin,
        new URL(address).pathname,
        new URL(address).hash,
      ])
    }),
  )
})
