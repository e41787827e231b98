import type { JobPayload } from '#app/data/documents/job-document.ts'
import { saveLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { findVisitor } from '#app/data/queries/visitors/read.ts'
import { linkMail } from '#app/mail/link-mail.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { reviewInvitationHref, stopInvitationsHref } from '#app/rules/links/review-links.ts'
import { linkEnd } from '#app/rules/visitors/link-lifetimes.ts'
import type { Services } from '../kernel/context.ts'
import { saveVisitorLink } from '../visitors/visitor-links.ts'
import { mailHref, mailVenueOfBuyer } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

/**
 * Asks a visitor for a review of what they saw. The link signs them in, which makes a guest a visitor with a password, and
 * leads to the event. Who has said no in the meantime gets nothing.
 */
export async function sendReviewMail(
  services: Services,
  { tenantId, visitorId, eventId }: { tenantId: string } & JobPayload<'review-mail'>,
): Promise<void> {
  const db = services.database.forTenant(tenantId)
  const visitor = await findVisitor(db, tenantId, visitorId)
  const venue = visitor && (await mailVenueOfBuyer(services, { tenantId, email: visitor.document.email }))
  const event = venue && catalogueMaps(venue).events.get(eventId)
  if (!event || !venue.document.company.reviews || visitor.document.noInvitations) return
  const now = services.clock()
  const signInToken = await saveVisitorLink(db, tenantId, {
    visitor,
    purpose: 'sign-in',
    expiresAt: linkEnd('review-sign-in', now),
  })
  const reviewToken = await saveLinkToken(db, {
    tenantId,
    purpose: 'review',
    document: { visitorId, eventId },
    expiresAt: linkEnd('review', now),
  })
  const voice = await mailVoice(services, venue)
  const { text } = voice
  const href = mailHref(services, venue)
  const { firstName } = visitor.document
  const mail = linkMail({
    ...voice,
    letter: {
      id: `review-${tenantId}-${visitorId}-${eventId}`,
      to: visitor.document.email,
      subject: text('mail-review-subject', { event: event.name }),
      preview: text('mail-review-introduction'),
      heading: text('mail-review-subject', { event: event.name }),
      lines: [
        ...(firstName ? [text('mail-greeting', { name: firstName })] : []),
        text('mail-review-introduction'),
      ],
      button: text('mail-review-open'),
      href: href(reviewInvitationHref({ tenantId, eventId, signInToken, reviewToken })),
      stop: {
        words: text('mail-review-stop'),
        href: href(stopInvitationsHref({ tenantId, reviewToken })),
      },
    },
  })
  await services.gateways.mail.send(mail)
}
