import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formField } from '#app/contract/venue-file/forms.ts'
import { answerOf, type FieldInput, OTHER_CHOICE } from '#app/rules/forms/answers.ts'
import { answerProblem, formProblems } from '#app/rules/forms/check-answers.ts'

const options = [{ value: 'S' }, { value: 'M' }]
const field = (about: object) => formField.parse({ id: 'f', label: 'F', options, ...about })
const given = (chosen: string[], other = ''): FieldInput => ({ chosen, other })
const problem = (about: object, typed: FieldInput) =>
  answerProblem(field(about), answerOf(field(about), typed))?.text ?? null

test.each<[kind: string, typed: FieldInput, problem: string | null]>([
  ['text', given(['Ada']), null],
  ['text', given(['x'.repeat(501)]), 'forms-too-long'],
  ['textarea', given(['x'.repeat(5_000)]), null],
  ['email', given(['ada@example.com']), null],
  ['email', given(['ada@']), 'forms-email-invalid'],
  ['phone', given(['+1 (212) 555-0101']), null],
  ['phone', given(['555']), 'forms-phone-invalid'],
  ['number', given(['2']), null],
  ['number', given(['1,5']), null],
  ['number', given(['two']), 'forms-number-invalid'],
  ['date', given(['2026-02-28']), null],
  ['date', given(['2026-02-30']), 'forms-date-invalid'],
  ['select', given(['S']), null],
  ['select', given(['XXL']), 'forms-choice-invalid'],
  ['radio', given(['M']), null],
  ['radio', given([OTHER_CHOICE], 'L'), 'forms-choice-invalid'],
  ['checkbox', given(['on']), null],
  ['checkboxes', given(['S', 'M']), null],
  ['checkboxes', given(['S', 'XXL']), 'forms-choice-invalid'],
  ['upload', given(['consent.pdf']), null],
])('%s %o: %s', (kind, typed, expected) => {
  expect(problem({ kind }, typed)).toBe(expected)
})

test.each([
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'upload',
])('%s may stay empty unless it is required', kind => {
  expect(problem({ kind }, given([]))).toBeNull()
  expect(problem({ kind, required: true }, given([]))).toBe('forms-field-required')
})

test.each(['select', 'radio', 'checkboxes'])('%s with an answer of one’s own wants the answer', kind => {
  expect(problem({ kind, allowOther: true }, given([OTHER_CHOICE], 'L'))).toBeNull()
  expect(problem({ kind, allowOther: true }, given([OTHER_CHOICE], ' '))).toBe('forms-other-required')
})

test('a length of the form’s own counts characters, not bytes', () => {
  expect(problem({ maxLength: 2 }, given(['🦑🦑']))).toBeNull()
  expect(answerProblem(field({ maxLength: 2 }), answerOf(field({}), given(['abc'])))).toEqual({
    text: 'forms-too-long',
    args: { most: 2 },
  })
})

test('problems are told by field; a form that is optional may be left out, but not half', () => {
  const fields = [field({ id: 'a', required: true }), field({ id: 'b' })]
  const answers = (b: string) => [answerOf(fields[0]!, given([])), answerOf(fields[1]!, given([b]))]
  expect(formProblems({ fields, b2cPreference: 'required' }, answers(''))).toEqual({
    a: { text: 'forms-field-required' },
  })
  expect(formProblems({ fields, b2cPreference: 'optional' }, answers(''))).toEqual({})
  expect(formProblems({ fields, b2cPreference: 'optional' }, answers('x'))).toHaveProperty('a')
})

test('no text breaks a check', () => {
  const kinds = fc.constantFrom('text', 'email', 'phone', 'number', 'date', 'select', 'checkboxes')
  fc.assert(
    fc.property(kinds, fc.array(fc.string(), { maxLength: 3 }), fc.string(), (kind, chosen, other) => {
      expect(() => problem({ kind, allowOther: true }, { chosen, other })).not.toThrow()
    }),
  )
})

const checked = (check: object, value: string) => {
  const fields = [field({ id: 'a' }), field({ id: 'b', check })]
  const answers = [answerOf(fields[0]!, given(['Ada'])), answerOf(fields[1]!, given([value]))]

  return formProblems({ fields, b2cPreference: 'required' }, answers).b?.text ?? null
}

test.each([
  [{ validator: 'zip' }, '90210', '9021', 'forms-zip-invalid'],
  [{ validator: 'zipcode', country: 'CA' }, 'K1A 0B1', '90210', 'forms-zip-invalid'],
  [{ validator: 'len', minLength: 3 }, 'abc', 'ab', 'forms-too-short'],
  [{ validator: 'safeInputLen', minLength: 3 }, 'abc', '<b>', 'forms-unsafe'],
  [{ validator: 'safeInput' }, 'abc', 'www.example.com', 'forms-unsafe'],
  [{ validator: 'equal', otherFieldId: 'a' }, 'Ada', 'Eve', 'forms-not-equal'],
  [{ validator: 'notEqual', otherFieldId: 'a' }, 'Eve', 'Ada', 'forms-not-different'],
  [{ validator: 'promo' }, 'A-1', 'A 1', 'forms-code-invalid'],
  [{ validator: 'number' }, '1.5', 'one', 'forms-number-invalid'],
])('a question checked by %o takes %j and refuses %j', (check, right, wrong, problem) => {
  expect(checked(check, right)).toBeNull()
  expect(checked(check, wrong)).toBe(problem)
  expect(checked(check, '')).toBeNull()
})

test.each([
  [undefined, 'zip'],
  ['GB', 'postcode'],
  ['CA', 'postal'],
])('a code that is none in %s is called by the name %s', (country, name) => {
  const checkedField = field({ id: 'a', check: { validator: 'zip', country } })
  const answers = [answerOf(checkedField, given(['<b>']))]
  expect(formProblems({ fields: [checkedField], b2cPreference: 'required' }, answers).a).toEqual({
    text: 'forms-zip-invalid',
    args: { name },
  })
})

test('[CHK-216] [MEM-288] a question of an older document whose check is gone says so', () => {
  expect(checked({ validator: 'telepathy' }, 'x')).toBe('error-validator-missing')
})
