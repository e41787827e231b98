import { ORPCError } from '@orpc/server'
import { apiErrors } from '#app/contract/errors.ts'
import { readDetails } from '#app/contract/problems.ts'
import { isApiErrorCode, type Refusal, refusalOf, refuse } from '../kernel/refuse.ts'

/** RFC 9457, with the members the storefront's clients read (decision A4). */
export type Problem = {
  type: string
  title: string
  status: number
  /** `CODE: text`; clients show what follows the first colon */
  message: string
  code: string
  errors?: Record<string, string>
  details?: Record<string, unknown>
}

type ValidationIssue = { message: string; path?: readonly PropertyKey[] }

/** Any thrown value as a problem; a surprise becomes `INTERNAL` and shows nothing of itself. */
export function problemOf(error: unknown): Problem {
  const refusal = refusalOf(error) ?? refusalOfFramework(error)
  const code = refusal.data.code
  const { errors, details } = refusal.data
  return {
    type: `https://marquee.example/problems/${code.toLowerCase()}`,
    title: apiErrors[code].text,
    status: refusal.status,
    message: refusal.message,
    code,
    ...(errors ? { errors } : {}),
    ...(details ? { details } : {}),
  }
}

/** Reads a problem back into the error that the in-process client would have thrown. */
export function refusalFromProblem(problem: Problem): Refusal | null {
  if (!isApiErrorCode(problem?.code)) return null
  const { code } = problem
  const text = problem.message.slice(problem.message.indexOf(':') + 1).trim()
  return refuse(code, { text, errors: problem.errors, details: readDetails(code, problem.details) })
}

/** What oRPC refuses by itself: an unknown path, or input that does not fit the contract. */
function refusalOfFramework(error: unknown): Refusal {
  if (!(error instanceof ORPCError)) return refuse('INTERNAL')
  if (error.code === 'NOT_FOUND') return refuse('NOT_FOUND')
  const issues = (error.data as { issues?: ValidationIssue[] } | undefined)?.issues
  if (error.status === 400) return refuse('BAD_REQUEST', { errors: issues && fieldErrors(issues) })
  return refuse('INTERNAL')
}

function fieldErrors(issues: ValidationIssue[]) {
  return Object.fromEntries(issues.map(issue => [(issue.path ?? []).map(String).join('.'), issue.message]))
}

/** Whether nobody refused this on purpose; a client that hung up is no surprise. */
export const isSurprise = (error: unknown): boolean =>
  problemOf(error).code === 'INTERNAL' && (error as NodeJS.ErrnoException).code !== 'ECONNRESET'
