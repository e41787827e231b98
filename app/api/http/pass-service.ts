import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { type ApiContext, openContext, type Services } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { limitPassService } from '../limits/pass-limits.ts'
import { changedPasses, registerPass, unregisterPass } from '../passes/registrations.ts'
import { sendLatestPass } from '../passes/send-latest-pass.ts'
import { readBody } from './read-body.ts'
import { sendProblem } from './send-problem.ts'

const DEVICE = '/:tenantId/v1/devices/:deviceId/registrations/:passTypeId'
const PASS = '/:tenantId/v1/passes/:passTypeId/:serial'

/**
 * What Apple's wallet asks for by itself ("PassKit web service", version 1), below the address that stands in each pass: to be told of changes, which passes
 * have changed, and the newest of one. What is of one pass needs its token: `Authorization: ApplePass …`.
 */
export function passService(services: Services): RequestHandler {
  const router = Router({ caseSensitive: true })
  const answering = (answer: (call: Call) => Promise<unknown>) =>
    ((request, response, next) =>
      void openCall(services, { request, response }).then(answer).catch(next)) as RequestHandler
  router.use(readBody)
  router.post(`${DEVICE}/:serial`, answering(register))
  router.delete(`${DEVICE}/:serial`, answering(unregister))
  router.get(DEVICE, answering(listChanged))
  router.get(PASS, answering(sendLatest))
  router.post('/:tenantId/v1/log', answering(keepLog))
  router.use((_request, _response, next) => next(refuse('NOT_FOUND')))
  router.use(refuseBrokenAddresses)
  router.use(sendProblem(services))
  return router
}

/** An address that cannot be decoded is of nothing. */
const refuseBrokenAddresses: ErrorRequestHandler = (error, _request, _response, next) =>
  next(error instanceof URIError ? refuse('NOT_FOUND') : error)

type Exchange = { request: Request; response: Response }
type Call = Exchange & { context: ApiContext; held: z.output<typeof parameters> & { token: string } }

const name = z.string().max(256).default('')
const parameters = z.object({ tenantId: name, deviceId: name, passTypeId: name, serial: name })

/** The venue of an address, and what it says of phone and pass; refused where there is no such venue, and where the caller asks too often. */
async function openCall(services: Services, { request, response }: Exchange): Promise<Call> {
  const read = parameters.safeParse(request.params)
  if (!read.success) throw refuse('NOT_FOUND')
  const { tenantId } = read.data
  const context = await openContext(services, {
    tenantId,
    session: {},
    staff: null,
    ...(request.ip ? { address: request.ip } : {}),
  })
  if (!context) throw refuse('TENANT_UNKNOWN')
  await limitPassService(context)
  response.set('Cache-Control', 'no-store')
  const token = /^ApplePass ([\w-]+)$/.exec(request.get('authorization') ?? '')?.[1] ?? ''
  return { request, response, context, held: { ...read.data, token } }
}

const registration = z.object({ pushToken: z.string().regex(/^[\w-]{1,200}$/) })

async function register({ request, response, context, held }: Call) {
  const body = registration.safeParse(request.body)
  if (!body.success) throw refuse('BAD_REQUEST', { errors: { pushToken: 'must be a token' } })
  const isNew = await registerPass(context, { ...held, ...body.data })
  response.status(isNew ? 201 : 200).end()
}

async function unregister({ response, context, held }: Call) {
  await unregisterPass(context, held)
  response.status(200).end()
}

async function listChanged({ request, response, context, held }: Call) {
  const changed = await changedPasses(context, {
    ...held,
    since: secondsIn(request.query.passesUpdatedSince),
  })
  if (!changed) return response.status(204).end()
  const lastUpdated = String(changed.changedAt.getTime() / 1_000)
  return response.json({ serialNumbers: changed.serials, lastUpdated })
}

/** A tag of ours; null for any other, as if none was sent. */
const secondsIn = (tag: unknown) => (typeof tag === 'string' && /^\d{1,11}$/.test(tag) ? Number(tag) : null)

async function sendLatest({ request, response, context, held }: Call) {
  const since = new Date(request.get('if-modified-since') ?? '')
  const latest = await sendLatestPass(context, {
    ...held,
    since: Number.isNaN(since.getTime()) ? null : since,
  })
  if (latest.changedAt) response.set('Last-Modified', latest.changedAt.toUTCString())
  if (!latest.isNewer) return response.status(304).end()
  return response.type(latest.file.contentType).send(Buffer.from(latest.file.content))
}

/** What a phone complains of: the first of it, as text that it is. */
const complaints = z.object({ logs: z.array(z.string()).transform(lines => lines.slice(0, 10)) })

async function keepLog({ request, response, context }: Call) {
  const read = complaints.safeParse(request.body)
  if (!read.success) throw refuse('BAD_REQUEST', { errors: { logs: 'must be a list of lines' } })
  const logs = read.data.logs.map(line => line.slice(0, 500))
  context.log.warn({ tenantId: context.tenantId, logs }, 'A phone tells of a pass')
  response.status(200).end()
}
