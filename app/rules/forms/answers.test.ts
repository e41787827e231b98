import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formField } from '#app/contract/venue-file/forms.ts'
import { answerOf, type FieldInput, givenOf, OTHER_CHOICE } from '#app/rules/forms/answers.ts'

const options = [{ value: 'vegan' }, { value: 'nuts', label: 'No nuts' }]
const field = (about: object) => formField.parse({ id: 'diet', label: 'Diet', ...about })
const given = (chosen: string[], other = ''): FieldInput => ({ chosen, other })

describe('the value of an answer', () => {
  test.each([
    { kind: 'checkbox', typed: given([]), value: '', otherValue: '' },
    { kind: 'checkboxes', typed: given([]), value: [], otherValue: '' },
    { kind: 'radio', typed: given([]), value: '', otherValue: '' },
  ])('[ORD-211] $kind left alone is an empty value', ({ kind, typed, value, otherValue }) => {
    expect(answerOf(field({ kind, options, allowOther: true }), typed)).toMatchObject({ value, otherValue })
  })

  test.each([
    { kind: 'checkbox', typed: given(['on']), value: 'true' },
    { kind: 'checkboxes', typed: given(['vegan', 'nuts']), value: ['vegan', 'nuts'] },
    { kind: 'select', typed: given(['nuts']), value: 'nuts' },
    { kind: 'radio', typed: given(['nuts'], 'left over'), value: 'nuts' },
    { kind: 'text', typed: given(['  Ada ']), value: 'Ada' },
    { kind: 'upload', typed: given(['consent.pdf']), value: 'consent.pdf' },
  ])('$kind sends what was chosen or typed', ({ kind, typed, value }) => {
    expect(answerOf(field({ kind, options, allowOther: true }), typed)).toMatchObject({
      value,
      otherValue: '',
    })
  })

  test.each([
    { kind: 'select', typed: given([OTHER_CHOICE], ' soy '), value: 'Other: soy' },
    { kind: 'radio', typed: given([OTHER_CHOICE], 'soy'), value: 'Other: soy' },
    { kind: 'checkboxes', typed: given(['vegan', OTHER_CHOICE], 'soy'), value: ['vegan', 'Other: soy'] },
  ])("[ORD-212] 'Other' of a $kind is sent with what was typed", ({ kind, typed, value }) => {
    expect(answerOf(field({ kind, options, allowOther: true }), typed)).toMatchObject({
      value,
      otherValue: 'soy',
    })
  })

  test('no other answer is taken where none may be given', () => {
    expect(answerOf(field({ kind: 'radio', options }), given([OTHER_CHOICE], 'soy'))).toMatchObject({
      value: OTHER_CHOICE,
      otherValue: '',
    })
  })
})

test('label, name and customer field come from the form', () => {
  expect(answerOf(field({ name: 'kitchen', customFieldId: 'cf-7' }), given(['x']))).toMatchObject({
    label: 'Diet',
    name: 'kitchen',
    customFieldId: 'cf-7',
    customFieldLabel: 'Diet',
    customFieldName: 'kitchen',
  })
  expect(answerOf(field({}), given(['x']))).toMatchObject({ name: 'diet', customFieldId: null })
})

test('a stored answer fills the controls it came from', () => {
  const choice = fc.subarray(['vegan', 'nuts', OTHER_CHOICE])
  const typed = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(choice, typed, (chosen, word) => {
      const several = field({ kind: 'checkboxes', options, allowOther: true })
      const other = chosen.includes(OTHER_CHOICE) ? word : ''
      expect(givenOf(several, answerOf(several, { chosen, other }))).toEqual({ chosen, other })
    }),
  )
})

test.each([
  { why: 'one value fills one control', kind: 'radio', value: 'nuts', chosen: ['nuts'] },
  { why: 'an empty value fills none', kind: 'radio', value: '', chosen: [] },
  { why: 'an own answer is the choice Other', kind: 'radio', value: 'Other: soy', chosen: [OTHER_CHOICE] },
  { why: 'an own answer that was left empty too', kind: 'radio', value: 'Other:', chosen: [OTHER_CHOICE] },
  { why: 'a text that begins like one is a text', kind: 'text', value: 'Other: soy', chosen: ['Other: soy'] },
  {
    why: 'an option that is called so stays an option',
    kind: 'radio',
    value: 'Other: fish',
    chosen: ['Other: fish'],
  },
])('$why', ({ kind, value, chosen }) => {
  const question = field({ kind, options: [...options, { value: 'Other: fish' }], allowOther: true })

  expect(givenOf(question, { value, otherValue: '' })).toEqual({ chosen, other: '' })
})
