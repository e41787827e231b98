import { z } from 'zod'
import { endpoint, envelope, jsonString } from './endpoint.ts'
import { formField } from './venue-file/forms.ts'

const reference = z.string().min(1, 'must not be empty').max(128, 'must have at most 128 characters')
const text = z.string().max(2_000, 'is too long')
const answerText = z.string().max(20_000, 'is too long')

/** A form with its questions. */
export const formPayload = z.object({
  id: z.string(),
  oncePerCart: z.boolean(),
  name: z.string(),
  source: z.string(),
  type: z.string(),
  sourceFormDefinition: z.object({
    description: z.string(),
    b2cPreference: z.enum(['required', 'optional', 'none']),
    fields: z.array(formField),
  }),
})

/** One answer as it is sent; `name` says which question it answers. What else is sent of the question is looked up. */
const sentAnswer = z.object({
  name: reference,
  value: z.union([answerText, z.array(answerText).max(500)]).default(''),
  otherValue: answerText.default(''),
})

/** One answer as it is kept (ORD-124). */
const answer = z.object({
  value: z.union([z.string(), z.array(z.string())]),
  label: z.string(),
  name: z.string(),
  customFieldId: z.string().nullable(),
  customFieldLabel: z.string().nullable(),
  customFieldName: z.string().nullable(),
  otherValue: z.string(),
})

const upload = z.object({
  id: z.string(),
  fileName: z.string(),
  /** what the file's content says it is */
  mimeType: z.string(),
  /** bytes */
  size: z.int(),
})

/** A response (ORD-124): what the JSON string in an answer holds. `name` of an upload is that of the question. */
export const formResponse = z.object({
  id: z.string(),
  formId: z.string(),
  name: z.string(),
  source: z.string(),
  type: z.string(),
  sourceFormId: z.string(),
  sourceFormResponseId: z.string(),
  sourceFormUploads: z.array(upload.extend({ name: z.string() })),
  responseData: z.object({ fields: z.array(answer) }),
  customFields: z.array(z.record(z.string(), z.unknown())),
  submissionDate: z.string(),
})

/** What may be sent (ORD-256). `name`, `type` and `source` are the form's own whatever is sent for them. */
export const responseBody = z.object({
  formId: reference,
  /** the item of the cart it is for: its reference gets the id of the response at once */
  itemId: reference.optional(),
  name: text.optional(),
  type: text.optional(),
  source: text.optional(),
  sourceFormId: reference.optional(),
  sourceFormResponseId: reference.optional(),
  /** files uploaded before; `name` is that of the question */
  sourceFormUploads: z
    .array(z.object({ id: reference, name: reference }))
    .max(50)
    .default([]),
  customFields: z.array(z.record(z.string(), z.unknown())).max(200).default([]),
  responseData: z.object({ fields: z.array(sentAnswer).max(500).default([]) }),
  submissionDate: z.iso.datetime({ offset: true }).optional(),
})

/** Base64 of the largest file, and a little. */
const MAX_CONTENT_LENGTH = 7_000_000

export type FormPayload = z.output<typeof formPayload>
export type FormResponse = z.output<typeof formResponse>
export type FormUpload = z.output<typeof upload>
export type ResponseBody = z.output<typeof responseBody>
export type ResponseDraft = z.input<typeof responseBody>

/** Reads the payload of a response back; throws when it is not one. */
export function readFormResponse(payload: string): FormResponse {
  return formResponse.parse(JSON.parse(payload))
}

const headers = z.object({ 'x-cart-id': z.string().max(128).optional() }).optional()
const byId = z.object({ id: z.string().max(128) })
const tags = ['Forms']

export const forms = {
  get: endpoint({
    method: 'GET',
    path: '/forms/{id}',
    summary: 'A form with its questions',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: byId }))
    .output(envelope(formPayload)),
  response: endpoint({
    method: 'GET',
    path: '/forms/responses/{id}',
    summary: 'A response, for whoever holds its cart and for staff',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ headers, params: byId }))
    .output(envelope(jsonString())),
  create: endpoint({
    method: 'POST',
    path: '/forms/responses',
    summary: 'Answers a form',
    tags,
    refusals: ['NOT_FOUND', 'UNPROCESSABLE'],
  })
    .input(z.object({ headers, body: responseBody }))
    .output(envelope(jsonString())),
  update: endpoint({
    method: 'PUT',
    path: '/forms/responses',
    summary: 'Answers a form anew',
    tags,
    refusals: ['NOT_FOUND', 'UNPROCESSABLE'],
  })
    .input(z.object({ headers, body: responseBody.extend({ id: reference }) }))
    .output(envelope(jsonString())),
  upload: endpoint({
    method: 'POST',
    path: '/forms/uploads',
    summary: 'Keeps a file with the cart, for a response: a document or picture of at most 5 MB',
    tags,
    refusals: ['NOT_FOUND', 'UPLOAD_TOO_LARGE', 'UPLOAD_TOO_MANY', 'UPLOAD_TYPE'],
  })
    .input(
      z.object({
        headers,
        body: z.object({
          fileName: z.string().max(1_000).default(''),
          content: z.string().max(MAX_CONTENT_LENGTH, 'is too large').describe('Base64'),
        }),
      }),
    )
    .output(envelope(upload)),
  uploaded: endpoint({
    method: 'GET',
    path: '/forms/uploads/{id}',
    summary: 'A file with its content in base64, for whoever holds its cart and for staff',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ headers, params: byId }))
    .output(envelope(upload.extend({ content: z.string() }))),
}
