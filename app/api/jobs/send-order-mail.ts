import type { OrderMembershipPayload, OrderPayload } from '#app/contract/orders.ts'
import type { Db } from '#app/data/database/database.ts'
import type { JobPayload } from '#app/data/documents/job-document.ts'
import { findOrder, listTickets, type OrderRow } from '#app/data/queries/orders/read.ts'
import type { Mail, MailAttachment } from '#app/gateways/mail/mail-gateway.ts'
import { type GiftToTell, giftMail } from '#app/mail/gift-mail.ts'
import { isOneMail, orderMails } from '#app/mail/order-mail.ts'
import type { OrderMailRequest } from '#app/mail/order-mail-request.ts'
import { isPurchaseType } from '#app/rules/carts/item-types.ts'
import { orderLinkHref, ticketLinkHref } from '#app/rules/links/order-links.ts'
import { cardChannel, maySendCards } from '#app/rules/memberships/member-cards.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import type { OrderPolicy } from '#app/rules/orders/change-policy.ts'
import { paidForVisits } from '#app/rules/orders/refund-of.ts'
import type { Services } from '../kernel/context.ts'
import { venueInLanguageOf } from '../kernel/venue-in.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { venueUrl } from '../kernel/venue-url.ts'
import { eventDirections, eventFacts, orderDocuments } from '../orders/order-documents.ts'
import { orderLinkOf, ticketLinkOf } from '../orders/order-link.ts'
import { orderPayload } from '../orders/wire/order-payload.ts'
import { venuePasses } from '../passes/venue-passes.ts'
import { mailHref } from './mail-venue.ts'
import { mailVoice } from './mail-voice.ts'

/** The page of each ticket, where the venue has a wallet to put it into. */
async function passPages(
  { tickets }: OrderPayload,
  { services, venue, db }: { services: Services; venue: Venue; db: Db },
): Promise<Map<string, string>> {
  const { log, clock } = services
  const { tenantId } = venue
  const { apple, google } = await venuePasses({ services, db, tenantId, log, now: clock() })
  if (!apple && !google) return new Map()
  const pageOf = (ticketId: string) =>
    venueUrl(services, venue) + ticketLinkHref(tenantId, ticketLinkOf(services, { tenantId, ticketId }))
  return new Map(tickets.map(({ id }) => [id, pageOf(id)]))
}

type SentOrder = Omit<JobPayload<'order-mail'>, 'change' | 'move'> &
  Partial<Pick<OrderMailRequest, 'change' | 'move'>>

/** What the visits of a cancelled order cost, and what of that does not go back. */
function keptOf({ document: { lines, cancellation } }: OrderRow): OrderMailRequest['kept'] {
  if (!cancellation) return null
  const paid = paidForVisits(lines)
  return { paid, amount: paid - cancellation.refund.total }
}

/**
 * Sends the mails of an order in the look and words its venue has now, with its tickets and its visits as files. The same order gives
 * the same mail ids.
 */
export async function sendOrderMail(
  services: Services,
  { tenantId, orderId, again, change = null, move = null }: { tenantId: string } & SentOrder,
): Promise<void> {
  const db = services.database.forTenant(tenantId)
  const [ownVenue, row] = await Promise.all([
    services.venues.open(tenantId),
    findOrder(db, tenantId, orderId),
  ])
  if (!ownVenue || !row) throw new Error('The order of this mail does not exist')
  const venue = venueInLanguageOf(ownVenue, row.document)
  const order = orderPayload(row, { venue, tickets: await listTickets(db, tenantId, orderId) })
  const voice = await mailVoice(services, venue)
  const link = orderLinkOf(services, { tenantId, orderNumber: order.orderNumber })
  const mails = await orderMails({
    ...voice,
    order,
    change,
    move,
    kept: keptOf(row),
    places: new Map([...eventFacts(venue)].map(([id, { place }]) => [id, place])),
    directions: eventDirections(venue, voice.text),
    passPages: await passPages(order, { services, venue, db }),
    cards: order.memberships.filter(membership => mayMailCard(membership, venue)),
    href: mailHref(services, venue)(orderLinkHref(tenantId, link)),
    files: await filesOf(order, {
      services,
      venue,
      link: isOneMail(order) ? link : null,
      policy: row.document.policy,
    }),
  })
  if (again) return sendAgain(services, { mails, again })
  const gifts = giftsToTell(row, order).filter(({ card }) => mayMailCard(card, venue))
  const mailsToSend = row.document.isUnmailed ? [] : mails
  const href = mailHref(services, venue)(`/membership/${encodeURIComponent(tenantId)}/profile`)
  const giftMails = await Promise.all(gifts.map(gift => giftMail({ ...voice, gift, href })))
  for (const mail of [...mailsToSend, ...giftMails]) await services.gateways.mail.send(mail)
}

/** To whoever was written to before, under ids of their own: a mail that is sent twice by accident is sent once. */
async function sendAgain(
  { gateways }: Services,
  { mails, again }: { mails: readonly Mail[]; again: string },
): Promise<void> {
  for (const mail of mails) await gateways.mail.send({ ...mail, id: `${mail.id}.${again}` })
}

/** The gifts whose recipients are to hear of them. */
function giftsToTell({ id, document }: OrderRow, { memberships }: OrderPayload): GiftToTell[] {
  return (document.memberships ?? []).flatMap(({ lineId, notifiesRecipient, member }) => {
    const recipient = primaryCardholder(member.cardholders)
    const card = memberships.find(({ itemId }) => itemId === lineId)
    if (!notifiesRecipient || !member.gift || !recipient?.email || !card) return []
    const { firstName, lastName, message } = member.gift
    const giver = [firstName, lastName].filter(Boolean).join(' ')
    return [{ orderId: id, to: recipient.email, recipient: card.name, giver, message, card }]
  })
}

/** Cards go out where the venue lets them, for this purchase and on this channel (CHK-222). */
function mayMailCard({ itemType }: OrderMembershipPayload, { document }: Venue): boolean {
  const { confirmationEmailRestrictions, company } = document
  if (!isPurchaseType(itemType)) return false
  return maySendCards(confirmationEmailRestrictions, { action: itemType, channel: cardChannel(company) })
}

async function filesOf(
  order: OrderPayload,
  about: { services: Services; venue: Venue; link: string | null; policy: OrderPolicy | undefined },
): Promise<MailAttachment[]> {
  const documents = orderDocuments({ order, ...about })
  const files = [await documents.tickets(), await documents.calendar()]
  return files.filter(file => file !== null)
}
