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
import { languagesOf } from '#app/api/kernel/venue-in.ts'
import { findStaff } from '#app/api/staff/find-staff.ts'
import { createMutex } from '#app/data/database/mutex.ts'
import { deleteOpenJobs } from '#app/data/queries/jobs/write.ts'
import { clearAllTries } from '#app/data/queries/rate-limits/write.ts'
import type { PageContext } from '#app/pages/page-context.ts'
import { isScriptlessScene } from '#app/rules/scenes/scriptless-scenes.ts'
import { isPlayedScene } from '#app/rules/scenes/staged-scenes.ts'
import { rightsOf } from '#app/rules/staff/staff-rights.ts'
import { themePartsFor } from '#theme/theme-parts.ts'
import { mailDocument } from '../mail-document.ts'
import { sendPassDocument } from '../pass-document.ts'
import { stageAs } from './as-if.ts'
import { withOwnLinks } from './own-links.ts'
import { isDocument, isReading, OVER, sayInstead, turnAway } from './refuse-scene.ts'
import {
  beginsScene,
  leavesScene,
  pageOf,
  type SceneAddress,
  sceneOf,
  wishesOf,
  withoutScene,
  withScene,
} from './scene-address.ts'
import { type SceneConditions, sceneContext } from './scene-conditions.ts'
import type { SceneLooks } from './scene-looks.ts'
import type { SceneView } from './scene-script.ts'
import { asIfOf, isOfMainLanguage, scriptOf } from './scene-scripts.ts'
import type { SceneStages, Stage } from './scene-stages.ts'
import { type AskPage, openSceneVisitor, type SceneVisitor, sceneRequest } from './scene-visitor.ts'
import { scriptlessPage } from './scriptless-page.ts'
import { isReadFromShop, shopReadings } from './shop-readings.ts'

type Exchange = { request: ExpressRequest; response: ExpressResponse }

export type SceneOptions = {
  services: Services
  stages: SceneStages
  looks: SceneLooks
  pages: ServerBuild | (() => Promise<ServerBuild>)
  /** what loaders may reach on a stage, for a request of a browser */
  contextOf: (stage: Stage, exchange: Exchange) => PageContext
}

/** A scene that has been played: who stands in it, and what there is to see; null where the venue has nothing to play it with. */
type PlayedScene = { visitor: SceneVisitor; view: SceneView } | null

/**
 * `/editor/{tenantId}/scenes/{scene}` leads to a page of the shop as it is in a scene, for staff of the venue; 404 where the venue has
 * nothing to play it with. That address, pages of the shop that name a scene, and whatever these ask for or lead to, are answered from the
 * stage: nothing of it reaches the shop, which is only read for the page that a scene begins with.
 * A theme that is edited and not saved is sent to `…/scenes/look`, which names it; an address with that name shows it.
 */
export function scenePages(options: SceneOptions): RequestHandler {
  const answer = sceneAnswers(options)
  const router = Router()
  router.post('/editor/:tenantId/scenes/look', (request, response, next) => {
    keepLook({ request, response }, options).then(isDone => isDone || next(), next)
  })
  router.get('/editor/:tenantId/scenes/:scene', (request, response, next) => {
    const { tenantId, scene } = request.params
    if (!isPlayedScene(scene)) return next()
    const address = { tenantId, scene, ...wishesOf(name => request.query[name]) }
    answer(address, { request, response, isEntrance: true }).then(isDone => isDone || next(), next)
  })
  // Copying a catalogue takes seconds: it is done while the editor's own page loads.
  router.get('/editor/:tenantId/composer', (request, _response, next) => {
    const { tenantId } = request.params
    next()
    mayEdit(options.services, { tenantId, request })
      .then(may => (may ? options.stages.open(tenantId) : null))
      .catch(error =>
        options.services.log.warn({ error, tenantId }, 'The scenes of a venue are not ready yet'),
      )
  })
  router.use((request, response, next) => {
    const query = { url: request.originalUrl, referer: request.get('referer') }
    const address = sceneOf(query)
    if (!address) return next()
    const isBeginning = isReading(request) && beginsScene(query)
    answer(address, { request, response, isBeginning }).then(isDone => isDone || next(), next)
  })
  return router
}

/** `isEntrance` for the address of the editor that leads into a scene, `isBeginning` for a page of the shop that names one and is opened first. */
type Answering = Exchange & { isEntrance?: boolean; isBeginning?: boolean }

/** Keeps the theme of the request for scenes of the venue and tells its name; false where the request is none of somebody who edits the venue. */
async function keepLook(
  { request, response }: Exchange,
  { services, looks }: SceneOptions,
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
function sceneAnswers({ services, stages, looks, pages, contextOf }: SceneOptions) {
  const handle = createRequestHandler(pages, services.environment.NODE_ENV)
  const played = new LRUCache<string, Promise<PlayedScene>>({ max: 400 })
  /** Scenes that somebody has sent a form in, their own page among them: whoever enters such a scene finds it as it begins. */
  const used = new WeakSet<object>()
  const alone = createMutex()
  const readings = shopReadings(services)

  const keyOf = (stage: Stage, { scene, look = '', language = '' }: SceneAddress) =>
    `${stage.key} ${scene} ${look} ${language}`

  const playOnce = (stage: Stage, address: SceneAddress, exchange: Exchange) => {
    const { tenantId, scene, language = '' } = address
    const key = keyOf(stage, address)
    const known = played.get(key)
    if (known) return known
    const ask: AskPage = request => handle(request, silent(contextOf(stage, exchange)))
    const origin = originOf(exchange.request)
    const playing = alone(() => play({ stage, tenantId, scene, ask, origin, language }))
    played.set(key, playing)
    playing.catch(() => played.delete(key))
    return playing
  }

  const playUnused = async (stage: Stage, address: SceneAddress, exchange: Exchange) => {
    const scene = await playOnce(stage, address, exchange)
    if (!scene || !used.has(scene)) return scene
    played.delete(keyOf(stage, address))
    return playOnce(stage, address, exchange)
  }

  /** A scene whose first page is opened again begins anew. */
  const forget = ({ tenantId, scene, look = '', language = '' }: SceneAddress) => {
    const end = ` ${scene} ${look} ${language}`
    for (const key of played.keys())
      if (key.startsWith(`${tenantId} `) && key.endsWith(end)) played.delete(key)
  }

  const readShop = async (wish: SceneAddress, exchange: Exchange) => {
    const address = await readable(wish, readings)
    forget(address)
    const look = looks.find(wish.tenantId, wish.look)
    const stage = stageAs(stageAs(readings, look), await withOwnLinks(services, wish.tenantId))
    const { tenantId, language = '' } = address
    const ask: AskPage = request => handle(request, silent(contextOf(stage, exchange)))
    const origin = originOf(exchange.request)
    const visitor = await openSceneVisitor({ stage, tenantId, origin, ask, language })
    if (!visitor) return false
    exchange.response.set(UNKEPT)
    const view: SceneView = { kind: 'page', path: exchange.request.originalUrl }
    const context = sceneContext(contextOf(stage, exchange), {})
    await show({ visitor, view }, { address, exchange, handle, context })
    return true
  }

  return async (
    wish: SceneAddress,
    { isEntrance, isBeginning, ...exchange }: Answering,
  ): Promise<boolean> => {
    const { request, response } = exchange
    const { tenantId } = wish
    if (!(await mayEdit(services, { tenantId, request })))
      return turnAway(services, { ...exchange, tenantId, isEntrance })
    if (!isEntrance && isDocument(request) && leavesScene(request.originalUrl, wish)) {
      response.redirect(isReading(request) ? 302 : 307, withScene(request.originalUrl, wish))
      return true
    }
    const look = looks.find(tenantId, wish.look)
    if (wish.look && !look && !isPlayedScene(wish.scene))
      return sayInstead(services, { tenantId, response, ...OVER, status: 410 })
    const isOwn = !services.environment.B2C_URL
    if (isBeginning && isOwn && isReadFromShop(request.originalUrl, wish)) return readShop(wish, exchange)
    const open = await stages.open(tenantId)
    if (!open)
      return !isReading(request) && sayInstead(services, { tenantId, response, ...OVER, status: 503 })
    const themed = stageAs(stageAs(open, asIfOf(wish.scene)), look)
    const stage = stageAs(themed, await withOwnLinks(services, tenantId))
    const address = await readable(wish, stage)
    const playScene = isEntrance ? playUnused : playOnce
    const scene = await playScene(stage, address, exchange)
    if (!scene)
      return (
        Boolean(isEntrance) &&
        sayInstead(stage.services, { tenantId, response, status: 404, reference: 'editor-scene-none' })
      )
    response.set(UNKEPT)
    if (isEntrance) enter(response, { address, view: scene.view })
    else {
      const { form, conditions = {} } = scene.view.kind === 'page' ? scene.view : {}
      if (form || !isReading(request)) used.add(scene)
      const context = sceneContext(contextOf(laterStage(stage, conditions), exchange), conditions)
      await show(scene, { address, exchange, handle, context })
    }
    return true
  }
}

const UNKEPT = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** The address in a language that the venue speaks beside its own: nothing is played again for any other. */
async function readable({ language, ...address }: SceneAddress, { services }: Stage): Promise<SceneAddress> {
  if (isOfMainLanguage(address.scene)) return address
  const venue = language && (await services.venues.open(address.tenantId))
  return venue && languagesOf(venue).further.includes(language) ? { ...address, language } : address
}

/** Whether the request is of somebody who may change look or words of the venue. */
async function mayEdit(
  services: Services,
  { tenantId, request }: { tenantId: string; request: ExpressRequest },
): Promise<boolean> {
  const staff = await findStaff(services, { tenantId, cookieHeader: request.headers.cookie ?? null })
  return staff !== null && themePartsFor(rightsOf(staff.roles)).length > 0
}

const MINUTE_MS = 60_000

/** The stage as it is after a while. */
function laterStage(stage: Stage, { later = 0 }: SceneConditions): Stage {
  const clock = () => new Date(stage.services.clock().getTime() + later * MINUTE_MS)
  return later ? { ...stage, services: { ...stage.services, clock } } : stage
}

type Play = SceneAddress & { stage: Stage; ask: AskPage; origin: string }

async function play({ stage, tenantId, scene, ask, origin, language }: Play): Promise<PlayedScene> {
  const db = stage.services.database.forTenant(tenantId)
  // Everybody on the stage comes from the one address of whoever looks, and some have one mailbox: they are not counted together.
  await clearAllTries(db, tenantId)
  // Nobody reads the mails of scenes that are over: tickets need not be drawn for them.
  await deleteOpenJobs(db, tenantId)
  const visitor = await openSceneVisitor({ stage, tenantId, origin, ask, language })
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
  const isScriptless = isScriptlessScene(address.scene) && isHtml(answer)
  if (isScriptless && request.get('sec-fetch-dest') === 'document') runNothing(response)
  response.end(isScriptless ? scriptlessPage(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
}

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html')

/** In a tab of its own the browser itself runs no script; in the frame it does, so that words can be clicked on in every browser. */
const runNothing = (response: ExpressResponse) =>
  response.append('Content-Security-Policy', 'sandbox allow-same-origin allow-forms')

/** Headers that are the stage's own matter. */
const OWN_HEADERS = new Set(['set-cookie', 'location', 'cache-control'])

/** The browser's request as the visitor of the scene would send it; the page of a scene that shows an answer is asked for by its form. */
function stageRequest(request: ExpressRequest, { visitor, view }: NonNullable<PlayedScene>): Request {
  const origin = originOf(request)
  const path = withoutScene(request.originalUrl)
  const isView = view.kind === 'page' && request.method === 'GET' && pageOf(path) === pageOf(view.path)
  if (isView) {
    const { form, conditions } = view
    return sceneRequest({ path, form, origin, jar: visitor.jar, language: conditions?.language })
  }
  const headers = new Headers({ cookie: visitor.jar.header() })
  const type = request.get('content-type')
  if (type) headers.set('content-type', type)
  const hasBody = !isReading(request)
  return new Request(new URL(request.originalUrl, origin), {
    method: request.method,
    headers,
    ...(hasBody ? { body: request as unknown as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}
