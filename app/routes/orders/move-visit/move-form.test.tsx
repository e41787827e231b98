import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { MoveForm } from './move-form.tsx'
import type { MovePage } from './move-page.server.ts'

afterEach(cleanup)

const page: MovePage = {
  name: 'Boat Tour',
  now: 'Friday, November 20, 2026 · 3:00 pm',
  count: 2,
  date: '2026-11-20',
  dayWords: 'Fri, Nov 20',
  days: [],
  otherDays: 0,
  earlierHref: null,
  laterHref: null,
  starts: [
    { value: 'early', label: '11:00 am' },
    { value: 'noon', label: '12:00 pm' },
    { value: 'now', label: '3:00 pm', state: 'closed', note: 'now' },
  ],
  hasOthers: false,
}
const contact = { phone: { number: '+1 212', href: 'tel:+1212' }, email: null }

const show = (about: Partial<MovePage> = {}) =>
  render(
    inWords(
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', Component: () => <MoveForm page={{ ...page, ...about }} contact={contact} /> },
        ])}
      />,
    ),
  )

test('the button waits for a time and says so; once one is chosen it says where it moves', () => {
  show()
  const [button] = screen.getAllByRole('button')
  expect([button?.textContent, button?.getAttribute('aria-disabled')]).toEqual(['Choose a time', 'true'])
  fireEvent.click(screen.getByRole('radio', { name: '11:00 am' }))
  expect([button?.textContent, button?.getAttribute('aria-disabled')]).toEqual([
    'Move to Fri, Nov 20, 11:00 am',
    null,
  ])
})

test('the only time that is left is chosen already', () => {
  show({ starts: page.starts.filter(({ value }) => value !== 'noon') })
  expect(screen.getByRole('group', { name: 'The one time you can move to' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '11:00 am' }).checked).toBe(true)
  const button = screen.getByRole('button', { name: 'Move to Fri, Nov 20, 11:00 am' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('whom to ask for a time at another price stands beside that sentence alone', () => {
  show({ hasOthers: true })
  expect(screen.getByRole('link', { name: '+1 212' }).getAttribute('href')).toBe('tel:+1212')
  cleanup()
  show()
  expect(screen.queryByRole('link')).toBeNull()
})
