import type { Request, RequestHandler, Response } from 'express'
import { drain, hasBody } from '#app/api/http/body-stream.ts'
import { MAX_FORM_BYTES } from '#app/rules/forms/upload-file.ts'

/** What a form of a page may send, in bytes. */
const MAX_BYTES = 256_000
/** The page on which visitors answer forms takes files, and so do those that set up a venue, those of its pictures and that of a look from elsewhere. */
const FILES =
  /^\/(?:orders\/[^/]+\/forms|editor\/[^/]+\/(?:exchange|pictures)|onboarding\/(?:new|venues\/[^/]+\/\w+))(?:[/.]|$)/

/**
 * Refuses forms that are larger than any of ours, with 413: by the announced length before a byte is read, else as soon as
 * the limit is passed.
 */
export const limitForms: RequestHandler = (request, response, next) => {
  const maxBytes = FILES.test(request.path) ? MAX_FORM_BYTES : MAX_BYTES
  if (!hasBody(request)) return next()
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return refuseForm(request, response)
  countBytes(request, { maxBytes, onTooMany: () => refuseForm(request, response) })
  next()
}

/** Counts along with whoever reads: a paused stream is not set in motion by a listener. */
function countBytes(request: Request, { maxBytes, onTooMany }: { maxBytes: number; onTooMany: () => void }) {
  let left = maxBytes
  const count = (chunk: Buffer) => {
    left -= chunk.length
    if (left >= 0) return
    request.off('data', count)
    onTooMany()
  }
  request.pause()
  request.on('data', count)
}

function refuseForm(request: Request, response: Response) {
  drain(request)
  if (response.headersSent) return
  response
    .status(413)
    .type('text/plain')
    .send('This form is larger than we can take. Please go back and send less.')
}
