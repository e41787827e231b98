import { expect, test } from 'vitest'
import type { Company } from '#app/contract/themes.ts'
import { logo } from '#tests/builders/shell-model.ts'
import type { Visit } from './open-page.ts'
import { contactOf, logoOf } from './shell-model-of.ts'

const logoIn = (about: object, company: Partial<Company> = {}) =>
  logoOf(
    {
      tenantId: 'pier',
      url: new URL('http://venue.example/events/pier/list'),
      venue: { name: 'The Pier', links: [], choices: {}, logo, ...about } as unknown as Visit['venue'],
    },
    company as Company,
  )

test.each([
  ['a paper header', { 'layout-header': 'paper', 'color-mode': 'light' }, '/dark-ink.svg'],
  ['a paper header of a dark theme', { 'layout-header': 'paper', 'color-mode': 'dark' }, '/light-ink.svg'],
  ['a deep header', { 'layout-header': 'deep', 'color-mode': 'light' }, '/light-ink.svg'],
  ['a deep header of a dark theme', { 'layout-header': 'deep', 'color-mode': 'dark' }, '/light-ink.svg'],
])('on %s stands the mark that can be seen there', (_, choices, src) => {
  expect(logoIn({ choices }).src).toBe(src)
})

test('a venue with one mark shows it everywhere, one without shows its name', () => {
  const choices = { 'layout-header': 'deep' }
  expect(logoIn({ choices, logo: { src: '/one.svg' } }).src).toBe('/one.svg')
  expect(logoIn({ choices, logo: undefined }).src).toBeNull()
})

test('the mark is read out as its own words, else as the short name, else as the name', () => {
  expect(logoIn({}, { shortName: 'Pier' }).alt).toBe('A pier')
  expect(logoIn({ logo: { src: '/one.svg' } }, { shortName: 'Pier' }).alt).toBe('Pier')
  expect(logoIn({ logo: { src: '/one.svg', alt: '' } }).alt).toBe('The Pier')
})

test('a short name that says nothing shorter is left out', () => {
  expect(logoIn({}, { shortName: 'Pier' }).shortName).toBe('Pier')
  expect(logoIn({}, { shortName: 'The Pier' })).not.toHaveProperty('shortName')
  expect(logoIn({})).not.toHaveProperty('shortName')
})

test('a phone number is dialled without what is there for the eye', () => {
  expect(contactOf({ phoneNumber: '+1 (212) 555-0199' } as Company)).toEqual({
    phone: { number: '+1 (212) 555-0199', href: 'tel:+12125550199' },
    email: null,
  })
  expect(contactOf({ email: 'hello@pier.example' } as Company)).toEqual({
    phone: null,
    email: 'hello@pier.example',
  })
})
