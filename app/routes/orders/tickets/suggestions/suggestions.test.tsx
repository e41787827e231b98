import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import type { Suggestion } from '../order-model.ts'
import { Suggestions } from './suggestions.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const suggestion = (name: string, about: Partial<Suggestion> = {}): Suggestion => ({
  id: name,
  name,
  picture: null,
  shortDescription: '',
  offer: null,
  plan: { minutes: 0, starts: [], personTypeIds: [] },
  mode: 'view',
  detailHref: `/events/pier/detail/${name}`,
  removed: false,
  ...about,
})

test('[ORD-295] what is offered beside the order follows it 10 ms later', () => {
  const { rerender } = render(inWords(<Suggestions suggestions={[suggestion('Reef')]} />))
  const offered = () => screen.getAllByRole('listitem').map(item => item.textContent)
  rerender(inWords(<Suggestions suggestions={[suggestion('Dome')]} />))
  act(() => void vi.advanceTimersByTime(9))
  expect(offered()).toEqual([expect.stringContaining('Reef')])
  act(() => void vi.advanceTimersByTime(1))
  expect(offered()).toEqual([expect.stringContaining('Dome')])
})

test('[ORD-317] an event is offered as Add to order, general admission as Add Admission, and Learn More tells of both', () => {
  const suggestions = [suggestion('Reef'), suggestion('Aquarium day', { mode: 'GA' })]
  render(inWords(<Suggestions suggestions={suggestions} />))
  expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual([
    'Add to order',
    'Add Admission',
  ])
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Learn More', 'Learn More'])
})

test('what is offered says when it begins, what it costs at least and how many seats are left', () => {
  const offer = { time: '11:00 am', from: 900, left: 12 }
  render(inWords(<Suggestions suggestions={[suggestion('Reef', { offer }), suggestion('Dome')]} />))
  expect(screen.getAllByText(/ left$/).map(each => each.textContent)).toEqual([
    '11:00 am · from $9 · 12 left',
  ])
})

test('to those who are coming it says what all of them pay', () => {
  const offer = { time: '11:00 am', from: 900, left: 12, party: { least: 2400, most: 2400, count: 3 } }
  render(inWords(<Suggestions suggestions={[suggestion('Reef', { offer })]} />))
  expect(screen.getByText(/ left$/).textContent).toBe('11:00 am · $24 for the three of you · 12 left')
  cleanup()
  const free = { ...offer, from: 0, party: { least: 0, most: 0, count: 3 } }
  render(inWords(<Suggestions suggestions={[suggestion('Reef', { offer: free })]} />))
  expect(screen.getByText(/ left$/).textContent).toBe('11:00 am · free · 12 left')
})

test('what was taken out stands by itself, and a list without anything is not there', () => {
  const regions = (suggestions: Suggestion[]) => {
    cleanup()
    render(inWords(<Suggestions suggestions={suggestions} />))
    return screen.queryAllByRole('region').map(region => region.querySelectorAll('li').length)
  }
  expect(regions([])).toEqual([])
  expect(regions([suggestion('Reef')])).toEqual([1])
  expect(regions([suggestion('Reef'), suggestion('Dome'), suggestion('Pier', { removed: true })])).toEqual([
    1, 2,
  ])
})
