import type { FormResponse, ResponseBody } from '#app/contract/forms.ts'
import type { ResponseForm, VenueFormField } from '#app/contract/venue-file/forms.ts'
import type { UploadRow } from '#app/data/queries/forms/read.ts'
import { aboutField, answerName, type FormAnswer } from '#app/rules/forms/answers.ts'
import { formProblems } from '#app/rules/forms/check-answers.ts'
import type { Message } from '#app/rules/shell/message.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { formatMessage } from '#theme/texts/runtime/format-message.ts'
import { defaultMessage } from '#theme/texts/runtime/venue-texts.ts'
import { refuse } from '../kernel/refuse.ts'

type Submission = {
  id: string
  body: ResponseBody
  form: ResponseForm
  /** the files of the caller's cart among those that are named */
  uploads: readonly UploadRow[]
  now: Date
}

/**
 * The response to keep: every question of the form with its answer, in the form's words. Refuses answers to questions it does
 * not have, files that are not the caller's, and answers that do not fit, each at its place in the request.
 */
export function responseDocument({ id, body, form, uploads, now }: Submission): FormResponse {
  const files = namedFiles(body, { form, uploads })
  const answers = answersOf(body, { form, files })
  refuseProblems(formProblems(form, answers), { body, form })
  return {
    id,
    formId: form.id,
    name: form.name,
    source: form.source,
    type: form.type,
    sourceFormId: body.sourceFormId ?? form.id,
    sourceFormResponseId: body.sourceFormResponseId ?? id,
    sourceFormUploads: files,
    responseData: { fields: answers },
    customFields: body.customFields,
    submissionDate: body.submissionDate ?? now.toISOString(),
  }
}

type Files = FormResponse['sourceFormUploads']

function namedFiles(
  { sourceFormUploads }: ResponseBody,
  { form, uploads }: Pick<Submission, 'form' | 'uploads'>,
): Files {
  return sourceFormUploads.map(({ id, name }, index) => {
    const upload = uploads.find(candidate => candidate.id === id)
    const isAsked = form.fields.some(field => field.kind === 'upload' && answerName(field) === name)
    if (!upload || !isAsked)
      throw refuse('UNPROCESSABLE', {
        errors: {
          [`sourceFormUploads.${index}`]: upload ? 'is not a question for a file' : 'There is no such file',
        },
      })
    const { fileName, mimeType, size } = upload
    return { id, name, fileName, mimeType, size }
  })
}

function answersOf(
  { responseData }: ResponseBody,
  { form, files }: { form: ResponseForm; files: Files },
): FormAnswer[] {
  const unknown = responseData.fields.findIndex(
    ({ name }) => !form.fields.some(field => answerName(field) === name),
  )
  if (unknown >= 0)
    throw refuse('UNPROCESSABLE', {
      errors: { [`responseData.fields.${unknown}.name`]: 'is not a question of this form' },
    })
  return form.fields.map(field => {
    const sent = responseData.fields.find(({ name }) => name === answerName(field))
    const value = field.kind === 'upload' ? fileNames(field, files) : (sent?.value ?? emptyValue(field))
    return { ...aboutField(field), value, otherValue: sent?.otherValue.trim() ?? '' }
  })
}

const fileNames = (field: VenueFormField, files: Files) =>
  files
    .filter(({ name }) => name === answerName(field))
    .map(({ fileName }) => fileName)
    .join(', ')

const emptyValue = ({ kind }: VenueFormField) => (kind === 'checkboxes' ? [] : '')

function refuseProblems(
  problems: Record<string, Message<TextReference>>,
  { body, form }: Pick<Submission, 'body' | 'form'>,
) {
  const entries = Object.entries(problems).map(([fieldId, message]) => {
    const field = form.fields.find(({ id }) => id === fieldId)
    const index = body.responseData.fields.findIndex(({ name }) => field && name === answerName(field))
    const path = index < 0 ? `responseData.fields (${fieldId})` : `responseData.fields.${index}.value`
    return [path, sentence(message)] as const
  })
  const [first] = entries
  if (first) throw refuse('UNPROCESSABLE', { text: first[1], errors: Object.fromEntries(entries) })
}

/** The default words: screens show the venue's own, which they have by checking with the same rule. */
const sentence = ({ text, args }: Message<TextReference>) =>
  formatMessage(defaultMessage(text), { locale: 'en-US', args })
