import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Header } from '#app/shell/header/header.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { aShell } from '#tests/builders/shell.ts'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const show = (more: Partial<ShellModel> = {}) => {
  render(inWords(<Header shell={aShell(more)} />))
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
