import type { VenueFormField as Question } from '#app/contract/venue-file/forms.ts'
import type { FieldInput } from '#app/rules/forms/answers.ts'
import { formAnswerField, type KeptFile } from '../form-model.ts'

export type QuestionProps = {
  question: Question
  given: FieldInput
  file: KeptFile | undefined
  /** sentences by the name of the control */
  errors: Readonly<Record<string, string>>
}

/** What label, hint and error of a question are, whatever its kind. */
export const aboutQuestion = ({ question, errors }: QuestionProps, name = formAnswerField(question.id)) => ({
  hint: question.help || undefined,
  error: errors[name],
  required: question.required,
  optional: !question.required,
})
