import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { Question } from './donation-questions.tsx'

afterEach(cleanup)

const question = (format: 'Text' | 'Dropdown', values: string[] = []) => ({
  id: 'q',
  label: 'Why?',
  format,
  values,
})

test('[ORD-123] a question of format Text is typed', () => {
  const onChange = vi.fn()
  render(inWords(<Question question={question('Text')} value="" onChange={onChange} />))
  fireEvent.change(screen.getByRole('textbox', { name: /Why\?/ }), { target: { value: 'Because' } })
  expect(onChange).toHaveBeenCalledWith('Because')
})

test('[ORD-123] a question of format Dropdown is one of its values', () => {
  const onChange = vi.fn()
  const values = ['One', 'Two']
  render(inWords(<Question question={question('Dropdown', values)} value="" onChange={onChange} />))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByRole('radio').map(radio => (radio as HTMLInputElement).value)).toEqual(values)
  fireEvent.click(screen.getByRole('radio', { name: 'Two' }))
  expect(onChange).toHaveBeenCalledWith('Two')
})

test('[ORD-303] five values of a question are a list, six a dropdown', () => {
  const values = ['a', 'b', 'c', 'd', 'e']
  const shown = (list: string[]) =>
    inWords(<Question question={question('Dropdown', list)} value="" onChange={() => undefined} />)
  const { rerender } = render(shown(values))
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  rerender(shown([...values, 'f']))
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('combobox', { name: /Why\?/ })).toBeTruthy()
})
