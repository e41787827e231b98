import type { FormField, ResponseForm } from '#app/contract/venue-file/forms.ts'
import { isLocalDate } from '#app/rules/calendar/dates.ts'
import { answerName, type FormAnswer, isOtherValue } from '#app/rules/forms/answers.ts'
import type { Message } from '#app/rules/shell/message.ts'
import { isEmail, isNumber, isPhone } from '#app/rules/validators/validators.ts'

export type AnswerProblem =
  | 'forms-field-required'
  | 'forms-other-required'
  | 'forms-choice-invalid'
  | 'forms-email-invalid'
  | 'forms-phone-invalid'
  | 'forms-number-invalid'
  | 'forms-date-invalid'
  | 'forms-too-long'

type Answered = Pick<FormAnswer, 'name' | 'value' | 'otherValue'>
type Problem = Message<AnswerProblem>

/** The longest answer of a field that names no length of its own, in characters. */
const LONGEST = { line: 500, textarea: 5_000 } as const

/**
 * What is wrong with the answers, by the id of the field; empty when all is well. A form whose preference is 'optional' may
 * be left out altogether.
 */
export function formProblems(
  { fields, b2cPreference }: Pick<ResponseForm, 'fields' | 'b2cPreference'>,
  answers: readonly Answered[],
): Record<string, Problem> {
  if (b2cPreference === 'optional' && answers.every(isEmpty)) return {}
  const found = fields.map(field => {
    const answer = answers.find(({ name }) => name === answerName(field))

    return [field.id, answerProblem(field, answer)] as const
  })

  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== null))
}

/** What is wrong with one answer; null when nothing is. Uploads are judged by their name alone: their content is checked when it arrives. */
export function answerProblem(field: FormField, answer: Answered | undefined): Problem | null {
  if (!answer || isEmpty(answer)) return field.required ? { text: 'forms-field-required' } : null

  return checks[field.kind](field, answer)
}

const isEmpty = ({ value }: Pick<Answered, 'value'>) => value.length === 0

type Check = (field: FormField, answer: Answered) => Problem | null

const checks: Record<FormField['kind'], Check> = {
  text: length,
  textarea: length,
  email: both(
    length,
    ofKind('forms-email-invalid', value => isEmail(value, {})),
  ),
  phone: both(
    length,
    ofKind('forms-phone-invalid', value => isPhone(value, {})),
  ),
  number: both(
    length,
    ofKind('forms-number-invalid', value => isNumber(value.replace(',', '.'), {})),
  ),
  date: ofKind('forms-date-invalid', isLocalDate),
  select: choices,
  radio: choices,
  checkboxes: choices,
  checkbox: () => null,
  upload: () => null,
}

function ofKind(problem: AnswerProblem, isRight: (value: string) => boolean): Check {
  return (_, { value }) => (typeof value === 'string' && isRight(value) ? null : { text: problem })
}

function both(first: Check, second: Check): Check {
  return (field, answer) => first(field, answer) ?? second(field, answer)
}

function length(field: FormField, { value }: Pick<Answered, 'value'>): Problem | null {
  const most = field.maxLength ?? (field.kind === 'textarea' ? LONGEST.textarea : LONGEST.line)
  const texts = Array.isArray(value) ? value : [value]

  return texts.some(text => [...text].length > most) ? { text: 'forms-too-long', args: { most } } : null
}

/** Each value is an option, or an own answer with something in it where one may be given. */
function choices(field: FormField, answer: Answered): Problem | null {
  const values = Array.isArray(answer.value) ? answer.value : [answer.value]
  const isSingle = field.kind !== 'checkboxes'
  const unknown = values.filter(value => !field.options.some(option => option.value === value))
  if (unknown.some(value => !isOtherValue(field, value)) || (isSingle && values.length > 1))
    return { text: 'forms-choice-invalid' }
  if (unknown.length > 0 && answer.otherValue.trim() === '') return { text: 'forms-other-required' }

  return length(field, { value: answer.otherValue })
}
