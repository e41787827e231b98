import { ORPCError } from '@orpc/server'
import { type ApiErrorCode, apiErrors } from '#app/contract/errors.ts'
import { readDetails } from '#app/contract/problems.ts'
import type { RefusalData } from '#app/contract/refusals.ts'

/** A refusal of any code, told apart by `code`: `PRICE_CHANGED` has totals in its details, `CONFLICT` a version. */
export type Refusal<Codes extends ApiErrorCode = ApiErrorCode> = {
  [Code in Codes]: ORPCError<Code, RefusalData<Code>>
}[Codes]

/** The error to throw from a handler: problem+json outside, and an error typed by its code for callers of a contract that declares it. */
export function refuse<Code extends ApiErrorCode>(
  code: Code,
  answer: Omit<RefusalData<Code>, 'code'> = {},
): Refusal<Code> {
  const { status, text } = apiErrors[code]
  const message = `${code}: ${answer.text ?? text}`
  return new ORPCError(code, { defined: true, status, message, data: { ...answer, code } }) as Refusal<Code>
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
