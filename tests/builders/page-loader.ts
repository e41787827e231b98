import type { AppLoadContext, LoaderFunctionArgs, TypedResponse } from '@remix-run/node'
import { type ApiClient, inProcessClient } from '#app/api/client.ts'
import { openContext } from '#app/api/kernel/context.ts'
import { createVenueStore, type VenueStore } from '#app/api/kernel/venue-store.ts'
import type { Database, Db } from '#app/data/database/database.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import { createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { NOW, testServices } from './api-client.ts'

type Loader<Answer> = (args: LoaderFunctionArgs) => Promise<Answer>

export type PageRequest = {
  path: string
  params?: Record<string, string>
  session?: VisitorSession
  now?: Date
  /** to share what is kept in memory between two calls */
  venues?: VenueStore
  /** sent to the screen's action: plain as a browser without JavaScript does, or with files */
  form?: Record<string, string> | FormData
  /** what the browser keeps besides the session */
  cookie?: string
  headers?: Record<string, string>
  /** told which origins the screen is opened for */
  onPictures?: (hosts: readonly string[]) => void
  /** what the venue pays and mails with; without any, a use of one fails */
  gateways?: Gateways
  /** how cards are entered, where it is not on a page of the gateway */
  cardEntry?: Partial<AppLoadContext['cardEntry']>
  /** to watch what a screen asks of the API */
  watch?: (api: ApiClient) => ApiClient
  /** what this page may reach otherwise: sessions that remember, a gateway with fields */
  context?: Partial<AppLoadContext>
}

/** What a screen's loader decided: its status and its data, without drawing anything. */
export type LoaderResult<Answer> = { status: number; headers: Headers; page: DataOf<Answer> }

type DataOf<Answer> = Answer extends { type: string; data: infer Data; init: unknown }
  ? Data
  : Answer extends TypedResponse<infer Data>
    ? Data
    : Answer

/** Calls a screen's loader, or with a `form` its action, over a test's database. `tenantId` is taken from the path. */
export async function load<Answer>(
  loader: Loader<Answer>,
  { database, path, params, form, cookie, headers, ...about }: PageRequest & { database: Database },
): Promise<LoaderResult<Answer>> {
  const url = new URL(path, 'http://venue.example')
  const tenantId = url.pathname.split('/')[2] ?? ''
  const context = pageContext(database, about)
  const answer = await loader({
    request: new Request(url, {
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(form ? { method: 'POST', body: bodyOf(form) } : {}),
    }),
    params: { tenantId, ...params },
    context,
  } as LoaderFunctionArgs)
  if (answer instanceof Response)
    return { status: answer.status, headers: answer.headers, page: (await dataIn(answer)) as DataOf<Answer> }
  const wrapped = answer as { type?: string; data: unknown; init?: ResponseInit | null }
  if (wrapped?.type !== 'DataWithResponseInit')
    return { status: 200, headers: new Headers(), page: answer as DataOf<Answer> }
  return {
    status: wrapped.init?.status ?? 200,
    headers: new Headers(wrapped.init?.headers),
    page: wrapped.data as DataOf<Answer>,
  }
}

/** What a response carries for a page; null for one that is no data, like a redirect. */
const dataIn = (answer: Response): Promise<unknown> | null =>
  answer.headers.get('Content-Type')?.startsWith('application/json') ? answer.json() : null

export const bodyOf = (form: Record<string, string> | FormData) =>
  form instanceof FormData ? form : new URLSearchParams(form)

/** What loaders and actions may reach, over a test's database. */
export function pageContext(
  database: Database,
  {
    session = {},
    now = NOW,
    venues,
    watch = api => api,
    onPictures = () => undefined,
    gateways,
    cardEntry,
    context: own = {},
  }: Omit<PageRequest, 'path' | 'params' | 'form' | 'cookie'>,
): AppLoadContext {
  const services = {
    ...testServices(database, { now, gateways }),
    venues: venues ?? createVenueStore(database),
  }
  return {
    process: database,
    origin: 'http://venue.example',
    publicOrigin: 'http://venue.example',
    hostTenant: null,
    log: services.log,
    now,
    sessions: { read: async () => session, write: async () => '' },
    drafts: createCheckoutDrafts({ secret: 'a secret for tests only, 32 characters', secure: false }),
    cardEntry: {
      place: { kind: 'page' },
      pageUrl: null,
      wallet: null,
      checksCardholders: false,
      ...cardEntry,
    },
    allowTrackers: () => undefined,
    watchSeats: () => undefined,
    allowPictures: onPictures,
    allowAnyPictures: () => undefined,
    allowFraming: () => undefined,
    hideAddress: () => undefined,
    keepLanguage: () => undefined,
    showForeignPage: () => undefined,
    staff: {
      find: async () => null,
      signIn: async () => null,
      acceptInvitation: async () => false,
      signOut: async () => undefined,
    },
    openApi: async caller => {
      const context = await openContext(services, caller)
      return context && watch(inProcessClient(context))
    },
    ...own,
  } as Partial<AppLoadContext> as AppLoadContext
}

/** The same part of a client with one thing of it replaced, for `watch`. */
export const instead = <Part extends object>(part: Part, name: keyof Part & string, other: unknown): Part =>
  new Proxy(part, { get: (target, key) => (key === name ? other : Reflect.get(target, key)) })

/** The same database, counting the statements that go through it. */
export function countingStatements(database: Database): {
  database: Database
  statements: () => number
  reset: () => void
} {
  let count = 0
  const counted = (db: Db): Db =>
    new Proxy(db, {
      get(target, name) {
        if (name === 'select' || name === 'execute') count += 1
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return {
    database: {
      ...database,
      forTenant: tenantId => counted(database.forTenant(tenantId)),
      system: counted(database.system),
    },
    statements: () => count,
    reset: () => {
      count = 0
    },
  }
}
