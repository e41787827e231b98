import { createServer } from 'node:http'
import { join } from 'node:path'
import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node'
import { createRequestHandler } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { httpClient } from '#app/api/client.ts'
import { createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import { createVisitorSessions } from '#app/session/visitor-session.ts'

/** A server that does nothing but draw the page's tree from data it already has: what React alone costs. */
export async function startBareRender(app: string, path: string) {
  // The stream of hydration data can be read once; the bare tree is drawn without it.
  const context = { ...(await captureContext(app, path)), serverHandoffStream: undefined }
  const url = `${app}${path}`
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(renderToString(createElement(RemixServer, { context, url })))
  })
  await new Promise<void>(resolve => server.listen(4392, '127.0.0.1', resolve))
  return { url: 'http://127.0.0.1:4392', close: () => server.close() }
}

/** Runs the loaders once against the running app's API and keeps what the renderer was given. */
async function captureContext(app: string, path: string): Promise<EntryContext> {
  const build = (await import(join(process.cwd(), 'build/server/index.js'))) as ServerBuild
  let captured: EntryContext | undefined
  const entry = {
    module: {
      ...build.entry.module,
      default: async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
        captured = context
        return new Response('')
      },
    },
  }
  const handle = createRequestHandler({ ...build, entry }, 'production')
  await handle(new Request(`${app}${path}`), loadContext(app))
  const [error] = Object.values(captured?.staticHandlerContext.errors ?? {})
  if (!captured || error) throw new Error('The page did not render', { cause: error })
  return captured
}

function loadContext(app: string): AppLoadContext {
  const secret = 'x'.repeat(32)
  return {
    nonce: '',
    log: console,
    now: new Date(),
    secure: false,
    hostType: 'local',
    demo: true,
    sessions: createVisitorSessions({ secret, secure: false }),
    drafts: createCheckoutDrafts({ secret, secure: false }),
    allowTrackers: () => undefined,
    watchSeats: () => undefined,
    allowPictures: () => undefined,
    allowAnyPictures: () => undefined,
    hideAddress: () => undefined,
    cardEntry: { place: { kind: 'page' }, pageUrl: null },
    openApi: async ({ tenantId }: { tenantId: string }) =>
      httpClient({ url: app, tenantId, cookieHeader: null, languages: [] }),
    staff: { find: async () => null, signIn: async () => null, signOut: async () => undefined },
    listVenues: async () => [],
  } as unknown as AppLoadContext
}
