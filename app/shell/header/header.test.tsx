import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Contact as ContactFacts } from '#app/shell/contact/contact.tsx'
import { cartDot, logoName } from '#app/shell/header/header.css.ts'
import { Header } from '#app/shell/header/header.tsx'
import { dateChange } from '#app/shell/layouts/layouts.css.ts'
import { MinimalLayout } from '#app/shell/layouts/minimal-layout.tsx'
import { StandardLayout } from '#app/shell/layouts/standard-layout.tsx'
import type { ShellModel, VenueContact } from '#app/shell/shell-model.ts'
import { aShell } from '#tests/builders/shell.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { previewNavigation } from '#theme/texts/runtime/preview-shell.ts'

afterEach(cleanup)

const show = (more: Partial<ShellModel> = {}) => {
  render(inWords(<Header shell={aShell(more)} path="/events/demo/list" />))
  return within(screen.getByRole('banner'))
}

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('[ORD-088] the cart link of %i shows %s', (count, words) => {
  const header = show({ cart: { count, href: '/orders/demo/tickets' } })
  expect(header.getByRole('link', { name: `Your order, ${words}` }).textContent).toBe(words)
})

const linksTo = (href: string) =>
  screen.getAllByRole('link').filter(link => link.getAttribute('href') === href)

test.each([
  [{ text: 'header-my-membership' }, 'My Membership'],
  [{ text: 'header-member-name', args: { name: 'Ada' } }, 'Member: Ada'],
  [{ text: 'header-orders-email', args: { email: 'ada@example.com' } }, 'Orders: ada@example.com'],
] as const)('a link chosen as %j reads %s', (message, words) => {
  show({ membership: { message, href: '/chosen' } })
  expect(linksTo('/chosen')[0]?.textContent).toBe(words)
})

test('what a venue or visitor does not have is not shown', () => {
  const header = show({ phone: null, membership: null, login: null, logout: null, navigation: [] })
  expect(header.queryByText(/Contact us/)).toBeNull()
  expect(header.queryByText(/My Membership/)).toBeNull()
  expect(header.queryByText('Logout')).toBeNull()
})

test('signing out is a form that is posted', () => {
  const header = show({ logout: { action: '/auth/demo/logout' } })
  const form = header.getAllByRole('button', { name: 'Logout' })[0]?.closest('form')
  expect(form?.getAttribute('action')).toBe('/auth/demo/logout')
  expect(form?.method).toBe('post')
})

test('the mark of a venue without a logo is its name, and on phones the short one', () => {
  const logo = { href: '/events/demo/list', src: null, alt: '', shortName: 'Harborlight' }
  const link = show({ logo }).getByRole('link', { name: /Harborlight Aquarium/ })
  const [whole, short] = link.children
  expect([whole?.textContent, short?.textContent]).toEqual(['Harborlight Aquarium', 'Harborlight'])
  expect(whole?.className).not.toBe(short?.className)
})

test('a logo that fails leaves the name of the venue', () => {
  const header = show({
    logo: { href: '/events/demo/list', src: '/pictures/pier/none.svg', alt: 'Harborlight' },
  })
  fireEvent.error(header.getByAltText('Harborlight'))
  expect(header.queryByAltText('Harborlight')).toBeNull()
  expect(header.getByText('Harborlight Aquarium').className).not.toBe('')
})

/** The shell of a venue that has nothing, for a visitor nobody knows. */
const BARE: Partial<ShellModel> = {
  sections: { events: '/events', calendar: '/calendar', memberships: null },
  navigation: [],
  phone: null,
  membership: null,
  login: null,
  cart: { count: 0, href: '/tickets' },
  hours: null,
  footer: { ...aShell().footer, address: [], email: null, resellersHref: null },
  passkeyOffer: null,
  privacyNotice: null,
  demo: false,
}

/** The words of each link, button and line around a screen, part by part. */
async function drawLayout(more: Partial<ShellModel> = {}) {
  const element = inWords(<StandardLayout shell={aShell({ ...BARE, ...more })}>The screen</StandardLayout>)
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await screen.findByRole('main')
  const lines = (selector: string, within: ParentNode = container) =>
    [...within.querySelectorAll(selector)].map(each => each.textContent)
  const menu = container.querySelector('details') as HTMLElement
  const header = [...container.querySelectorAll('header a, header form')].filter(each => !menu.contains(each))
  return {
    menu: lines('nav a, hr ~ div > *', menu),
    header: header.map(each => each.textContent),
    navigations: lines('header nav').length,
    footer: lines('address > *, footer nav > *'),
    asides: lines('aside').length,
    banner: lines(`.${dateChange}`),
    cartDots: container.getElementsByClassName(cartDot).length,
  }
}
const bare = {
  menu: ['Events', 'Calendar'],
  header: ['Harborlight Aquarium', '0 items'],
  navigations: 1,
  footer: ['Events', 'Calendar', 'Privacy policy', 'Terms and conditions'],
  asides: 1,
  banner: [],
  cartDots: 0,
}
const orders = { message: { text: 'header-my-orders' }, href: '/auth/demo/login' } as const
const mine = { message: { text: 'header-my-membership' }, href: '/auth/demo/members' } as const
const linked = { label: 'Plan your visit', href: 'https://example.com/visit' }

test.each<[Partial<ShellModel>, Partial<typeof bare> | Record<string, unknown>]>([
  [{}, {}],
  [
    { sections: { events: '/events', calendar: '/calendar', memberships: '/join' } },
    {
      menu: ['Events', 'Calendar', 'Membership'],
      footer: ['Events', 'Calendar', 'Membership', 'Privacy policy', 'Terms and conditions'],
    },
  ],
  [
    { navigation: [linked] },
    {
      menu: ['Events', 'Calendar', linked.label],
      header: ['Harborlight Aquarium', linked.label, '0 items'],
      navigations: 2,
      footer: ['Events', 'Calendar', linked.label, 'Privacy policy', 'Terms and conditions'],
    },
  ],
  [
    { phone: { number: '555', href: 'tel:555' } },
    {
      menu: ['Events', 'Calendar', 'Contact us 555'],
      header: ['Harborlight Aquarium', 'Contact us 555', '0 items'],
      footer: ['555', 'Events', 'Calendar', 'Privacy policy', 'Terms and conditions'],
    },
  ],
  [
    { membership: mine },
    {
      menu: ['Events', 'Calendar', 'My Membership'],
      header: ['Harborlight Aquarium', 'My Membership', '0 items'],
    },
  ],
  [
    { login: orders },
    { menu: ['Events', 'Calendar', 'My orders'], header: ['Harborlight Aquarium', 'My orders', '0 items'] },
  ],
  [
    { logout: { action: '/out' } },
    { menu: ['Events', 'Calendar', 'Logout'], header: ['Harborlight Aquarium', 'Logout', '0 items'] },
  ],
  [{ cart: { count: 1, href: '/tickets' } }, { header: ['Harborlight Aquarium', '1 item'], cartDots: 1 }],
  [{ hours: 'Closed' }, { footer: ['Closed', ...bare.footer] }],
  [
    { footer: { ...aShell().footer, address: ['Pier 7'] } },
    { footer: ['Pier 7', 'hello@example.com', ...bare.footer, 'Resellers'] },
  ],
  [{ demo: true }, { asides: 2 }],
  [{ privacyNotice: { href: '/privacy', back: '/' } }, { asides: 2 }],
  [{ passkeyOffer: { action: '/passkeys', back: '/' } }, { asides: 2 }],
  [{ dateChange: { cancelHref: '/tickets' } }, { banner: ['Select a date'] }],
])('with %j that and nothing else stands around a screen', async (about, more) => {
  expect(await drawLayout(about)).toEqual({ ...bare, ...more })
})

test('that a date is being changed is said within the main part of the page', async () => {
  await drawLayout({ dateChange: { cancelHref: '/tickets' } })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Cancel Change' }).getAttribute('href')).toBe('/tickets')
})

test('a venue without a short name has one name for every width', () => {
  show({ logo: { href: '/events/demo/list', src: null, alt: '' } })
  const link = screen.getByRole('link', { name: /Harborlight Aquarium/ })
  expect([...link.children].map(name => name.className)).toEqual([logoName])
})

test.each([
  [{ label: 'Edit Order', href: '/tickets' }, ['Harborlight Aquarium', 'Edit Order']],
  [null, ['Harborlight Aquarium']],
])('above checkout there is the way back (%j) and nothing else', (back, links) => {
  const { logo, venue, browsersHref } = aShell()
  render(
    inWords(
      <MinimalLayout logo={logo} venue={venue} browsersHref={browsersHref} demo={false} back={back}>
        Payment
      </MinimalLayout>,
    ),
  )
  const header = within(screen.getByRole('banner'))
  expect(header.getAllByRole('link').map(link => link.textContent)).toEqual(links)
})

test.each([true, false])('above checkout stands that a demo venue charges nothing (%s)', demo => {
  const { logo, venue, browsersHref } = aShell()
  render(
    inWords(
      <MinimalLayout logo={logo} venue={venue} browsersHref={browsersHref} demo={demo} back={null}>
        Payment
      </MinimalLayout>,
    ),
  )
  expect(screen.queryByText('Demonstration: nothing is charged.') !== null).toBe(demo)
})

test.each<[VenueContact, string]>([
  [{ phone: null, email: null }, 'Please ask at the entrance.'],
  [{ phone: { number: '555', href: 'tel:555' }, email: null }, 'Phone555'],
  [{ phone: null, email: 'a@b.example' }, 'Emaila@b.example'],
  [{ phone: { number: '555', href: 'tel:555' }, email: 'a@b.example' }, 'Phone555Emaila@b.example'],
])('with %j a venue is reached so', (contact, words) => {
  expect(render(inWords(<ContactFacts {...contact} />)).container.textContent).toBe(words)
})

test('a link of the venue opens a new tab where the venue says so, and is read out so, wherever it stands', () => {
  show({ navigation: [{ label: 'Turtles', href: 'https://turtles.example', isExternal: true }] })
  const links = linksTo('https://turtles.example')
  expect(
    links.map(link => [link.textContent, link.getAttribute('target'), link.getAttribute('rel')]),
  ).toEqual(Array(links.length).fill(['Turtles (opens a new tab)', '_blank', 'noopener']))
  expect(links.length).toBeGreaterThan(1)
})

test('links that are edited around the page take the place of those it came with', () => {
  show({ navigation: [{ label: 'Turtles', href: '/turtles' }] })
  act(() => previewNavigation.set([{ label: 'Whales', href: '/whales' }]))
  expect([linksTo('/turtles').length, linksTo('/whales').length > 1]).toEqual([0, true])
  act(() => previewNavigation.set(undefined))
  expect(linksTo('/whales')).toHaveLength(0)
})
