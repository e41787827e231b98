import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Options } from '#app/ui/options/options.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: `v${i}`, label: `Entry ${i}` }))

test('[ORD-303] five entries are a list', () => {
  render(inWords(<Options legend="Grade" name="grade" options={entries(5)} />))
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('[ORD-303] six entries are a dropdown', () => {
  render(inWords(<Options legend="Grade" name="grade" options={entries(6)} />))
  expect(screen.getByRole('combobox', { name: 'Grade' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each([3, 8])('with %i entries a choice is told by its value', count => {
  const onChange = vi.fn()
  render(inWords(<Options legend="Grade" name="grade" options={entries(count)} onChange={onChange} />))
  if (count > 5) fireEvent.change(screen.getByRole('combobox'), { target: { value: 'v2' } })
  else fireEvent.click(screen.getByRole('radio', { name: 'Entry 2' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('v2')
})

test.each([
  [3, {}, null],
  [3, { defaultValue: 'v2' }, 'v2'],
  [3, { value: 'v1', defaultValue: 'v2' }, 'v1'],
  [8, {}, ''],
  [8, { defaultValue: 'v2' }, 'v2'],
  [8, { value: 'v1', defaultValue: 'v2' }, 'v1'],
])('of %i entries with %j the chosen one is %j', (count, held, chosen) => {
  const { container } = render(
    inWords(<Options legend="Grade" name="grade" options={entries(count)} onChange={() => {}} {...held} />),
  )
  const form = document.createElement('form')
  form.append(container)
  expect(new FormData(form).get('grade')).toBe(chosen)
})

test.each([3, 8])('with %i entries one that cannot be had is not to be chosen', count => {
  const options = entries(count).map((entry, index) => ({ ...entry, disabled: index === 1 }))
  const { container } = render(inWords(<Options legend="Grade" name="grade" options={options} />))
  const held = [...container.querySelectorAll<HTMLInputElement>('[value^="v"]')]
  expect(held.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['v1'])
})
