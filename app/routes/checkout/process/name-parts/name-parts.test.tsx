import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { NameParts } from './name-parts.tsx'

afterEach(cleanup)

const nobody = { firstName: '', lastName: '' }
const element = (known = nobody) =>
  inWords(
    <form aria-label="Order">
      <NameParts known={known}>
        <Field label="Name">
          <Input name="name" defaultValue={`${known.firstName} ${known.lastName}`.trim()} />
        </Field>
      </NameParts>
    </form>,
  )

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const line = () => document.querySelector('summary span')?.textContent ?? null
const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
function unfold() {
  const details = document.querySelector('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
}

test.each([
  ['Ada Lovelace', null],
  ['Sukarno', 'First name: Sukarno · Last name: –'],
  ['Anna Maria van Dijk', 'First name: Anna Maria · Last name: van Dijk'],
])('a name that is typed as %j says how it is parted: %j', (name, words) => {
  render(element())
  expect(line()).toBeNull()
  type('Name', name)
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(line()).toBe(words)
})

test('nothing is said of a first word while it is typed', () => {
  render(element())
  for (const name of ['G', 'Gabriel', 'Gabriel ', 'Gabriel G']) {
    type('Name', name)
    expect(line()).toBeNull()
  }
  type('Name', 'Gabriel García M')
  expect(line()).not.toBeNull()
})

test('folded, the name alone is sent; unfolded, its two parts, as they were mended', () => {
  render(element())
  type('Name', 'Gabriel García Márquez')
  expect(sent()).toEqual({ name: 'Gabriel García Márquez', firstName: '', lastName: '' })
  unfold()
  expect(sent()).toMatchObject({ firstName: 'Gabriel García', lastName: 'Márquez' })
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Gabriel' } })
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'García Márquez' } })
  expect(line()).toBe('First name: Gabriel · Last name: García Márquez')
  expect(sent()).toMatchObject({ firstName: 'Gabriel', lastName: 'García Márquez' })
  type('Name', 'Ada Maria Moss')
  expect(sent()).toMatchObject({ firstName: 'Ada Maria', lastName: 'Moss' })
})

test('a name that is known keeps its parts, also folded', () => {
  render(element({ firstName: 'Gabriel', lastName: 'García Márquez' }))
  expect(line()).toBe('First name: Gabriel · Last name: García Márquez')
  expect(sent()).toMatchObject({ firstName: 'Gabriel', lastName: 'García Márquez' })
})

test('without JavaScript the parts stand folded below every name, and are empty', () => {
  const page = new DOMParser().parseFromString(renderToString(element()), 'text/html')
  const fields = [...page.querySelectorAll<HTMLInputElement>('details:not([open]) input')]
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['firstName', ''],
    ['lastName', ''],
  ])
})
