import type { ResponseForm, VenueFormField } from '#app/contract/venue-file/forms.ts'
import { answerName } from '#app/rules/forms/answers.ts'
import { formProblems } from '#app/rules/forms/check-answers.ts'

/** What somebody might type: one of them is right for every check that can be met. */
const TYPED = [
  'Robin',
  'robin@example.com',
  '(212) 555-0100',
  '12',
  '2030-01-15',
  '90210',
  'SW1A 1AA',
  'K1A 0B1',
  'R2D2',
]

export type SampleAnswer = { name: string; value: string | string[]; otherValue: string }

/** Answers that a form takes, one a question as far as there is one; `problems` by field where there is none. */
export function sampleAnswers(form: ResponseForm): {
  answers: SampleAnswer[]
  problems: Record<string, unknown>
} {
  const answers: SampleAnswer[] = []
  for (const field of form.fields) {
    if (field.kind === 'upload') continue
    const values = candidates(field)
    const right = values.find(value => isRight(form, { field, answers, value }))
    const value = right ?? values[0]
    if (value !== undefined) answers.push(answer(field, value))
  }
  return { answers, problems: formProblems({ ...form, b2cPreference: 'required' }, answers) }
}

const answer = (field: VenueFormField, value: SampleAnswer['value']): SampleAnswer => ({
  name: answerName(field),
  value,
  otherValue: '',
})

type Attempt = { field: VenueFormField; answers: readonly SampleAnswer[]; value: SampleAnswer['value'] }

function isRight(form: ResponseForm, { field, answers, value }: Attempt): boolean {
  const problems = formProblems({ ...form, b2cPreference: 'required' }, [...answers, answer(field, value)])
  return !Object.hasOwn(problems, field.id)
}

function candidates({ kind, options, check, maxLength }: VenueFormField): SampleAnswer['value'][] {
  const [option] = options
  if (kind === 'checkbox') return ['true']
  if (kind === 'checkboxes') return option ? [[option.value]] : []
  if (kind === 'select' || kind === 'radio') return option ? [option.value] : []
  const long = 'a'.repeat(check?.minLength ?? 1)
  return [...TYPED, long, 'a'].map(text => (maxLength ? text.slice(0, maxLength) : text))
}
