import { PassThrough } from 'node:stream'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceProvider } from './shell/nonce.tsx'

const RENDER_TIMEOUT = 10_000

/** Renders a page. Nothing is deferred yet, so visitors and robots alike get the whole page at once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log }: AppLoadContext,
) {
  const robot = isbot(request.headers.get('user-agent') ?? '')
  return new Promise<Response>((resolve, reject) => {
    let answerStatus = status
    const respond = () => {
      const body = new PassThrough()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={RENDER_TIMEOUT} />
      </NonceProvider>,
      {
        nonce,
        [robot ? 'onAllReady' : 'onShellReady']: respond,
        onShellError: reject,
        onError: error => {
          answerStatus = 500
          log.error({ error, url: new URL(request.url).pathname }, 'A page could not be rendered')
        },
      },
    )
    setTimeout(abort, RENDER_TIMEOUT).unref()
  })
}

/** Loader and action failures nobody answered: one structured line, never the visitor's business. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return
  context.log.error({ error, url: new URL(request.url).pathname }, 'A request failed')
}
