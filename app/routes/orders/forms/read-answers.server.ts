import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { VenueFormField } from '#app/contract/venue-file/forms.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { answerOf, type FieldInput, type FormAnswer } from '#app/rules/forms/answers.ts'
import { MAX_UPLOAD_BYTES } from '#app/rules/forms/upload-file.ts'
import {
  type FormInput,
  fileField,
  formAnswerField,
  type KeptFile,
  keptField,
  otherField,
  removeField,
} from './form-model.ts'
import { TOO_LARGE } from './read-form-data.server.ts'

const MEGABYTE = 1024 * 1024
export const MAX_MEGABYTES = MAX_UPLOAD_BYTES / MEGABYTE

type AnswersRequest = { form: FormData; fields: readonly VenueFormField[]; cartId: string }

/** What was typed, what it means, and the files that could not be taken, by the name of their control. */
export type ReadAnswers = { typed: FormInput; answers: FormAnswer[]; errors: Record<string, string> }

/** The answers of a sent form. Files are uploaded at once, so that they stay when something else is wrong. */
export async function readAnswers(
  visit: Visit,
  { form, fields, cartId }: AnswersRequest,
): Promise<ReadAnswers> {
  const read: ReadAnswers = { typed: { given: {}, files: {} }, answers: [], errors: {} }
  for (const field of fields) {
    const upload = field.kind === 'upload' ? await readFile(visit, { form, fieldId: field.id, cartId }) : {}
    if (upload.error) read.errors[fileField(field.id)] = upload.error
    if (upload.file) read.typed.files[field.id] = upload.file
    const given = upload.file ? { chosen: [upload.file.fileName], other: '' } : givenIn(form, field.id)
    read.typed.given[field.id] = given
    read.answers.push(answerOf(field, given))
  }
  return read
}

const givenIn = (form: FormData, fieldId: string): FieldInput => ({
  chosen: form.getAll(formAnswerField(fieldId)).map(String),
  other: String(form.get(otherField(fieldId)) ?? ''),
})

type FileField = { form: FormData; fieldId: string; cartId: string }

/** The file of a question: a new one, or the one that was uploaded before and not taken back. */
async function readFile(
  visit: Visit,
  { form, fieldId, cartId }: FileField,
): Promise<{ file?: KeptFile; error?: string }> {
  const sent = form.get(fileField(fieldId))
  const kept = form.has(removeField(fieldId)) ? undefined : keptFile(form.get(keptField(fieldId)))
  if (sent === TOO_LARGE)
    return { file: kept, error: visit.venue.text('forms-upload-too-large', { most: MAX_MEGABYTES }) }
  if (!(sent instanceof Blob) || sent.size === 0) return { file: kept }
  try {
    return { file: await keepFile(visit, { file: sent, cartId }) }
  } catch (error) {
    return { file: kept, error: fileSentence(visit, error) }
  }
}

/** `id/name`, as the page has written it; whether it is the visitor's own is looked up when it is sent. */
function keptFile(value: FormDataEntryValue | null): KeptFile | undefined {
  const [id = '', ...name] = String(value ?? '').split('/')
  return id ? { id, fileName: name.join('/') } : undefined
}

async function keepFile({ api }: Visit, { file, cartId }: { file: Blob; cartId: string }): Promise<KeptFile> {
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  const fileName = file instanceof File ? file.name : ''
  const { payload } = await api.forms.upload({
    headers: { 'x-cart-id': cartId },
    body: { fileName, content },
  })
  return { id: payload.id, fileName: payload.fileName }
}

function fileSentence({ venue }: Visit, error: unknown): string {
  const code = refusalOf(error)?.data.code
  if (code === 'UPLOAD_TYPE') return venue.text('forms-upload-invalid')
  if (code === 'UPLOAD_TOO_LARGE') return venue.text('forms-upload-too-large', { most: MAX_MEGABYTES })
  if (code === 'UPLOAD_TOO_MANY') return venue.text('forms-upload-too-many')
  throw error
}
