import { ORPCError } from '@orpc/server'
import { type ApiErrorCode, apiErrors } from '#app/contract/errors.ts'
import { type DetailsOf, readDetails } from '#app/contract/problems.ts'

export type RefusalAnswer<Code extends ApiErrorCode> = {
  /** what a visitor or developer reads after the code; the catalogue's own text by default */
  text?: string
  /** the field it concerns → its sentence */
  errors?: Record<string, string>
  /** numbers and names that say what would make the request valid */
  details?: DetailsOf<Code>
  retryAfterSeconds?: number
}

/** A refusal of any code, told apart by `code`: `PRICE_CHANGED` has totals in its details, `CONFLICT` a version. */
export type Refusal<Codes extends ApiErrorCode = ApiErrorCode> = {
  [Code in Codes]: ORPCError<Code, RefusalAnswer<Code> & { code: Code }>
}[Codes]

/** The error to throw from a handler: becomes problem+json over HTTP and a typed error in-process. */
export function refuse<Code extends ApiErrorCode>(
  code: Code,
  answer: RefusalAnswer<Code> = {},
): Refusal<Code> {
  const { status, text } = apiErrors[code]
  const message = `${code}: ${answer.text ?? text}`
  return new ORPCError(code, { status, message, data: { ...answer, code } }) as Refusal<Code>
}

/** The refusal inside a caught error, with details of its code's shape or none; null when it is a surprise that should be thrown on. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ORPCError) || !isApiErrorCode(error.data?.code)) return null
  const { code, details, ...answer } = error.data
  if (details === undefined || readDetails(code, details)) return error as Refusal
  return refuse(code, answer)
}

/** Whether the catalogue of refusals has this code. */
export const isApiErrorCode = (code: unknown): code is ApiErrorCode =>
  typeof code === 'string' && Object.hasOwn(apiErrors, code)
