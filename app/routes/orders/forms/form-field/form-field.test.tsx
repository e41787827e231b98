import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formField } from '#app/contract/venue-file/forms.ts'
import { OTHER_CHOICE } from '#app/rules/forms/answers.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import type { QuestionProps } from './about-question.ts'
import { FormField } from './form-field.tsx'

afterEach(cleanup)

const options = [{ value: 'S', label: 'Small' }, { value: 'M' }]

function show(kind: string, about: object = {}, props: Partial<QuestionProps> = {}) {
  const question = formField.parse({ id: 'q', label: 'Question', kind, options, ...about })
  const given = { chosen: [], other: '' }
  render(inWords(<FormField question={question} given={given} file={undefined} errors={{}} {...props} />))
}

test.each([
  ['text', 'textbox', 'text'],
  ['email', 'textbox', 'email'],
  ['phone', 'textbox', 'tel'],
  ['number', 'textbox', 'text'],
  ['textarea', 'textbox', 'textarea'],
  ['select', 'combobox', 'select-one'],
])('%s is a %s with the question as its name', (kind, role, type) => {
  show(kind, { required: true })
  const control = screen.getByRole(role, { name: 'Question' }) as HTMLInputElement
  expect([control.name, control.type]).toEqual(['answer:q', type])
})

test('a date and a file have controls of their own', () => {
  show('date', { required: true })
  expect((screen.getByLabelText('Question') as HTMLInputElement).type).toBe('date')
  cleanup()
  show('upload', { required: true })
  const file = screen.getByLabelText('Question') as HTMLInputElement
  expect([file.type, file.name]).toEqual(['file', 'file:q'])
  expect(file.accept).toContain('application/pdf')
})

test('one box for a yes or no, several boxes for several answers, rounds for one of few', () => {
  show('checkbox')
  expect(screen.getByRole('checkbox', { name: 'Question' }).getAttribute('name')).toBe('answer:q')
  cleanup()
  show('checkboxes')
  expect(screen.getByRole('group', { name: /Question/ }).querySelectorAll('[type=checkbox]')).toHaveLength(2)
  cleanup()
  show('radio')
  expect(screen.getAllByRole('radio').map(radio => (radio as HTMLInputElement).value)).toEqual(['S', 'M'])
})

test.each(['select', 'radio', 'checkboxes'])(
  '%s offers an own answer with a line for it where it may',
  kind => {
    show(kind, { allowOther: true }, { given: { chosen: [OTHER_CHOICE], other: 'Large' } })
    expect(screen.getByLabelText(/Your answer/).getAttribute('name')).toBe('other:q')
    expect((screen.getByLabelText(/Your answer/) as HTMLInputElement).value).toBe('Large')
    cleanup()
    show(kind)
    expect(screen.queryByLabelText(/Your answer/)).toBeNull()
  },
)

test.each(['text', 'textarea', 'email', 'phone', 'number', 'select', 'checkbox'])(
  'what is wrong with a %s is said at it',
  kind => {
    show(kind, { required: true }, { errors: { 'answer:q': 'Please answer' } })
    const control = screen.getByLabelText('Question')
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map(id => document.getElementById(id)?.textContent)).toContain('Please answer')
  },
)

test('a file that was uploaded is named, goes along, and can be taken back', () => {
  show('upload', {}, { file: { id: 'F-1', fileName: 'consent/a.pdf' } })
  expect(screen.getByText(/consent\/a.pdf is kept/)).toBeDefined()
  const kept = document.querySelector<HTMLInputElement>('[name="kept:q"]')
  expect(kept?.value).toBe('F-1/consent/a.pdf')
  expect(screen.getByRole('checkbox', { name: 'Remove this file' }).getAttribute('name')).toBe('remove:q')
})
