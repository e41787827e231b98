import { expect, test } from 'vitest'
import { WEEKDAY_CODES } from '#app/rules/calendar/dates.ts'
import { choices, logo } from '#tests/builders/shell-model.ts'
import type { Visit } from './open-page.ts'
import { shellModelOf, undoModelOf, visitorKindsOf } from './shell-model-of.ts'

const member = { membershipIds: ['M-1'], name: 'Ada Moss', verifiedUntil: '2026-12-01T00:00:00Z' }

const visitor = { id: 'V-1', email: 'ada@pier.example', name: 'Ada Moss' }

const LINKS = [
  { key: 'logo', href: 'https://pier.example/', label: 'Home' },
  { key: 'visit', href: 'https://pier.example/visit', label: 'Plan your visit', external: true },
  { key: 'nowhere', href: 'https://pier.example/nowhere' },
]

const NINE_TO_FIVE = { open: '09:00', close: '17:00' }

const richCompany = {
  membership: true,
  membershipSales: true,
  membershipLogin: true,
  hideLogin: false,
  customerRep: false,
  showPrivacyNotice: true,
  resellerRegistration: true,
  phoneNumber: '+1 (212) 555-0199',
  email: 'hello@pier.example',
  shortName: 'Pier',
  tagline: 'Old walls, new light.',
  address: {
    streetAddress1: 'Pier 7',
    streetAddress2: '200 Harbor Drive',
    city: 'Port Ellison',
    state: 'ME',
    zipCode: '04101',
  },
}

const richVenue = {
  name: 'The Pier',
  texts: {},
  links: LINKS,
  logo,
  choices,
  company: richCompany,
  offersMemberships: true,
  openHours: { standard: { F: [NINE_TO_FIVE] }, exceptions: {} },
  timeZone: 'America/New_York',
  locale: 'en-GB',
  languages: [],
  currency: 'GBP',
  text: (reference: string) => `[${reference}]`,
  formatMessage: ({ text, args }: { text: string; args?: object }) =>
    [text, ...Object.values(args ?? {})].join(' '),
}

type ModelOptions = {
  venue?: object
  company?: object
  session?: object
  path?: string
  query?: string
  now?: string
  shown?: Partial<Parameters<typeof shellModelOf>[1]>
}

const modelOf = ({
  venue,
  company,
  session = {},
  path = '/events/pier/list',
  query = '',
  now = '2026-11-20T15:00:00Z',
  shown,
}: ModelOptions) =>
  shellModelOf(
    {
      tenantId: 'pier',
      url: new URL(`http://venue.example${path}${query}`),
      now: new Date(now),
      session,
      venue: { ...richVenue, ...venue, company: { ...richCompany, ...company } },
    } as unknown as Visit,
    { cartCount: 0, demo: false, noticeHidden: false, passkeyOffer: null, accepted: null, ...shown },
  )

const RETURN = encodeURIComponent('/events/pier/list')

test('around the screens of a venue that has everything stands everything', () => {
  expect(modelOf({})).toEqual({
    venue: 'The Pier',
    logo: { href: 'https://pier.example/', src: '/dark-ink.svg', alt: 'A pier', shortName: 'Pier' },
    sections: {
      events: '/events/pier/list',
      calendar: '/orders/pier/calendar',
      memberships: '/membership/pier/join',
    },
    navigation: [{ label: 'Plan your visit', href: 'https://pier.example/visit', isExternal: true }],
    phone: { number: '+1 (212) 555-0199', href: 'tel:+12125550199' },
    membership: {
      message: { text: 'header-my-membership' },
      href: `/auth/pier/members?ref=${RETURN}&logout=1`,
    },
    login: { message: { text: 'header-my-orders' }, href: `/auth/pier/login?ref=${RETURN}` },
    logout: null,
    cart: { count: 0, href: '/orders/pier/tickets?cart=true' },
    undo: null,
    dateChange: null,
    hours: 'hours-today hours-open hours-range 09:00 17:00',
    footer: {
      tagline: 'Old walls, new light.',
      address: ['Pier 7', '200 Harbor Drive', 'Port Ellison, ME 04101'],
      email: 'hello@pier.example',
      privacyHref: '/legal/pier/privacy',
      termsHref: '/legal/pier/terms',
      resellersHref: '/resellers/pier',
      year: '2026',
    },
    privacyNotice: { href: '/legal/pier/privacy', back: '/events/pier/list' },
    passkeyOffer: null,
    browsersHref: '/status/pier/unsupported',
    demo: false,
    money: { currency: 'GBP', locale: 'en-GB', noCharge: '[tickets-no-charge]' },
    languages: [],
    languageOffer: null,
    flags: {
      frame: 'rule',
      events: 'plates',
      hero: 'split',
      header: 'paper',
      footer: 'deep',
      align: 'center',
    },
  })
})

test('around the screens of a venue that has nothing stands nothing', () => {
  const company = {
    membership: false,
    showPrivacyNotice: false,
    resellerRegistration: false,
    phoneNumber: undefined,
    email: undefined,
    shortName: undefined,
    tagline: '',
    address: undefined,
    hideLogin: true,
  }
  expect(modelOf({ company, venue: { links: [], logo: undefined } })).toMatchObject({
    logo: { href: '/events/pier/list', src: null, alt: 'The Pier' },
    sections: { memberships: null },
    navigation: [],
    phone: null,
    membership: null,
    login: null,
    footer: { tagline: null, address: [], email: null, resellersHref: null },
    privacyNotice: null,
  })
})

test.each<[string, ModelOptions, object]>([
  [
    'things in the cart, at a demo',
    { shown: { cartCount: 3, demo: true } },
    { cart: { count: 3 }, demo: true },
  ],
  [
    'the offer of a passkey',
    { shown: { passkeyOffer: { action: '/auth/pier/passkeys', back: '/' } } },
    { passkeyOffer: { action: '/auth/pier/passkeys', back: '/' } },
  ],
  ['a notice that was hidden', { shown: { noticeHidden: true } }, { privacyNotice: null }],
  [
    'no address but a town',
    { company: { address: { city: 'Port Ellison' } } },
    { footer: { address: ['Port Ellison'] } },
  ],
  [
    'memberships that are not sold',
    { company: { membershipSales: false } },
    { sections: { memberships: null } },
  ],
  ['no memberships to sell', { venue: { offersMemberships: false } }, { sections: { memberships: null } }],
  ['memberships without a sign-in', { company: { membershipLogin: false } }, { membership: null }],
  ['a text that hides the sign-in', { venue: { texts: { 'header-hide-login': 'true' } } }, { login: null }],
  [
    'a day with hours of its own',
    {
      venue: {
        openHours: {
          standard: {},
          exceptions: { '2026-11-20': { hours: [{ open: '10:00', close: '12:00' }], note: 'Fair' } },
        },
      },
    },
    { hours: 'hours-today hours-open hours-range 10:00 12:00' },
  ],
  [
    'a closed day',
    { venue: { openHours: { standard: {}, exceptions: {} } } },
    { hours: 'hours-today hours-closed' },
  ],
  ['the last evening of the year', { now: '2026-01-01T03:00:00Z' }, { footer: { year: '2025' } }],
  [
    'dates that are being changed',
    { query: '?cdEventIds=reef' },
    { dateChange: { cancelHref: '/orders/pier/tickets?cart=true' } },
  ],
  [
    'dates that are being changed, on the page that says so itself',
    { path: '/orders/pier/tickets?cdEventIds=reef' },
    { dateChange: null },
  ],
  [
    'an address that hands something on',
    { query: '?campaign=spring&date=2026-11-21' },
    {
      sections: {
        events: '/events/pier/list?campaign=spring',
        calendar: '/orders/pier/calendar?campaign=spring',
      },
      cart: { href: '/orders/pier/tickets?cart=true&campaign=spring' },
      privacyNotice: { back: '/events/pier/list?campaign=spring&date=2026-11-21' },
      login: {
        href: `/auth/pier/login?ref=${encodeURIComponent('/events/pier/list?campaign=spring&date=2026-11-21')}`,
      },
    },
  ],
])('with %s the shell says so', (_, about, expected) => {
  expect(modelOf(about)).toMatchObject(expected)
})

test('hours that a venue never told are said for the whole year', () => {
  const eightToFive = [{ open: '08:00', close: '17:00' }]
  const standard = Object.fromEntries(WEEKDAY_CODES.map(code => [code, eightToFive]))
  expect(modelOf({ venue: { openHours: { standard, exceptions: {} } } }).hours).toBe('[hours-default]')
})

const mine = { message: { text: 'header-member-name', args: { name: 'Ada Moss' } } }

test.each<[string, ModelOptions, object]>([
  ['nobody', {}, { login: { href: `/auth/pier/login?ref=${RETURN}` }, logout: null }],
  [
    'somebody who is signed in',
    { session: { visitor } },
    {
      login: {
        message: { text: 'header-orders-email', args: { email: visitor.email } },
        href: '/account/pier/orders',
      },
      membership: { message: { text: 'header-my-membership' } },
      logout: { action: '/auth/pier/logout' },
    },
  ],
  [
    'a member',
    { session: { member } },
    {
      membership: { ...mine, href: '/membership/pier/profile' },
      login: { message: { text: 'header-my-orders' } },
      logout: { action: '/auth/pier/logout' },
    },
  ],
  [
    'a member of a venue without a sign-in of members',
    { session: { member }, company: { membershipLogin: false } },
    { membership: mine },
  ],
  [
    'a member whose membership is over',
    { session: { member: { ...member, isExpired: true } } },
    { membership: { ...mine, href: '/membership/pier/renew' } },
  ],
  [
    'somebody whose verification is over',
    { session: { member: { ...member, verifiedUntil: '2026-11-20T15:00:00Z' } } },
    { membership: { message: { text: 'header-my-membership' } }, logout: null },
  ],
])('the shell knows %s', (_, about, expected) => {
  expect(modelOf(about)).toMatchObject(expected)
})

test('where a venue represents its customers every visitor is that as well', () => {
  const kindsOf = (customerRep: boolean) =>
    visitorKindsOf({
      session: {},
      now: new Date('2026-11-20T15:00:00Z'),
      venue: { company: { customerRep } } as unknown as Visit['venue'],
    })
  expect([kindsOf(true), kindsOf(false)]).toEqual([['customer-rep'], ['anonymous']])
})

test.each([
  ['/orders/pier/tickets?eventIds=reef,dome&cart=true', '?order=%3FeventIds%3Dreef%2Cdome%26cart%3Dtrue'],
  ['/events/pier/list?date=2026-12-01', ''],
])('what is put back at %s takes along what the order was asked for', (path, query) => {
  const undo = { cartId: 'C-1', name: 'Reef', until: '2026-11-20T12:00:10Z' }
  const visit = {
    session: { undo },
    tenantId: 'pier',
    now: new Date('2026-11-20T12:00:00Z'),
    url: new URL(path, 'http://pier.example'),
  }
  expect(undoModelOf(visit as unknown as Visit)?.action).toBe(`/orders/pier/undo${query}`)
})
