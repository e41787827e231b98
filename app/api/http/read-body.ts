import type { Request, RequestHandler } from 'express'
import { refuse } from '../kernel/refuse.ts'
import { drain, hasBody } from './body-stream.ts'

/** What a call may send, in bytes: a theme with every word of its own is the largest. */
const MAX_BYTES = 1_000_000
/** Files travel in base64, which makes 7 MB of 5: those of visitors, and the pictures and fonts of a venue. */
const FILE_BYTES = [
  { path: /^\/forms\/uploads\/?$/, most: 8_000_000 },
  { path: /^\/staff\/pictures\/\w+\/?$/, most: 14_500_000 },
  { path: /^\/staff\/fonts\/?$/, most: 14_500_000 },
  { path: /^\/staff\/theme\/exchange\/plan\/?$/, most: 5_000_000 },
]

/** How many objects and lists may stand inside each other. */
const MAX_DEPTH = 50

/**
 * Reads the JSON of a call before anybody is looked up for it. Refuses what is too large, by its announced length before
 * a byte is read, else as soon as the limit is passed; what is no JSON; and what is nested deeper than anything we ask for.
 * Express's own reader waits for the end of what it refuses.
 */
export const readBody: RequestHandler = (request, _response, next) => {
  if (!hasBody(request)) return next()
  if (!request.is('application/json') || request.headers['content-encoding'])
    return next(refuse('MEDIA_TYPE'))
  const limit = FILE_BYTES.find(({ path }) => path.test(request.path))?.most ?? MAX_BYTES
  bytesOf(request, limit)
    .then(bytes => {
      request.body = jsonIn(bytes)
      next()
    })
    .catch(next)
}

async function bytesOf(request: Request, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > limit) throw tooLarge(request)
  const chunks: Buffer[] = []
  let left = limit
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      left -= chunk.length
      if (left >= 0) return void chunks.push(chunk)
      request.off('data', onData)
      chunks.length = 0
      reject(tooLarge(request))
    }
    request.on('data', onData).once('end', resolve).once('error', reject)
  })
  return Buffer.concat(chunks)
}

function tooLarge(request: Request) {
  drain(request)
  return refuse('BODY_TOO_LARGE')
}

function jsonIn(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const value = parsed(bytes)
  if (typeof value !== 'object' || value === null) throw refuse('BAD_REQUEST')
  if (isDeeper(value, MAX_DEPTH))
    throw refuse('BAD_REQUEST', { text: `The request is nested deeper than ${MAX_DEPTH} levels` })
  return value
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw refuse('BAD_REQUEST')
  }
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)))
