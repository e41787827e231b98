import { act, cleanup } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { readEarlyInput } from './read-early-input.ts'

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  document.body.innerHTML = ''
})

const Form = () => {
  const [held, hold] = useState({ adults: '0', day: 'mon', month: 'may', gift: false, time: '10', note: '' })
  const set = (change: Partial<typeof held>) => hold(current => ({ ...current, ...change }))
  return (
    <form>
      <input name="adults" value={held.adults} onChange={event => set({ adults: event.target.value })} />
      <input name="name" defaultValue="" />
      <textarea name="note" value={held.note} onChange={event => set({ note: event.target.value })} />
      <select name="day" value={held.day} onChange={event => set({ day: event.target.value })}>
        <option value="mon">Monday</option>
        <option value="tue">Tuesday</option>
      </select>
      <select name="month" value={held.month} onChange={event => set({ month: event.target.value })}>
        <option value="april">April</option>
        <option value="may">May</option>
      </select>
      <input type="file" name="proof" />
      <input
        type="checkbox"
        name="gift"
        checked={held.gift}
        onChange={event => set({ gift: event.target.checked })}
      />
      {['10', '11'].map(time => (
        <input
          key={time}
          type="radio"
          name="time"
          value={time}
          checked={held.time === time}
          onChange={() => set({ time })}
        />
      ))}
      <output>{JSON.stringify(held)}</output>
    </form>
  )
}

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement
const held = () => JSON.parse(document.querySelector('output')?.textContent ?? '')

/** The page as the server drew it, with what somebody does before the scripts are there. */
function openEarly(fill: () => void, meanwhile = () => {}) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Form />)
  document.body.append(page)
  fill()
  act(() => {
    root = hydrateRoot(page, <Form />)
  })
  const tell = readEarlyInput(document)
  meanwhile()
  act(tell)
}

test('what was typed and chosen before the scripts were there is held by them', () => {
  openEarly(() => {
    field('[name=adults]').value = '3'
    field('[name=name]').value = 'Ada'
    field('[name=note]').value = 'For the octopus'
    field('[name=day]').value = 'tue'
    field('[name=month]').value = 'april'
    field('[name=gift]').checked = true
    field('[value="11"]').checked = true
  })
  const choices = { day: 'tue', month: 'april', gift: true, time: '11' }
  expect(held()).toEqual({ adults: '3', note: 'For the octopus', ...choices })
  const values = ['adults', 'name', 'note', 'day', 'month'].map(name => field(`[name=${name}]`).value)
  expect(values).toEqual(['3', 'Ada', 'For the octopus', 'tue', 'april'])
  expect([field('[name=gift]').checked, field('[value="11"]').checked]).toEqual([true, true])
})

test('what was chosen early is held although the page was drawn again before it was told', () => {
  const drawAgain = () => act(() => root?.render(<Form />))
  const choose = () => {
    field('[name=adults]').value = '3'
    field('[value="11"]').checked = true
  }
  openEarly(choose, () => {
    drawAgain()
    field('[name=adults]').value = '0'
    field('[value="10"]').checked = true
  })
  expect(held()).toMatchObject({ adults: '3', time: '11' })
  expect([field('[name=adults]').value, field('[value="11"]').checked]).toEqual(['3', true])
})

test('of fields that nobody has touched nothing is told', () => {
  const events: string[] = []
  openEarly(() => {
    for (const sign of ['input', 'change', 'click'])
      document.body.addEventListener(sign, event => events.push(event.type))
  })
  expect([events, held().adults]).toEqual([[], '0'])
})

test('a file that was chosen early stays, and what was typed beside it is told', () => {
  openEarly(() => {
    field('[name=proof]').files = [new File(['proof'], 'proof.pdf')] as unknown as FileList
    field('[name=note]').value = 'See the proof'
  })
  expect([field('[name=proof]').files?.length, held().note]).toEqual([1, 'See the proof'])
})

test('the caret stays where somebody is typing', () => {
  openEarly(() => {
    const adults = field('[name=adults]')
    adults.focus()
    adults.value = '123'
    adults.setSelectionRange(1, 1)
  })
  expect([held().adults, field('[name=adults]').selectionStart]).toEqual(['123', 1])
})

/** What fields without scripts say of themselves, once told. */
function toldBy(markup: string, fill: (page: HTMLElement) => void) {
  const page = document.createElement('div')
  page.innerHTML = markup
  document.body.append(page)
  fill(page)
  const events: string[] = []
  for (const sign of ['input', 'change', 'click'])
    page.addEventListener(sign, ({ type, target }) =>
      events.push(`${type} ${(target as HTMLInputElement).name}`),
    )
  readEarlyInput(page)()
  const values = [...page.querySelectorAll<HTMLInputElement>('[name]')].map(({ value }) => value)
  return { events, values }
}
const OPTIONS = '<option value="a"></option><option value="b" selected></option><option value="c"></option>'

test.each<[string, string, (page: HTMLElement) => void, string[]]>([
  ['a list that stands where it was drawn', `<select name="x">${OPTIONS}</select>`, () => undefined, []],
  [
    'a list that was turned',
    `<select name="x">${OPTIONS}</select>`,
    page => (page.querySelector('select')!.value = 'c'),
    ['change x'],
  ],
  [
    'a list that was turned to its first entry',
    `<select name="x">${OPTIONS}</select>`,
    page => (page.querySelector('select')!.value = 'a'),
    ['change x'],
  ],
  ['a list of nothing', '<select name="x"></select>', () => undefined, []],
  [
    'a box that was ticked beforehand and is no more',
    '<input type="checkbox" name="x" checked>',
    page => (page.querySelector('input')!.checked = false),
    ['click x'],
  ],
  [
    'words that were drawn and taken away',
    '<input name="x" value="Ada">',
    page => (page.querySelector('input')!.value = ''),
    ['input x'],
  ],
  ['words as they were drawn', '<textarea name="x">Ada</textarea>', () => undefined, []],
])('%s tells that and nothing else', (_, markup, fill, events) => {
  expect(toldBy(markup, fill).events).toEqual(events)
})

test('of two radios the one that was chosen tells it, not the one that was left', () => {
  const radios = '<input type="radio" name="x" value="1" checked><input type="radio" name="x" value="2">'
  const { events } = toldBy(radios, page => (page.querySelectorAll('input')[1]!.checked = true))
  expect(events).toEqual(['click x'])
})

test('where nobody is typing no caret is moved: some browsers would move the focus with it', () => {
  const moved = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange')
  const { events } = toldBy('<input name="x"><input name="y">', page => {
    for (const each of page.querySelectorAll('input')) each.value = 'Ada'
  })
  expect([events, moved.mock.calls]).toEqual([['input x', 'input y'], []])
  moved.mockRestore()
})
