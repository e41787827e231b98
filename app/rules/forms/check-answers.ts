import type { ResponseForm, VenueFormField } from '#app/contract/venue-file/forms.ts'
import { isLocalDate } from '#app/rules/calendar/dates.ts'
import { answerName, type FormAnswer, isOtherValue } from '#app/rules/forms/answers.ts'
import { codeArgs } from '#app/rules/locations/address-names.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { type FieldCheck, fieldProblem, type SetupText } from '#app/rules/validators/validator-engine.ts'
import type { ValidatorName } from '#app/rules/validators/validators.ts'

export type AnswerProblem =
  | 'forms-field-required'
  | 'forms-other-required'
  | 'forms-choice-invalid'
  | 'forms-email-invalid'
  | 'forms-phone-invalid'
  | 'forms-number-invalid'
  | 'forms-date-invalid'
  | 'forms-too-long'
  | 'forms-too-short'
  | 'forms-name-invalid'
  | 'forms-zip-invalid'
  | 'forms-unsafe'
  | 'forms-code-invalid'
  | 'forms-not-equal'
  | 'forms-not-different'
  | SetupText

type AnswerInput = Pick<FormAnswer, 'name' | 'value' | 'otherValue'>
type Problem = Message<AnswerProblem>

/** The longest answer of a field that names no length of its own, in characters. */
const MAX_LENGTHS = { line: 500, textarea: 5_000 } as const

/**
 * What is wrong with the answers, by the id of the field; empty when all is well. A form whose preference is 'optional' may
 * be left out altogether.
 */
export function formProblems(
  { fields, b2cPreference }: Pick<ResponseForm, 'fields' | 'b2cPreference'>,
  answers: readonly AnswerInput[],
): Record<string, Problem> {
  if (b2cPreference === 'optional' && answers.every(isEmpty)) return {}
  const problems = fields.map(field => {
    const answer = answers.find(({ name }) => name === answerName(field))

    return [
      field.id,
      answerProblem(field, answer) ?? checkProblem(field, { answer, fields, answers }),
    ] as const
  })

  return Object.fromEntries(problems.filter((entry): entry is [string, Problem] => entry[1] !== null))
}

/** The problem of one answer; null when it is valid. Uploads are checked by name only; their content is checked when it arrives. */
export function answerProblem(field: VenueFormField, answer: AnswerInput | undefined): Problem | null {
  if (!answer || isEmpty(answer)) return field.required ? { text: 'forms-field-required' } : null

  return checks[field.kind](field, answer)
}

const isEmpty = ({ value }: Pick<AnswerInput, 'value'>) => value.length === 0

type Check = (field: VenueFormField, answer: AnswerInput) => Problem | null

const checks: Record<VenueFormField['kind'], Check> = {
  text: length,
  textarea: length,
  email: both(length, ofKind({ validator: 'email', text: 'forms-email-invalid' })),
  phone: both(length, ofKind({ validator: 'phone', text: 'forms-phone-invalid' })),
  number: both(length, (field, { value, ...answer }) =>
    isNumeric(field, { ...answer, value: typeof value === 'string' ? value.replace(',', '.') : value }),
  ),
  date: (_, { value }) =>
    typeof value === 'string' && isLocalDate(value) ? null : { text: 'forms-date-invalid' },
  select: choices,
  radio: choices,
  checkboxes: choices,
  checkbox: () => null,
  upload: () => null,
}

const isNumeric = ofKind({ validator: 'number', text: 'forms-number-invalid' })

function ofKind(check: FieldCheck<AnswerProblem>): Check {
  return (_, { value }) =>
    typeof value === 'string' ? fieldProblem({ value, checks: [check] }) : { text: check.text }
}

/** What is said when an answer fails the check that its form names. */
const checkTexts = {
  email: 'forms-email-invalid',
  password: 'forms-too-short',
  name: 'forms-name-invalid',
  safeInput: 'forms-unsafe',
  safeInputLen: 'forms-unsafe',
  number: 'forms-number-invalid',
  zip: 'forms-zip-invalid',
  zipcode: 'forms-zip-invalid',
  phone: 'forms-phone-invalid',
  equal: 'forms-not-equal',
  notEqual: 'forms-not-different',
  len: 'forms-too-short',
  promo: 'forms-code-invalid',
  coupon: 'forms-field-required',
} as const satisfies Record<ValidatorName, AnswerProblem>

type AnswerCheck = Pick<ResponseForm, 'fields'> & {
  answer: AnswerInput | undefined
  answers: readonly AnswerInput[]
}

/** What an answer does not pass of the check that its form names; an empty one is not checked. */
function checkProblem(field: VenueFormField, { answer, fields, answers }: AnswerCheck): Problem | null {
  if (!field.check || !answer || isEmpty(answer) || typeof answer.value !== 'string') return null
  const { validator, otherFieldId, ...options } = field.check
  const otherField = fields.find(({ id }) => id === otherFieldId)
  const other = answers.find(({ name }) => otherField && name === answerName(otherField))?.value ?? ''
  const text = checkTexts[validator as ValidatorName]

  const problem = fieldProblem({
    value: answer.value,
    checks: [{ validator, text, other: String(other), ...options }],
  })

  return problem?.text === 'forms-zip-invalid' ? { ...problem, args: codeArgs(options.country) } : problem
}

function both(first: Check, second: Check): Check {
  return (field, answer) => first(field, answer) ?? second(field, answer)
}

function length(field: VenueFormField, { value }: Pick<AnswerInput, 'value'>): Problem | null {
  const most = field.maxLength ?? (field.kind === 'textarea' ? MAX_LENGTHS.textarea : MAX_LENGTHS.line)
  const texts = Array.isArray(value) ? value : [value]

  return texts.some(text => [...text].length > most) ? { text: 'forms-too-long', args: { most } } : null
}

/** Each value is an option, or an own answer with something in it where one may be given. */
function choices(field: VenueFormField, answer: AnswerInput): Problem | null {
  const values = Array.isArray(answer.value) ? answer.value : [answer.value]
  const isSingle = field.kind !== 'checkboxes'
  const unknown = values.filter(value => !field.options.some(option => option.value === value))
  if (unknown.some(value => !isOtherValue(field, value)) || (isSingle && values.length > 1))
    return { text: 'forms-choice-invalid' }
  if (unknown.length > 0 && answer.otherValue.trim() === '') return { text: 'forms-other-required' }

  return length(field, { value: answer.otherValue })
}
