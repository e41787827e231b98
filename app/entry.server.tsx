import { Writable } from 'node:stream'
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceProvider } from './shell/nonce.tsx'

const RENDER_TIMEOUT_MS = 10_000

/** How long the framework keeps a page's data for what a loader left open, in ms: nothing is, so it may go soon. */
export const streamTimeout = 1000

/** Renders a page. Nothing is deferred, so everybody gets the whole page in one piece: a stream for each would cost a tenth more. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log }: AppLoadContext,
) {
  let answerStatus = status
  const failed = (error: unknown) => {
    answerStatus = 500
    log.error({ error, url: new URL(request.url).pathname }, 'A page could not be rendered')
  }
  return new Promise<Response>((resolve, reject) => {
    const respond = (page: Buffer<ArrayBuffer>) => {
      clearTimeout(deadline)
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(new Response(page, { headers, status: answerStatus }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT_MS} />
      </NonceProvider>,
      { nonce, onAllReady: () => pipe(collected(respond)), onShellError: reject, onError: failed },
    )
    const deadline = setTimeout(abort, RENDER_TIMEOUT_MS).unref()
  })
}

function collected(onEnd: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      chunks.push(chunk)
      next()
    },
    final: next => {
      onEnd(withoutNul(Buffer.concat(chunks)))
      next()
    },
  })
}

/**
 * React 18 leaves NUL bytes at the end of a buffer whose last letter did not fit (facebook/react#24985). No page has one of its own:
 * HTML forbids U+0000, and UTF-8 has the byte nowhere else.
 */
function withoutNul(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return page.includes(0) ? Buffer.from(page.filter(byte => byte !== 0)) : page
}

/** Loader and action failures nobody answered: one structured line, never the visitor's business. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return
  context.log.error({ error, url: new URL(request.url).pathname }, 'A request failed')
}
