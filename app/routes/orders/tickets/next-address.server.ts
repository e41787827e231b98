import { redirect } from '@remix-run/node'
import type { CartPayload } from '#app/contract/carts.ts'
import { openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { undoOf } from '#app/rules/carts/undo-of.ts'
import { addRemoved } from '#app/rules/carts/upsells.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { calendarHref, cancelHref, eventsListHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { type Party, writeParty } from '#app/rules/tickets/party.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { cancelOrderUrl } from '#theme/texts/runtime/text-settings.ts'
import { blockHash, comboHash, lineHash } from './block-hash.ts'
import { comboLeave, comboWish } from './items/combo/combo-form.ts'
import { hasTickets } from './items/event/event-model.ts'
import { type OrderAddress, readOrderAddress, withoutEvents, writeOwnDays } from './order-address.ts'
import type { Submission } from './submission.server.ts'

/** An order that was sent, and the cart that came of it. */
export type StoredSubmission = Submission & { cart?: CartPayload }

/** The day of an event in the cart; without one named, of the first. */
export const startDate = ({ orders }: CartPayload, eventId?: string) =>
  orders
    .find(line => line.events[0]?.startTime && (!eventId || line.eventTemplateId === eventId))
    ?.events[0]?.startTime?.slice(0, 10)

/** Where a press leads: to the calendar, to more events, or to the order page again. */
export function nextAddress(submission: StoredSubmission): string {
  const { visit, intent } = submission
  const { base, date } = readOrderAddress(visit.url)
  const { tenantId } = visit
  const comboAddress = comboLeave(base(tenantId), submission)
  if (comboAddress) return comboAddress
  if (intent.name === 'more') return eventsListHref(base(tenantId), { date: date ?? undefined })
  if (intent.name === 'change-date') return calendarFor(submission, intent.eventId)
  return orderAddress(submission)
}

/** The calendar of one event, which brings the others of the address back as they were (ORD-077). */
function calendarFor({ visit: { url, tenantId }, events, cart }: StoredSubmission, eventId: string): string {
  const { base, eventIds } = readOrderAddress(url)
  return calendarHref(base(tenantId), {
    eventId,
    eventIds: eventIds.filter(id => id !== eventId && !hasTickets(events[id])),
    date: cart ? startDate(cart, eventId) : undefined,
    cart: true,
    cdEventIds: [eventId],
  })
}

/** The order page again, without what was a wish of the address and is in the cart now. */
function orderAddress({ visit: { url, tenantId }, intent, events, combos }: Submission): string {
  const whole = readOrderAddress(url)
  const wish = comboWish(whole, { sent: combos, intent })
  const { base, date, eventIds, removedIds, timesIds, ownDays, addOnId } = withoutEvents(whole, wish.ofCombos)
  const left = eventIds.filter(eventId => !hasTickets(events[eventId]))
  const wished =
    intent.name === 'add'
      ? [...left, intent.eventId]
      : intent.name === 'remove'
        ? left.filter(eventId => eventId !== intent.eventId)
        : left
  const removed =
    intent.name === 'remove'
      ? addRemoved(removedIds, intent.eventId)
      : removedIds.filter(id => !wished.includes(id))
  const times =
    intent.name === 'edit'
      ? [...timesIds, intent.eventId]
      : timesIds.filter(id => !(intent.name === 'fold' && id === intent.eventId))
  const address = ticketsHref(base(tenantId), {
    eventIds: [...new Set([...wish.eventIds, ...wished])],
    comboId: wish.comboId ?? undefined,
    date: date ?? undefined,
    cart: true,
    addonId: left.length > 0 ? (addOnId ?? undefined) : undefined,
  })
  const day = Object.fromEntries(
    Object.entries({ ...ownDays, ...dayOf(intent) }).filter(([id]) => left.includes(id)),
  )
  const tickets = writeParty(untakenParty({ whole, left, intent, events }))
  return (
    withQuery(address, { removed, times: [...new Set(times)], day: writeOwnDays(day), tickets }) +
    placeOf(intent, combos)
  )
}

type Untaken = Pick<Submission, 'intent' | 'events'> & { whole: OrderAddress; left: readonly string[] }

/** Those of a link who are in no event yet because nobody was asked how many come: days without seats have no quantities. */
function untakenParty({ whole: { tickets }, left, intent, events }: Untaken): Party {
  const isUnasked = (id: string) => Object.keys(events[id]?.quantities ?? {}).length === 0
  const isUntaken = intent.name !== 'add' && left.length > 0 && left.every(isUnasked)
  return (isUntaken && tickets?.party) || {}
}

/** Where the page goes on: at the block that the press is about. */
function placeOf(intent: Submission['intent'], { combos }: Submission['combos']): string {
  if (intent.name === 'add' || intent.name === 'move-day') return blockHash(intent.eventId)
  if (intent.name === 'fold') return lineHash(intent.eventId)
  if (intent.name !== 'edit') return ''
  return combos.some(({ key }) => key === intent.eventId)
    ? comboHash(intent.eventId)
    : blockHash(intent.eventId)
}

const dayOf = (intent: Submission['intent']) =>
  intent.name === 'move-day' ? { [intent.eventId]: intent.date } : {}

/** Empties the cart, forgets it here and leaves (ORD-080, ORD-156). For a moment it can be put back; then it is deleted. */
export async function cancelOrder(visit: Visit) {
  const { session, commit, venue, url, tenantId } = visit
  const undo = await emptyCart(visit)
  const { base, date } = readOrderAddress(url)
  const target = cancelHref(base(tenantId), {
    redirectUrl: cancelOrderUrl(venue.texts),
    date: date ?? undefined,
  })
  return redirect(target, { headers: await commit({ ...session, cartId: undefined, undo }) })
}

/** A cart that cannot be emptied so is deleted at once. */
async function emptyCart(visit: Visit): Promise<VisitorSession['undo']> {
  const { api, session, now } = visit
  if (!session.cartId) return undefined
  const { cart } = await openCart(visit)
  const headers = { 'x-cart-id': session.cartId }
  const body = { id: session.cartId, couponCodes: cart?.couponCodes, isUndoable: true }
  const emptied = cart && (await api.carts.put({ headers, body }).catch(() => null))
  if (!emptied) await api.carts.delete({ headers }).catch(() => null)
  const undo = emptied ? undoOf(cart, { after: emptied.payload, now }) : undefined
  return undo && { ...undo, name: undefined }
}
