import type { ShellModel } from '#app/shell/shell-model.ts'
import type { sampleBrands } from './sample-brands.ts'

/** A shell as a loader would fill it, for a visitor nobody knows. */
export const sampleShell = ({ name, logo, address }: (typeof sampleBrands)[keyof typeof sampleBrands]): ShellModel => ({
  venue: name,
  logo: { href: '/events/demo/list', src: logo, alt: name },
  sections: { events: '/events/demo/list', calendar: '/orders/demo/calendar', memberships: '/membership/demo/join' },
  navigation: [
    { label: 'Plan your visit', href: 'https://example.com/visit' },
    { label: 'Groups and schools', href: 'https://example.com/groups' },
  ],
  phone: { number: '(555) 014-2277', href: 'tel:+15550142277' },
  membership: { message: { text: 'header-my-membership' }, href: '/auth/demo/members' },
  login: { message: { text: 'header-my-orders' }, href: '/auth/demo/login' },
  logout: null,
  cart: { count: 2, href: '/orders/demo/tickets' },
  dateChange: null,
  hours: 'Hours: Open 9:00 AM to 5:00 PM',
  footer: {
    address,
    email: 'hello@example.com',
    privacyHref: '/legal/demo/privacy',
    termsHref: '/legal/demo/terms',
    resellersHref: '/resellers/demo',
    captchaNotice: true,
    year: '2026',
  },
  demo: true,
  money: {},
  flags: { frame: 'surface', events: 'cards', hero: 'picture', header: 'paper', footer: 'deep', align: 'start' },
})
