import type { RequestHandler } from 'express'
import { isSameOrigin, SAFE_METHODS } from '#app/api/http/is-same-origin.ts'

/** Refuses forms and scripts of other sites for every method that changes something. */
export const sameOriginOnly: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method) || isSameOrigin(request.headers)) return next()
  response.status(403).type('text/plain').send('This form was sent from another site and has been refused.')
}
