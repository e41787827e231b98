import type { ShellModel } from '#app/shell/shell-model.ts'

/** The shell of a venue that has everything, for a visitor nobody knows. */
export const aShell = (more: Partial<ShellModel> = {}): ShellModel => ({
  venue: 'Harborlight Aquarium',
  logo: { href: '/events/demo/list', src: null, alt: '' },
  sections: {
    events: '/events/demo/list',
    calendar: '/orders/demo/calendar',
    memberships: '/membership/demo/join',
  },
  navigation: [
    { label: 'Plan your visit', href: 'https://example.com/visit' },
    { label: 'Groups and schools', href: 'https://example.com/groups' },
  ],
  phone: { number: '(555) 014-2277', href: 'tel:+15550142277' },
  membership: { message: { text: 'header-my-membership' }, href: '/auth/demo/members' },
  login: { message: { text: 'header-my-orders' }, href: '/auth/demo/login' },
  logout: null,
  cart: { count: 2, href: '/orders/demo/tickets' },
  undo: null,
  dateChange: null,
  hours: 'Hours: Open 9:00 AM to 5:00 PM',
  footer: {
    tagline: null,
    address: ['Pier 7, 200 Harbor Drive', 'Port Ellison, ME 04101'],
    email: 'hello@example.com',
    privacyHref: '/legal/demo/privacy',
    termsHref: '/legal/demo/terms',
    resellersHref: '/resellers/demo',
    year: '2026',
  },
  passkeyOffer: null,
  privacyNotice: { href: '/legal/demo/privacy', back: '/events/demo/list' },
  browsersHref: '/status/demo/unsupported',
  demo: true,
  money: {},
  flags: {
    frame: 'surface',
    events: 'cards',
    hero: 'picture',
    header: 'paper',
    footer: 'deep',
    align: 'start',
  },
  languages: [],
  languageOffer: null,
  ...more,
})
