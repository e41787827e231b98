import type { Request, RequestHandler, Response } from 'express'
import { createSharedReadings } from '#app/api/kernel/shared-readings.ts'
import { type RecordedAnswer, recordAnswer, sharedHeaders } from './recorded-answer.ts'

/** Pages that say the same to everybody who comes without a cookie; the rest may depend on who asks. */
const PAGES = /^\/(?:events|orders|membership|legal|resellers|status)\//

/**
 * Equal pages that many visitors without a cookie wait for at once are drawn once for all of them, beginning after they
 * asked: when sales open, everybody comes to the same page. Nothing is kept; an answer that sets a cookie or fails is its asker's own.
 */
export function sharedPages(): RequestHandler {
  const share = createSharedReadings<RecordedAnswer | null>()
  return (request, response, next) => {
    if (!isForEverybody(request)) return next()
    let draws = false
    const draw = () => {
      draws = true
      const answer = recordAnswer(response).then(forAll)
      next()
      return answer
    }
    void share(keyOf(request), draw).then(answer => {
      if (draws || response.destroyed) return
      return answer ? send(response, answer) : next()
    })
  }
}

const isForEverybody = ({ method, path, headers }: Request) =>
  method === 'GET' && PAGES.test(path) && !headers.cookie && !headers.authorization && !headers.range

/** Host and scheme stand in addresses and policies, the encoding in the bytes, the language in what is offered. */
const keyOf = ({ protocol, hostname, headers, originalUrl }: Request) =>
  JSON.stringify([
    protocol,
    hostname,
    headers.host,
    headers['accept-encoding'],
    headers['accept-language'],
    originalUrl,
  ])

/** Null for one that nobody else may have. */
function forAll(answer: RecordedAnswer | null): RecordedAnswer | null {
  if (!answer || answer.status >= 500 || answer.headers['set-cookie'] !== undefined) return null
  return { ...answer, headers: Object.fromEntries(sharedHeaders(answer)) }
}

function send(response: Response, { status, headers, body }: RecordedAnswer) {
  response.status(status)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(body)
}
