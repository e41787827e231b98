import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import express from 'express'
import type { Services } from '#app/api/kernel/context.ts'
import { createDatabase, type Database } from '#app/data/database/database.ts'
import { createPglitePool } from '#app/data/database/pglite-pool.ts'
import { saveStaffToken } from '#app/data/queries/staff/write.ts'
import * as entry from '#app/entry.server.tsx'
import type { PageContext } from '#app/pages/page-context.ts'
import * as root from '#app/root.tsx'
import routes from '#app/routes.ts'
import { limitForms } from '#app/server/limit-forms.ts'
import { createLoadContext } from '#app/server/load-context.ts'
import { createSceneLooks } from '#app/server/scenes/scene-looks.ts'
import { scenePages } from '#app/server/scenes/scene-pages.ts'
import { createSceneStages } from '#app/server/scenes/scene-stages.ts'
import { themeStylesheets } from '#app/server/theme-stylesheets.ts'
import { createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { createVisitorSessions } from '#app/session/visitor-session.ts'
import { TEMPLATE } from '#tests/setup/database-template.ts'
import { NOW } from './api-client.ts'
import { offeringWallets } from './offering-wallets.ts'
import { openShop } from './shop.ts'

type Entry = { id?: string; path?: string; file: string; index?: boolean; children?: Entry[] }

/** The pages of the shop as the built server has them, without building them. */
export async function pagesOfShop(): Promise<ServerBuild> {
  const modules = import.meta.glob('/app/routes/**/route.{ts,tsx}')
  const found: ServerBuild['routes'] = { root: { id: 'root', path: '', module: root as never } }
  const add = async ({ path, file, index, children = [] }: Entry, parentId: string): Promise<void> => {
    const id = file.replace(/\.tsx?$/, '')
    const module = await modules[`/app/${file}`]?.()
    found[id] = { id, parentId, path, index, module: module as never }
    for (const child of children) await add(child, id)
  }
  for (const one of routes as Entry[]) await add(one, 'root')
  return {
    entry: { module: entry as never },
    routes: found,
    assets: { entry: { imports: [], module: '' }, routes: manifestOf(found), url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_routeConfig: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
    } as never,
    isSpaMode: false,
    basename: '/',
    mode: 'test',
  } as unknown as ServerBuild
}

const manifestOf = (found: ServerBuild['routes']): ServerBuild['assets']['routes'] =>
  Object.fromEntries(
    Object.entries(found).map(([id, route]) => [
      id,
      {
        id,
        parentId: route?.parentId,
        path: route?.path,
        index: route?.index,
        module: '',
        hasLoader: Boolean(route?.module.loader),
        hasAction: Boolean(route?.module.action),
        hasErrorBoundary: false,
        hasClientLoader: false,
        hasClientAction: false,
      } as never,
    ]),
  )

const openMemory = async () => {
  const loadDataDir = new Blob([readFileSync(TEMPLATE)])
  return createDatabase(createPglitePool(await PGlite.create({ loadDataDir })))
}

const sessionsOf = ({ secret }: Services) => ({
  sessions: createVisitorSessions({ secret, secure: false }),
  drafts: createCheckoutDrafts({ secret, secure: false }),
})

export type SceneLook = {
  status: number
  path: string
  html: string
  type: string
  bytes: Buffer
  policy: string | null
}

/** The scenes of the venues of a database, as the editor's frame asks for them. */
export async function openSceneShop(database: Database) {
  const { services: shop, mails, charged } = openShop(database)
  const services = { ...shop, gateways: { ...shop.gateways, ...offeringWallets(['apple', 'google']) } }
  const stages = createSceneStages(services, openMemory)
  const app = express().use((_request, response, next) => {
    response.locals.nonce = ''
    next()
  })
  const looks = createSceneLooks()
  app.use('/theme', themeStylesheets(services, looks))
  app.use(limitForms)
  app.use(
    scenePages({
      services,
      stages,
      looks,
      pages: await pagesOfShop(),
      contextOf: (stage, { request, response }) =>
        createLoadContext(stage, { cardOrigin: () => 'http://cards.example' })(
          request,
          response,
        ) as PageContext,
    }),
  )
  app.get(
    '/editor/:tenantId/preview',
    createRequestHandler({
      build: await pagesOfShop(),
      getLoadContext: createLoadContext({ services, ...sessionsOf(services) }, { cardOrigin: () => null }),
    }),
  )
  app.use((_request, response) => void response.status(404).end('the shop itself'))
  const server = app.listen(0)
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  const signIn = async ({ tenantId, staffId }: { tenantId: string; staffId: string }) => {
    const expiresAt = new Date(NOW.getTime() + 3_600_000)
    const token = await saveStaffToken(database.forTenant(tenantId), {
      tenantId,
      staffId,
      purpose: 'session',
      expiresAt,
    })
    return (await writeStaffCookie({ tenantId, token, secure: false })).split(';')[0] ?? ''
  }
  /** The answer alone, wherever it leads. */
  const ask = async (path: string, cookie = '', more: RequestInit = {}) => {
    const headers = { cookie, ...more.headers }
    const response = await fetch(origin + path, { redirect: 'manual', ...more, headers })
    return {
      status: response.status,
      location: response.headers.get('Location'),
      html: await response.text(),
    }
  }
  const look = async (path: string, cookie = '', more: RequestInit = {}): Promise<SceneLook> => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...more,
      headers: { cookie, ...more.headers },
    })
    const location = response.headers.get('Location')
    if (location) return look(location.replace(origin, ''), cookie)
    const bytes = Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      path,
      html: bytes.toString(),
      bytes,
      type: response.headers.get('Content-Type') ?? '',
      policy: response.headers.get('Content-Security-Policy'),
    }
  }
  const close = async () => {
    server.close()
    await stages.close()
  }
  return { look, ask, signIn, close, mails, charged }
}
