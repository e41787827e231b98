import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import type { ComboChoice, ComboOption } from '../combo-model.ts'
import { Queue } from './queue.tsx'

afterEach(cleanup)

const PICK = 'Select any 2 of the following to continue:'
const reef: ComboOption = {
  id: 'reef',
  name: 'Reef Walk',
  text: '',
  picture: null,
  times: null,
  soldOut: false,
  hop: { action: '/orders/pier/combo', fields: [['eventIds', 'reef']] },
}

function show(about: Partial<ComboChoice>, candidate: Partial<ComboOption> = {}) {
  const queue = {
    name: '',
    quantity: 2,
    open: 1,
    chosen: [],
    candidates: [{ ...reef, ...candidate }],
    ...about,
  }
  const element = inWords(<Queue queue={queue} />)
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).container
}

test('a choice that is made says no more', () => {
  expect(show({ open: 0 }).textContent).toBe('')
})

test.each([
  ['', PICK, 0],
  ['Afternoon', 'Afternoon', 1],
])('a choice called %j says how many to pick', (name, heading, count) => {
  const section = show({ name }).querySelector('section')
  expect(section?.querySelector('h2')?.textContent).toBe(heading)
  const others = [...(section?.children ?? [])].filter(({ tagName }) => tagName === 'P')
  expect(others.map(each => each.textContent)).toEqual(Array(count).fill(PICK))
})

test.each<[Partial<ComboOption>, string]>([
  [{}, 'Reef WalkAdd to combo'],
  [{ text: 'Corals' }, 'Reef WalkCoralsAdd to combo'],
  [{ times: '10:00, 12:00' }, 'Reef Walk10:00, 12:00Add to combo'],
  [{ soldOut: true }, 'Reef WalkSold out'],
])('an event to pick with %j reads %j', (candidate, words) => {
  const option = show({}, candidate).querySelector('li')
  expect(option?.textContent).toBe(words)
  expect([...(option?.querySelectorAll('p') ?? [])].filter(each => !each.textContent)).toEqual([])
  expect(screen.queryAllByRole('button')).toHaveLength(candidate.soldOut ? 0 : 1)
})
