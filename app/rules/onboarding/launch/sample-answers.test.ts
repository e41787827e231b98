import { expect, test } from 'vitest'
import { form } from '#app/contract/venue-file/forms.ts'
import { sampleAnswers } from './sample-answers.ts'

const field = (about: object) => ({ id: 'q', label: 'Question', required: true, ...about })
const problemsOf = (about: object) =>
  Object.keys(sampleAnswers(form.parse({ id: 'f', name: 'Form', fields: [field(about)] })).problems)

test.each([
  [{ kind: 'text' }],
  [{ kind: 'email' }],
  [{ kind: 'phone' }],
  [{ kind: 'number' }],
  [{ kind: 'date' }],
  [{ kind: 'checkbox' }],
  [{ kind: 'radio', options: [{ value: 'S' }] }],
  [{ kind: 'checkboxes', options: [{ value: 'nuts' }] }],
  [{ check: { validator: 'name' } }],
  [{ check: { validator: 'safeInputLen', minLength: 40 } }],
])('a form that asks %o gets an answer it takes', about => {
  expect(problemsOf(about)).toEqual([])
})

test('a question whose answer is never right is told', () => {
  expect(problemsOf({ maxLength: 3, check: { validator: 'safeInputLen', minLength: 5 } })).toEqual(['q'])
})
