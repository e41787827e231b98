import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestHandler } from '@remix-run/express'
import express from 'express'
import { Registry } from 'prom-client'
import { onTestFinished } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import type { Database } from '#app/data/database/database.ts'
import { readEnvironment } from '#app/environment.ts'
import { keptAddress } from '#app/rules/pages/kept-address.ts'
import { createLoadContext } from '#app/server/load-context.ts'
import { countedLog } from '#app/server/pages/counted-log.ts'
import { pageDoor } from '#app/server/pages/page-door.ts'
import { pageMetrics } from '#app/server/pages/page-metrics.ts'
import { createPageStore } from '#app/server/pages/page-store.ts'
import { silentPage, starterOf } from '#app/server/pages/silent-page.ts'
import { securityHeaders } from '#app/server/security-headers.ts'
import { createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import { createVisitorSessions, type VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, TEST_SECRET } from './api-client.ts'
import { pagesOfShop } from './scene-shop.ts'
import { openShop } from './shop.ts'

const STARTER = starterOf('/* starts the page */')
const sessions = createVisitorSessions({ secret: TEST_SECRET, secure: false })
const drafts = createCheckoutDrafts({ secret: TEST_SECRET, secure: false })

/** One clock for all nodes, and a stopwatch that a test moves on by itself. */
export type ShopTime = { now: Date; elapsed: number }

export type Answer = { status: number; html: string; headers: Headers; isKept: boolean }

/** A node of the shop with the kept pages before it, as `runServer` puts them together; `drawn` asks what stands behind them. */
export async function openKeptShop(database: Database, time: ShopTime) {
  const { log, troubles } = countedLog({ debug() {}, info() {}, warn() {}, error() {} } as never)
  const services = {
    ...openShop(database).services,
    environment: readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'http://shop.example' }),
    venues: createVenueStore(database),
    log,
    clock: () => time.now,
  }
  const app = express()
  app.use((_request, response, next) => {
    response.locals.site = { tenantId: null, origin: null, publicOrigin: null }
    next()
  })
  app.use(securityHeaders({ production: true, secure: false, hosts: () => ({}) }))
  app.all(
    '*',
    createRequestHandler({
      build: await pagesOfShop(),
      getLoadContext: createLoadContext({ services, sessions, drafts }, { cardOrigin: () => null }),
    }),
  )
  const registry = new Registry()
  const [metrics, store] = [pageMetrics(registry), createPageStore()]
  const stopwatch = () => time.elapsed
  const door = pageDoor({ services, sessions, app, troubles, starter: STARTER, metrics, store, stopwatch })
  const kept = listenOn(door)
  const behind = listenOn(app)
  const ask = async (origin: string, path: string, headers: Record<string, string>): Promise<Answer> => {
    const response = await fetch(origin + path, { redirect: 'manual', headers })
    const html = await response.text()
    return { status: response.status, html, headers: response.headers, isKept: html.includes('data-pack=') }
  }
  return {
    services,
    metrics,
    store,
    /** what `/metrics` tells */
    figures: () => registry.metrics(),
    log,
    visitor: (session: VisitorSession = {}): Promise<ApiClient> => inProcess(database, { services, session }),
    /** the cookie of a browser with this session */
    cookieOf: async (session: VisitorSession) => (await sessions.write('pier', session)).split(';')[0] ?? '',
    look: (path: string, headers: Record<string, string> = {}) => ask(kept, path, headers),
    /** the page as it is drawn now for this visitor, made silent as a kept one is */
    drawn: async (path: string, headers: Record<string, string> = {}): Promise<string> => {
      const { html, headers: sent } = await ask(behind, path, headers)
      return asKept(html, {
        address: keptAddress(path)?.address ?? '',
        policy: sent.get('Content-Security-Policy') ?? '',
      })
    },
  }
}

export type KeptShop = Awaited<ReturnType<typeof openKeptShop>>

function listenOn(listener: Parameters<typeof createServer>[1]): string {
  const server = createServer(listener).listen(0)
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** What the door makes of a page of the venue `pier`. */
function asKept(html: string, { address, policy }: { address: string; policy: string }): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'
  const facts = { address, consent: null, copies: ['marquee-cart:pier', 'membership'] }
  return silentPage({ html, nonce, policy }, { starter: STARTER, facts }).html
}
