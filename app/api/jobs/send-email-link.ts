import type { JobPayload } from '#app/data/documents/job-document.ts'
import { saveLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { findVisitor, findVisitorByEmail, type VisitorRow } from '#app/data/queries/visitors/read.ts'
import { linkMail } from '#app/mail/link-mail.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { linkEnd } from '#app/rules/visitors/link-lifetimes.ts'
import type { Services } from '../kernel/context.ts'
import { mailHref, mailVenue } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

type Job = { tenantId: string; id: string } & JobPayload<'email-link-mail'>
type ConfirmationMail = { services: Services; tenantId: string; visitor: VisitorRow; to: string }

/**
 * Mails the link that gives a visitor the address it goes to. Where somebody has that address already, they are told so instead: who
 * asked for it learns nothing.
 */
export async function sendEmailLink(
  services: Services,
  { tenantId, id, visitorId, language }: Job,
): Promise<void> {
  const db = services.database.forTenant(tenantId)
  const [venue, visitor] = await Promise.all([
    mailVenue(services, { tenantId, language }),
    findVisitor(db, tenantId, visitorId),
  ])
  const to = visitor && (visitor.newEmail ?? (visitor.confirmed ? null : visitor.document.email))
  if (!venue || !visitor || !to) return
  const owner = await findVisitorByEmail(db, tenantId, to)
  const isTaken = owner !== null && owner.id !== visitorId
  const path = isTaken
    ? authHref(tenantId, { screen: 'login' })
    : await confirmationPath({ services, tenantId, visitor, to })
  const voice = await mailVoice(services, venue)
  const kind = isTaken ? 'email-known' : 'confirm'
  const mail = linkMail({
    ...voice,
    letter: {
      id,
      to,
      subject: voice.text(`mail-${kind}-subject`, { venue: voice.venue.name }),
      preview: voice.text(`mail-${kind}-introduction`),
      heading: voice.text(`mail-${kind}-heading`),
      lines: [voice.text(`mail-${kind}-introduction`)],
      button: voice.text(`mail-${kind}-open`),
      href: mailHref(services, venue)(path),
    },
  })
  await services.gateways.mail.send(mail)
}

async function confirmationPath({ services, tenantId, visitor, to }: ConfirmationMail): Promise<string> {
  const token = await saveLinkToken(services.database.forTenant(tenantId), {
    tenantId,
    purpose: 'email',
    document: { visitorId: visitor.id, email: to, version: visitor.sessionVersion },
    expiresAt: linkEnd('email', services.clock()),
  })
  return authHref(tenantId, { screen: 'email', token })
}
