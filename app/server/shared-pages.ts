import type { Request, RequestHandler, Response } from 'express'
import { createSharedReadings } from '#app/api/kernel/shared-readings.ts'

type Answer = { status: number; headers: Record<string, number | string | string[]>; body: Buffer }

/** Pages that say the same to everybody who comes without a cookie; the rest may depend on who asks. */
const PAGES = /^\/(?:events|orders|membership|legal|resellers|status)\//

/** What is counted anew for each answer. */
const OF_ONE_ANSWER = new Set(['content-length', 'transfer-encoding', 'date'])

/**
 * Equal pages that many visitors without a cookie wait for at once are drawn once for all of them, beginning after they
 * asked: when sales open, everybody comes to the same page. Nothing is kept; an answer that sets a cookie or fails is its asker's own.
 */
export function sharedPages(): RequestHandler {
  const share = createSharedReadings<Answer | null>()
  return (request, response, next) => {
    if (!isForEverybody(request)) return next()
    let draws = false
    const draw = () => {
      draws = true
      const answer = recorded(response)
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

/** The answer as it goes out, when it is whole; null for one that nobody else may have. */
function recorded(response: Response): Promise<Answer | null> {
  const { write, end } = response
  const chunks: Buffer[] = []
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  response.write = function (this: Response, ...given: unknown[]) {
    keep(given[0], given[1])
    return write.apply(this, given as Parameters<typeof write>)
  } as typeof write
  return new Promise(resolve => {
    response.end = function (this: Response, ...given: unknown[]) {
      keep(given[0], given[1])
      const ended = end.apply(this, given as Parameters<typeof end>)
      resolve(answerOf(response, chunks))
      return ended
    } as typeof end
    response.on('close', () => resolve(null))
  })
}

const encodingOf = (encoding: unknown) =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'

function answerOf(response: Response, chunks: readonly Buffer[]): Answer | null {
  const headers = response.getHeaders()
  if (response.statusCode >= 500 || headers['set-cookie'] !== undefined) return null
  const shared = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.has(name))
  return {
    status: response.statusCode,
    headers: Object.fromEntries(shared) as Answer['headers'],
    body: Buffer.concat(chunks),
  }
}

function send(response: Response, { status, headers, body }: Answer) {
  response.status(status)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(body)
}
