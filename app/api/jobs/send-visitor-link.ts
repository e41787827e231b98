import { randomUUID } from 'node:crypto'
import type { JobPayload } from '#app/data/documents/job-document.ts'
import { saveLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { findLatestOrderOf } from '#app/data/queries/orders/read.ts'
import { findVisitorByEmail, type VisitorRow } from '#app/data/queries/visitors/read.ts'
import { insertVisitor } from '#app/data/queries/visitors/write.ts'
import { type LinkLetter, linkMail } from '#app/mail/link-mail.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { linkEnd } from '#app/rules/visitors/link-lifetimes.ts'
import type { Services } from '../kernel/context.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { saveVisitorLink } from '../visitors/visitor-links.ts'
import { mailHref, mailVenue } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

type Job = { tenantId: string; id: string; payload: JobPayload<'visitor-link-mail'> }
type LinkJob = { services: Services; job: Job; venue: Venue }

/** Mails the link to whoever has this email at the venue; nobody is written to who has neither an account nor an order here. */
export async function sendVisitorLink(services: Services, job: Job): Promise<void> {
  const venue = await mailVenue(services, { tenantId: job.tenantId, language: job.payload.language })
  if (!venue) throw new Error('The venue of this mail does not exist')
  const mailing = { services, job, venue }
  const letter = job.payload.kind === 'orders' ? await ordersLetter(mailing) : await visitorLetter(mailing)
  if (!letter) return
  const voice = await mailVoice(services, venue)
  const { kind } = job.payload
  const named = { venue: venue.document.venue.name }
  await services.gateways.mail.send(
    linkMail({
      ...voice,
      letter: {
        ...letter,
        id: job.id,
        subject: voice.text(`mail-${kind}-subject`, named),
        preview: voice.text(`mail-${kind}-introduction`),
        heading: voice.text(`mail-${kind}-heading`),
        lines: [voice.text(`mail-${kind}-introduction`)],
        button: voice.text(`mail-${kind}-open`),
      },
    }),
  )
}

type LetterAddress = Pick<LinkLetter, 'to' | 'href'>

async function visitorLetter({
  services,
  job: { tenantId, payload },
  venue,
}: LinkJob): Promise<LetterAddress | null> {
  const { kind, email, returnTo } = payload
  const visitor = await findOrAddVisitor(services, { tenantId, email })
  if (!visitor) return null
  const purpose = kind === 'password' ? 'password' : 'sign-in'
  const token = await saveVisitorLink(services.database.forTenant(tenantId), tenantId, {
    visitor,
    purpose,
    expiresAt: linkEnd(purpose, services.clock()),
  })
  const screen = kind === 'password' ? 'changePassword' : 'login'
  const path = authHref(tenantId, { screen, token, ref: returnTo || null })
  return { to: visitor.document.email, href: mailHref(services, venue)(path) }
}

/** Visitors come from orders (decision W4): whoever has bought under this email gets an account, whose password they choose by the link. */
async function findOrAddVisitor(
  { database }: Services,
  { tenantId, email }: { tenantId: string; email: string },
): Promise<VisitorRow | null> {
  const db = database.forTenant(tenantId)
  const visitor = await findVisitorByEmail(db, tenantId, email)
  if (visitor) return visitor
  const order = await findLatestOrderOf(db, tenantId, email)
  if (!order) return null
  const { firstName, lastName } = order.document.contact
  await insertVisitor(db, {
    tenantId,
    id: randomUUID(),
    document: { email: order.email, firstName, lastName },
  })
  return findVisitorByEmail(db, tenantId, email)
}

async function ordersLetter({
  services,
  job: { tenantId, payload },
  venue,
}: LinkJob): Promise<LetterAddress | null> {
  const db = services.database.forTenant(tenantId)
  const order = await findLatestOrderOf(db, tenantId, payload.email)
  if (!order) return null
  const token = await saveLinkToken(db, {
    tenantId,
    purpose: 'orders',
    document: { email: order.email },
    expiresAt: linkEnd('orders', services.clock()),
  })
  const path = authHref(tenantId, { screen: 'orders', token })
  return { to: order.email, href: mailHref(services, venue)(path) }
}
