import { randomBytes } from 'node:crypto'
import { type ApiClient, inProcessClient } from '#app/api/client.ts'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { type ApiContext, openContext, type Services } from '#app/api/kernel/context.ts'
import type { Venue } from '#app/api/kernel/venue-store.ts'
import { announceRenewals } from '#app/api/renewals/announce-renewals.ts'
import { inviteReviewers } from '#app/api/reviews/invite-reviewers.ts'
import { offerWaitingSeats } from '#app/api/waiting-list/offer-waiting-seats.ts'
import type { JobDocument } from '#app/data/documents/job-document.ts'
import { deleteOpenJobs, insertJob } from '#app/data/queries/jobs/write.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'
import type { SceneForm } from './scene-form.ts'
import type { SceneServices } from './scene-services.ts'

/** A page of the stage asked for by a visitor: a GET, or with a form what pressing its button sends. */
export type PageRequest = { path: string; form?: SceneForm }

/** Answers a request of the stage as the shop would. */
export type AskPage = (request: Request) => Promise<Response>

/** Somebody who plays a scene: a browser of their own, and nothing but what visitors have. */
export type SceneVisitor = {
  tenantId: string
  venue: Venue
  /** the further language of the venue that they read; null where it is the main one */
  language: string | null
  /** an address that nobody else on the stage has */
  email: string
  jar: CookieJar
  now: () => Date
  /** what handlers of the API get that are called for them */
  context: () => Promise<ApiContext>
  api: () => Promise<ApiClient>
  /** makes the session hold this as well */
  be: (session: VisitorSession) => Promise<void>
  /** sends a form; gives where its answer leads to, an empty string where it shows a page */
  press: (path: string, form: SceneForm) => Promise<string>
  /** the text of a page */
  read: (path: string) => Promise<string>
  payWith: SceneServices['payWith']
  /** lets days go by: what the shop does by itself in that time is done */
  afterDays: (days: number) => Promise<void>
  /** seats that are free are offered to those who wait for them */
  offerSeats: () => Promise<void>
  /** places work as the shop itself would, such as a mail that tells of something */
  place: (job: JobDocument) => Promise<void>
  /** what waits to be mailed is not: nobody reads it, and its tickets need not be drawn */
  forgetMails: () => Promise<void>
  /** the last mail to an address, once the jobs that are due are done */
  mailTo: (address: string) => Promise<Mail | null>
}

const DAY_MS = 86_400_000

type Play = { stage: SceneServices; tenantId: string; origin: string; ask: AskPage; language?: string }

/** Somebody new on the stage; null where the stage has no such venue. */
export async function openSceneVisitor({
  stage,
  tenantId,
  origin,
  ask,
  language,
}: Play): Promise<SceneVisitor | null> {
  const { services, sessions, mails } = stage
  const venue = await services.venues.open(tenantId)
  if (!venue) return null
  const jar = createCookieJar(language ? { language } : {})
  const readSession = () => sessions.read({ cookieHeader: jar.header(), tenantId, now: services.clock() })
  const write = async (session: VisitorSession) => jar.keep([await sessions.write(tenantId, session)])
  const send = async ({ path, form }: PageRequest) => {
    const response = await ask(sceneRequest({ path, form, origin, jar }))
    jar.keep(response.headers.getSetCookie())
    return response
  }
  const context = async () => {
    const caller = {
      tenantId,
      session: await readSession(),
      staff: null,
      keepSession: write,
      languages: language ? [language] : [],
    }
    const open = await openContext(services, caller)
    if (!open) throw new Error(`The stage has no venue ${tenantId}`)
    return open
  }
  return {
    tenantId,
    venue,
    language: language ?? null,
    email: `robin.vale.${randomBytes(3).toString('hex')}@scene.example`,
    jar,
    now: services.clock,
    payWith: stage.payWith,
    be: async more => write({ ...(await readSession()), ...more }),
    context,
    api: async () => inProcessClient(await context()),
    press: async (path, form) => (await send({ path, form })).headers.get('Location') ?? '',
    read: async path => (await send({ path })).text(),
    afterDays: async days => {
      const later = new Date(services.clock().getTime() + days * DAY_MS)
      const then = { ...services, clock: () => later }
      await inviteReviewers(then)
      await announceRenewals(then)
      await workAllJobs(then)
    },
    offerSeats: async () => {
      await offerWaitingSeats(services)
      await workAllJobs(services)
    },
    place: job =>
      insertJob(services.database.forTenant(tenantId), tenantId, {
        ...job,
        id: `scene.${randomBytes(8).toString('hex')}`,
        runAt: services.clock(),
      }),
    forgetMails: () => deleteOpenJobs(services.database.forTenant(tenantId), tenantId),
    mailTo: async address => {
      await workAllJobs(services)
      return mails.findLast(mail => mail.to === address && mail.tenantId === tenantId) ?? null
    },
  }
}

/** Does all the work that is due: a round of it takes only so much. */
async function workAllJobs(services: Services): Promise<void> {
  let isMore = true
  while (isMore) isMore = (await workJobs(services)) > 0
}

type BrowserRequest = PageRequest & { origin: string; jar: CookieJar; language?: string }

/** What a browser without JavaScript sends. */
export const sceneRequest = ({ path, form, origin, jar, language }: BrowserRequest): Request =>
  new Request(new URL(path, origin), {
    headers: { cookie: jar.header(), ...(language ? { 'accept-language': language } : {}) },
    ...(form ? { method: 'POST', body: bodyOf(form) } : {}),
  })

/** Fields with a file among them are sent in parts. */
function bodyOf(form: SceneForm): FormData | URLSearchParams {
  const fields = Object.entries(form)
  const words = fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  if (words.length === fields.length) return new URLSearchParams(words)
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return body
}
