import { json } from 'node:stream/consumers'
import { createRequestHandler, type RequestHandler as PageHandler, type ServerBuild } from '@remix-run/node'
import {
  type Request as ExpressRequest,
  type Response as ExpressResponse,
  type RequestHandler,
  Router,
} from 'express'
import { LRUCache } from 'lru-cache'
import type { Services } from '#app/api/kernel/context.ts'
import { findStaff } from '#app/api/staff/find-staff.ts'
import { venueWords } from '#app/api/venues/venue-words.ts'
import { createMutex } from '#app/data/database/mutex.ts'
import { deleteOpenJobs } from '#app/data/queries/jobs/write.ts'
import { clearAllTries } from '#app/data/queries/rate-limits/write.ts'
import type { PageContext } from '#app/pages/page-context.ts'
import { isPlayedScene } from '#app/rules/scenes/staged-scenes.ts'
import { rightsOf } from '#app/rules/staff/staff-rights.ts'
import { themePartsFor } from '#theme/theme-parts.ts'
import { mailDocument } from '../mail-document.ts'
import { sendPassDocument } from '../pass-document.ts'
import { stageAs } from './as-if.ts'
import { LOOK_QUERY, type SceneAddress, sceneOf, withoutScene, withScene } from './scene-address.ts'
import { type SceneConditions, sceneContext } from './scene-conditions.ts'
import { createSceneLooks, type SceneLooks } from './scene-looks.ts'
import type { SceneView } from './scene-script.ts'
import { asIfOf, scriptOf } from './scene-scripts.ts'
import type { SceneStages, Stage } from './scene-stages.ts'
import { type AskPage, openSceneVisitor, type SceneVisitor, sceneRequest } from './scene-visitor.ts'

type Exchange = { request: ExpressRequest; response: ExpressResponse }

export type SceneOptions = {
  services: Services
  stages: SceneStages
  pages: ServerBuild | (() => Promise<ServerBuild>)
  /** what loaders may reach on a stage, for a request of a browser */
  contextOf: (stage: Stage, exchange: Exchange) => PageContext
}

/** A scene that has been played: who stands in it, and what there is to see; null where the venue has nothing to play it with. */
type PlayedScene = { visitor: SceneVisitor; view: SceneView } | null

/**
 * `/editor/{tenantId}/scenes/{scene}` leads to a page of the shop as it is in a scene, for staff of the venue; 404 where the venue has
 * nothing to play it with. That address, and whatever its page asks for, is answered from the stage: nothing of it reaches the shop.
 * A theme that is edited and not saved is sent to `…/scenes/look`, which names it; an address with that name shows it.
 */
export function scenePages(options: SceneOptions): RequestHandler {
  const looks = createSceneLooks()
  const answer = sceneAnswers(options, looks)
  const router = Router()
  router.post('/editor/:tenantId/scenes/look', (request, response, next) => {
    keepLook({ request, response }, { options, looks }).then(isDone => isDone || next(), next)
  })
  router.get('/editor/:tenantId/scenes/:scene', (request, response, next) => {
    const { tenantId, scene } = request.params
    if (!isPlayedScene(scene)) return next()
    const look = request.query[LOOK_QUERY]
    const address = { tenantId, scene, ...(typeof look === 'string' ? { look } : {}) }
    answer(address, { request, response, isEntrance: true }).then(isDone => isDone || next(), next)
  })
  // Copying a catalogue takes seconds: it is done while the editor's own page loads.
  router.get('/editor/:tenantId/composer', (request, _response, next) => {
    const { tenantId } = request.params
    next()
    void mayEdit(options.services, { tenantId, request }).then(may =>
      may ? options.stages.open(tenantId) : null,
    )
  })
  router.use((request, response, next) => {
    const address = sceneOf({ url: request.originalUrl, referer: request.get('referer') })
    if (!address) return next()
    answer(address, { request, response, isEntrance: false }).then(isDone => isDone || next(), next)
  })
  return router
}

type Answering = Exchange & { isEntrance: boolean }

/** Keeps the theme of the request for scenes of the venue and tells its name; false where the request is none of somebody who edits the venue. */
async function keepLook(
  { request, response }: Exchange,
  { options: { services }, looks }: { options: SceneOptions; looks: SceneLooks },
): Promise<boolean> {
  const tenantId = String(request.params.tenantId)
  if (!(await mayEdit(services, { tenantId, request }))) return false
  const venue = await services.venues.open(tenantId)
  const sent = await json(request).catch(() => null)
  const look = venue && looks.keep(venue, sent)
  response.set('Cache-Control', 'no-store')
  if (look) response.json({ look })
  else response.sendStatus(422)
  return true
}

/** Answers from the stage; false where the request is none of somebody who edits the venue, or the venue has no such scene. */
function sceneAnswers({ services, stages, pages, contextOf }: SceneOptions, looks: SceneLooks) {
  const handle = createRequestHandler(pages, services.environment.NODE_ENV)
  const played = new LRUCache<string, Promise<PlayedScene>>({ max: 400 })
  const alone = createMutex()

  const playOnce = (stage: Stage, { tenantId, scene, look = '' }: SceneAddress, exchange: Exchange) => {
    const key = `${stage.key} ${scene} ${look}`
    const known = played.get(key)
    if (known) return known
    const ask: AskPage = request => handle(request, silent(contextOf(stage, exchange)))
    const origin = originOf(exchange.request)
    const playing = alone(() => play({ stage, tenantId, scene, ask, origin }))
    played.set(key, playing)
    playing.catch(() => played.delete(key))
    return playing
  }

  return async (address: SceneAddress, { isEntrance, ...exchange }: Answering): Promise<boolean> => {
    const { request, response } = exchange
    const { tenantId } = address
    if (!(await mayEdit(services, { tenantId, request }))) return false
    const open = await stages.open(tenantId)
    if (!open) return false
    const stage = stageAs(stageAs(open, asIfOf(address.scene)), looks.find(tenantId, address.look))
    const scene = await playOnce(stage, address, exchange)
    if (!scene) return isEntrance && sayNothingShows(stage, { tenantId, response })
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    if (isEntrance) enter(response, { address, view: scene.view })
    else {
      const { conditions = {} } = scene.view.kind === 'page' ? scene.view : {}
      const context = sceneContext(contextOf(laterStage(stage, conditions), exchange), conditions)
      await show(scene, { address, exchange, handle, context })
    }
    return true
  }
}

/** Whether the request is of somebody who may change look or words of the venue. */
async function mayEdit(
  services: Services,
  { tenantId, request }: { tenantId: string; request: ExpressRequest },
): Promise<boolean> {
  const staff = await findStaff(services, { tenantId, cookieHeader: request.headers.cookie ?? null })
  return staff !== null && themePartsFor(rightsOf(staff.roles)).length > 0
}

async function sayNothingShows(
  { services }: Stage,
  { tenantId, response }: { tenantId: string; response: ExpressResponse },
): Promise<boolean> {
  const venue = await services.venues.open(tenantId)
  if (!venue) return false
  const { text } = venueWords(venue, services.log)
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send(text('editor-scene-none'))
  return true
}

const MINUTE_MS = 60_000

/** The stage as it is after a while. */
function laterStage(stage: Stage, { later = 0 }: SceneConditions): Stage {
  const clock = () => new Date(stage.services.clock().getTime() + later * MINUTE_MS)
  return later ? { ...stage, services: { ...stage.services, clock } } : stage
}

type Play = SceneAddress & { stage: Stage; ask: AskPage; origin: string }

async function play({ stage, tenantId, scene, ask, origin }: Play): Promise<PlayedScene> {
  const db = stage.services.database.forTenant(tenantId)
  // Everybody on the stage comes from the one address of whoever looks, and some have one mailbox: they are not counted together.
  await clearAllTries(db, tenantId)
  // Nobody reads the mails of scenes that are over: tickets need not be drawn for them.
  await deleteOpenJobs(db, tenantId)
  const visitor = await openSceneVisitor({ stage, tenantId, origin, ask })
  const view = visitor && (await scriptOf(scene)(visitor))
  return visitor && view ? { visitor, view } : null
}

const originOf = (request: ExpressRequest) => `${request.protocol}://${request.get('host') ?? 'localhost'}`

/** A request that nobody sees the answer of opens no policy. */
const silent = (context: PageContext): PageContext => ({
  ...context,
  allowTrackers: () => undefined,
  allowPictures: () => undefined,
  allowFraming: () => undefined,
  hideAddress: () => undefined,
})

function enter(
  response: ExpressResponse,
  { address, view }: { address: SceneAddress; view: SceneView },
): void {
  if (view.kind === 'mail') mailDocument(response, view.mail)
  else if (view.kind === 'pass') sendPassDocument(response, view.pass)
  else response.redirect(302, withScene(view.path, address))
}

type Showing = { address: SceneAddress; exchange: Exchange; handle: PageHandler; context: PageContext }

/** A page as the visitor of the scene gets it; what it sets stays with them. */
async function show(
  { visitor, view }: NonNullable<PlayedScene>,
  { address, exchange: { request, response }, handle, context }: Showing,
): Promise<void> {
  const answer = await handle(stageRequest(request, { visitor, view }), context)
  visitor.jar.keep(answer.headers.getSetCookie())
  response.status(answer.status)
  for (const [name, value] of answer.headers) if (!OWN_HEADERS.has(name)) response.set(name, value)
  const location = answer.headers.get('Location')
  if (location) response.set('Location', withScene(location, address))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Headers that are the stage's own matter. */
const OWN_HEADERS = new Set(['set-cookie', 'location', 'cache-control'])

/** The browser's request as the visitor of the scene would send it; the page of a scene that shows an answer is asked for by its form. */
function stageRequest(request: ExpressRequest, { visitor, view }: NonNullable<PlayedScene>): Request {
  const origin = originOf(request)
  const path = withoutScene(request.originalUrl)
  const isView = view.kind === 'page' && request.method === 'GET' && path === withoutScene(view.path)
  if (isView) {
    const { form, conditions } = view
    return sceneRequest({ path, form, origin, jar: visitor.jar, language: conditions?.language })
  }
  const headers = new Headers({ cookie: visitor.jar.header() })
  const type = request.get('content-type')
  if (type) headers.set('content-type', type)
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  return new Request(new URL(request.originalUrl, origin), {
    method: request.method,
    headers,
    ...(hasBody ? { body: request as unknown as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}
