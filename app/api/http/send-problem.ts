import type { ErrorRequestHandler } from 'express'
import type { Services } from '../kernel/context.ts'
import { refusalOf } from '../kernel/refuse.ts'
import { isSurprise, problemOf } from './problem.ts'

/** Answers an error as a problem document, with when to come back where it says so; what nobody refused on purpose is told of in the log. */
export function sendProblem({ log }: Pick<Services, 'log'>): ErrorRequestHandler {
  return (error, _request, response, _next) => {
    const problem = problemOf(error)
    if (isSurprise(error)) log.error({ error }, 'A call of the API failed')
    const wait = refusalOf(error)?.data.retryAfterSeconds
    if (wait) response.set('Retry-After', String(wait))
    response.status(problem.status).type('application/problem+json').json(problem)
  }
}
