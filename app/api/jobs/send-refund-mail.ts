import type { JobPayload } from '#app/data/documents/job-document.ts'
import { findAttempt } from '#app/data/queries/attempts/read.ts'
import { refundMail } from '#app/mail/refund-mail.ts'
import type { Services } from '../kernel/context.ts'
import { venueInLanguageOf } from '../kernel/venue-in.ts'
import { mailVoice } from './mail-voice.ts'

/** Tells the buyer of an order that was charged and could not be issued that the money goes back. */
export async function sendRefundMail(
  services: Services,
  { tenantId, requestUuid }: { tenantId: string } & JobPayload<'refund-mail'>,
): Promise<void> {
  const [venue, attempt] = await Promise.all([
    services.venues.open(tenantId),
    findAttempt(services.database.forTenant(tenantId), tenantId, requestUuid),
  ])
  const charge = attempt?.document.charge
  if (!venue || !attempt || !charge) throw new Error('The refunded order of this mail does not exist')
  const { contact, currency, lines } = attempt.document.order.document
  const mail = refundMail({
    ...(await mailVoice(services, venueInLanguageOf(venue, attempt.document.order.document))),
    order: {
      requestUuid,
      email: contact.email,
      name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
      amount: charge.amount,
      currency,
      card: { brand: charge.brand, lastFour: charge.lastFour },
      items: [...new Set(lines.map(({ name }) => name))],
    },
  })
  await services.gateways.mail.send(mail)
}
