import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import Login from './route.tsx'

afterEach(cleanup)

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

test('after a link that is over a new one is one press away, and the password a link', async () => {
  const route = { path: '/', element: inWords(<Login />), loader: () => ({ ...PAGE, linkIsGone: true }) }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  const link = await screen.findByRole('button', { name: 'Email me a sign-in link' })
  expect(screen.getAllByRole('button')).toEqual([link])
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in with a password' }).getAttribute('href')).toBe('/login')
})
