import { ORPCError } from '@orpc/server'
import { type ApiErrorCode, apiErrors } from '#app/contract/errors.ts'

export type RefusalDetails = {
  /** what a visitor or developer reads after the code; the catalogue's own text by default */
  text?: string
  /** the field it concerns → its sentence */
  errors?: Record<string, string>
  /** numbers and names that say what would make the request valid */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
}

export type Refusal = ORPCError<string, RefusalDetails & { code: ApiErrorCode }>

/** The error to throw from a handler: becomes problem+json over HTTP and a typed error in-process. */
export function refuse(code: ApiErrorCode, details: RefusalDetails = {}): Refusal {
  const { status, text } = apiErrors[code]
  return new ORPCError(code, {
    status,
    message: `${code}: ${details.text ?? text}`,
    data: { ...details, code },
  })
}

/** The refusal inside a caught error, or null when it is a surprise that should be thrown on. */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof ORPCError && typeof error.data?.code === 'string' ? (error as Refusal) : null
}
