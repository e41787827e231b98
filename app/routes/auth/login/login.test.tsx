import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { wide } from '#app/ui/button/button.css.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import * as styles from './login.css.ts'
import Login from './route.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const FIRST = 'First time here? Choose a password'
const PAGE = {
  ...{ eventsHref: '/events', ordersHref: '/orders', againHref: '/again', forgottenHref: '/forgotten' },
  ...{ passkeysHref: null, linkIsGone: false, passwordHref: '/login' },
}

test.each(['Sign In', 'Email me a sign-in link'])(
  'while %s is sent it alone turns, and neither can be pressed again',
  async pressed => {
    const unanswered = () => new Promise<null>(() => undefined)
    const route = { path: '/', element: inWords(<Login />), loader: () => PAGE, action: unanswered }
    render(<RouterProvider router={createMemoryRouter([route])} />)
    const button = await screen.findByRole('button', { name: pressed })
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } })
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a quiet harbour' } })
    fireEvent.click(button)
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    const buttons = screen.getAllByRole<HTMLButtonElement>('button').filter(({ type }) => type === 'submit')
    expect(buttons.filter(other => other.getAttribute('aria-busy') === 'true')).toEqual([button])
    expect(buttons.map(other => other.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  },
)

test('one way in stands first, every other behind one control, as wide as the fields; a forgotten password stands at its field', async () => {
  const able = {
    isConditionalMediationAvailable: async () => false,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => false,
  }
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, able),
  )
  const route = { path: '/', element: inWords(<Login />), loader: () => ({ ...PAGE, passkeysHref: '/keys' }) }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  const ways = ['Sign In', 'Email me a sign-in link', 'Sign in with a passkey']
  await screen.findByRole('button', { name: ways[0] })
  for (const name of ways) expect(screen.getByText(name).closest('button')?.className).toContain(wide)
  const folds = [...document.querySelectorAll('details')]
  expect(folds.map(fold => [fold.open, fold.querySelector('summary')?.textContent])).toEqual([
    [false, 'Sign in another way, or find an order'],
  ])
  const folded = [...document.querySelectorAll('details button, details a')].map(way => way.textContent)
  expect(folded).toEqual([...ways.slice(1), 'Find an order without an account', 'Send my tickets again'])
  const atField = screen.getByText('Forgot Password').parentElement
  expect(atField?.querySelectorAll('label, input').length).toBe(2)
  const first = screen.getByRole('link', { name: FIRST })
  expect(first.getAttribute('href')).toBe('/forgotten')
  expect([first.parentElement?.className, first.closest('form')]).toEqual([styles.beside, null])
})

test('after a link that is over a new one is one press away, and the password a link', async () => {
  const route = { path: '/', element: inWords(<Login />), loader: () => ({ ...PAGE, linkIsGone: true }) }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  const link = await screen.findByRole('button', { name: 'Email me a sign-in link' })
  expect(screen.getAllByRole('button')).toEqual([link])
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in with a password' }).getAttribute('href')).toBe('/login')
})

test('what was said of a field goes once the visitor types into it, and not that of the other', async () => {
  const error = { email: ['Please enter a valid email'], password: ['Please enter your password'] }
  const action = () => ({ result: { status: 'error', error } })
  const route = { path: '/', element: inWords(<Login />), loader: () => PAGE, action }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }))
  await screen.findByText('Please enter a valid email')
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'a' } })
  expect(screen.queryByText('Please enter a valid email')).toBeNull()
  expect(screen.getByText('Please enter your password')).toBeTruthy()
})

test('what is wrong with a password stands at it, where one goes on typing', async () => {
  const wrong = ['The email or password is not correct.']
  const initialValue = { email: 'ada@example.com' }
  const action = () => ({ result: { status: 'error', initialValue, error: { password: wrong } } })
  const route = { path: '/', element: inWords(<Login />), loader: () => PAGE, action }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ada@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('The email or password is not correct.')
  const password = screen.getByLabelText('Password')
  await expect.poll(() => document.activeElement).toBe(password)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
})
