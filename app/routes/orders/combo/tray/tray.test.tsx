import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import type { ComboItem, ComboPage } from '../combo-model.ts'
import { Tray } from './tray.tsx'

afterEach(cleanup)

const item = (about: Partial<ComboItem> = {}): ComboItem => ({
  id: 'reef',
  name: 'Reef Walk',
  text: '',
  picture: null,
  times: null,
  unavailable: null,
  ...about,
})
const hop = { action: '/orders/pier/combo', fields: [] }
const queue = { name: '', quantity: 2, open: 1, chosen: [{ ...item(), hop }], candidates: [] }

function show(about: Partial<Pick<ComboPage, 'included' | 'queues' | 'places'>>) {
  const element = inWords(<Tray included={[]} queues={[]} places={0} {...about} />)
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return screen.queryAllByRole('region')
}

test('what a combo does not have has no heading', () => {
  expect(show({})).toHaveLength(0)
})

test.each<[Partial<ComboItem>, string]>([
  [{}, 'Reef Walk'],
  [{ times: '10:00, 12:00' }, 'Reef Walk10:00, 12:00'],
  [{ unavailable: 'sold-out' }, 'Reef WalkSold out'],
  [{ unavailable: 'not-held' }, 'Reef WalkNot on this day'],
])('what always belongs to it cannot be removed; with %j it reads %j', (about, words) => {
  const [included, ...others] = show({ included: [item(about)] })
  expect(others).toHaveLength(0)
  expect(included && within(included).getByRole('listitem').textContent).toBe(words)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was chosen can be removed, and the places still empty are counted on', () => {
  const [chosen, ...others] = show({ queues: [queue], places: 2 })
  expect(others).toHaveLength(0)
  const places = chosen ? within(chosen).getAllByRole('listitem') : []
  expect(places).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Remove Reef Walk' })).toBeTruthy()
  expect(places[1]?.textContent).toBe('2Place 2 of 2, empty')
  expect(places[1]?.querySelector('[aria-hidden]')?.textContent).toBe('2')
})
