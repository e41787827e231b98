import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { unavailable } from '#app/ui/picture/picture.css.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import * as comboStyles from '../combo.css.ts'
import type { ComboCandidate, ComboChoice, ComboPage } from '../combo-model.ts'
import Combo from '../route.tsx'
import * as trayStyles from '../tray/tray.css.ts'
import { Tray } from '../tray/tray.tsx'
import { Queue } from './queue.tsx'

afterEach(cleanup)

const PICK = 'Select any 2 of the following to continue:'
const reef: ComboCandidate = {
  id: 'reef',
  name: 'Reef Walk',
  text: '',
  picture: null,
  times: null,
  unavailable: null,
  isChosen: false,
  replaces: null,
  day: null,
  hop: { action: '/orders/pier/combo', fields: [['eventIds', 'reef']] },
}

function show(about: Partial<ComboChoice>, candidate: Partial<ComboCandidate> = {}) {
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

test.each([
  ['', '2 of 2 selected'],
  ['Afternoon', 'Afternoon'],
])('a full choice called %j asks for nothing more and keeps its events where they stood', (name, heading) => {
  const section = show({ name, open: 0 }, { isChosen: true }).querySelector('section')
  expect(section?.textContent).toBe(`${heading}Reef WalkSelected`)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('another event of a full choice is chosen with one press, in the place of the last one', () => {
  show({ open: 0 }, { replaces: 'Jelly Lab' })
  const swap = screen.getByRole('button', { name: 'Choose Reef Walk instead of Jelly Lab' })
  expect(swap.textContent).toBe('Instead of Jelly Lab')
  expect(swap.hasAttribute('data-add')).toBe(false)
  expect(new FormData(swap.closest('form') as HTMLFormElement).get('eventIds')).toBe('reef')
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

test.each<[Partial<ComboCandidate>, string]>([
  [{}, 'Reef WalkAdd to combo'],
  [{ text: 'Corals' }, 'Reef WalkCoralsAdd to combo'],
  [{ times: '10:00, 12:00' }, 'Reef Walk10:00, 12:00Add to combo'],
  [{ unavailable: 'sold-out' }, 'Reef WalkSold out'],
  [{ unavailable: 'not-held' }, 'Reef WalkNot on this day'],
])('an event to pick with %j reads %j', (candidate, words) => {
  const option = show({}, candidate).querySelector('li')
  expect(option?.textContent).toBe(words)
  expect([...(option?.querySelectorAll('p') ?? [])].filter(each => !each.textContent)).toEqual([])
  expect(screen.queryAllByRole('button')).toHaveLength(candidate.unavailable ? 0 : 1)
})

test.each(['sold-out', 'not-held'] as const)(
  'one to pick that is %s leads to a day on which it goes',
  unavailable => {
    const day = { dateText: 'Wed, Dec 2', href: '/orders/pier/combo?date=2026-12-02' }
    show({}, { unavailable, day })
    const link = screen.getByRole('link', { name: 'Switch to Wed, Dec 2 for Reef Walk' })
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Switch to Wed, Dec 2', day.href])
  },
)

const aPage: ComboPage = {
  name: 'The Day',
  text: '',
  pictures: [],
  isInOrder: false,
  price: null,
  party: null,
  saving: null,
  detailHref: '/events/pier/detail/day',
  day: null,
  calendarHref: '/calendar',
  included: [],
  queues: [],
  chosen: [],
  picked: 0,
  places: 0,
  complete: true,
  soldOut: [],
  nextDay: null,
  next: { action: '/orders/pier/tickets', fields: [] },
}
/** The page on which a combo is filled. */
async function open(about: Partial<ComboPage> | null) {
  const page = about && { ...aPage, ...about }
  const loader = () => ({ page, listHref: '/list', messages: '{}' })
  const router = createMemoryRouter([{ path: '/', loader, element: inWords(<Combo />) }])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  const go = screen.queryByRole<HTMLButtonElement>('button', { name: 'Continue' })
  return {
    days: screen.queryAllByText(/^Saturday/).length,
    unavailable: screen.queryAllByText(/Reef Walk/).length,
    texts: [...document.querySelectorAll(`.${comboStyles.queues} > p`)].map(each => each.textContent),
    state: document.getElementById('combo-state')?.textContent ?? null,
    go: go && [go.type, go.getAttribute('aria-disabled'), go.closest('form') !== null],
  }
}
test('the page of a combo shows the picture and the line of its card', async () => {
  const picture = { thumbnail: '/day-s.jpg', screen: '/day.jpg', highRes: '/day-l.jpg', description: '' }
  await open({ text: 'All day on the pier.', pictures: [picture] })
  const header = document.querySelector('header')
  expect(header?.querySelector('img')?.getAttribute('src')).toContain('/day')
  expect(header?.textContent).toContain('All day on the pier.')
})

const MAY = ['submit', null, true]
const MAY_NOT = ['button', 'true', false]

test.each<[string, Partial<ComboPage>, object]>([
  ['without a choice', {}, { go: MAY }],
  ['of a day', { day: 'Saturday' }, { days: 1, go: MAY }],
  ['of which one part cannot be had', { soldOut: ['Reef Walk'] }, { unavailable: 1, go: MAY_NOT }],
  ['that is not full', { places: 2, picked: 1, complete: false }, { go: MAY_NOT, state: '1 of 2 selected' }],
  [
    'that is full',
    { places: 2, picked: 2 },
    { go: MAY, state: '2 of 2 selected', texts: [expect.any(String)] },
  ],
  [
    'that is full and cannot be had',
    { places: 2, picked: 2, soldOut: ['Reef Walk'] },
    { go: MAY_NOT, state: 'Sold out', texts: [], unavailable: 1 },
  ],
])('a combo %s goes on or not, and says so', async (_, about, shown) => {
  const { state, ...rest } = await open(about)
  const { state: stateText, ...more } = { state: undefined, ...shown } as { state?: string }
  expect(rest).toEqual({ days: 0, unavailable: 0, texts: [], ...more })
  if (stateText) expect(state).toBe(stateText)
  else expect(state).not.toMatch(/selected/)
})

test('a combo that is not there leads to the events', async () => {
  expect((await open(null)).go).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/list')
})

test.each([
  [{}, []],
  [{ times: '10:00' }, ['10:00']],
  [{ unavailable: 'sold-out' as const }, ['Sold out']],
])('an event in the tray with %j says %j', (about, words) => {
  const item = { ...reef, ...about }
  render(inWords(<Tray included={[item]} queues={[]} places={0} />))
  const texts = [...document.querySelectorAll(`.${trayStyles.times}, .${trayStyles.unavailable}`)]
  expect(texts.map(each => each.textContent)).toEqual(words)
  expect(document.getElementsByClassName(unavailable)).toHaveLength('unavailable' in about ? 1 : 0)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})
