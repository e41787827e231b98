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
