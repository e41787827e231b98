import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SALE_CHANNEL } from '#app/rules/carts/sale-channel.ts'
import type { ApiErrorCode } from './errors.ts'
import { API_BASE } from './headers.ts'
import { COMMON_REFUSALS, refusalMap } from './refusals.ts'

type Route<Codes extends ApiErrorCode> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  summary: string
  tags: string[]
  /** what it may be refused with, besides what every call may be */
  refusals?: readonly Codes[]
}

/**
 * One call of the API: input is `{ params, query, headers, body }`, output `{ payload }`, errors those of `refusals`. Paths are written
 * without `/v1/b2c`.
 */
export function endpoint<const Codes extends ApiErrorCode = never>(route: Route<Codes>) {
  const { method, path, summary, tags, refusals = [] } = route
  const errors = refusalMap([...COMMON_REFUSALS, ...refusals])
  return oc
    .errors(errors)
    .route({ method, path: `${API_BASE}${path}`, summary, tags, inputStructure: 'detailed' })
}

/** Success is always `{ payload }` (decision A3). */
export const envelope = <Payload extends z.ZodType>(payload: Payload) => z.object({ payload })

/** A payload that the specification wants as a JSON string; `decodePayload` reads it back (decision A3). */
export const jsonString = () => z.string().describe('JSON text')

/** One value or many: `a,b`, `x=a&x=b` and `x[]=a` mean the same (decision A6). */
export const list = z
  .union([z.string(), z.array(z.string())])
  .transform(value =>
    (Array.isArray(value) ? value : [value]).flatMap(item => item.split(',')).filter(Boolean),
  )
  .optional()

/** A parameter that is written but empty is as if left out (ORD-216). */
const empty = z.literal('').transform(() => undefined)

/** An ISO date-time or a calendar date; what else is written is refused with the parameter named. */
export const instantOrDate = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date(), empty], {
    error: 'must be a date like 2026-11-21 or a time like 2026-11-21T09:00:00',
  })
  .optional()

const isDate = { error: 'must be a date like 2026-11-21' }

/** A calendar date of the venue. */
export const calendarDate = z.union([z.iso.date(isDate), empty], isDate).optional()

const channel = z.union([z.literal(SALE_CHANNEL), empty], { error: `must be ${SALE_CHANNEL}` }).optional()

/** Every spelling of the sale channel is accepted (decision A6); the only channel is `online` (ORD-007). */
export const saleChannels = {
  saleChannel: channel,
  salechannel: channel,
  saleChannels: channel,
  salesChannels: channel,
}

/** A header value as text; one that is not percent-encoded UTF-8, or holds a NUL, is refused (decision A2). */
export const encodedText = z
  .string()
  .max(2_000, 'is too long')
  .transform((value, context) => {
    const text = decoded(value)
    if (text !== null && !text.includes('\0')) return text
    context.addIssue({ code: 'custom', message: 'must be percent-encoded UTF-8' })
    return z.NEVER
  })

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
