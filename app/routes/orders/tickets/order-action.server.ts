import { data, redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { AddressForm } from '#app/pages/address-lists.ts'
import { openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { takeBasketOffer } from '#app/pages/take-basket-offer.ts'
import { hasUnanswered } from '#app/rules/forms/cart-forms.ts'
import { checkoutHref, formsHref } from '#app/rules/links/storefront-links.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type VisitorSession, withCart } from '#app/session/visitor-session.ts'
import { isLeaving, isUndoable, offeredIntent } from './intent.ts'
import { draftCombos } from './items/combo/combo-form.ts'
import { placedAtCombos, withComboProblems } from './items/combo/combo-refusal.server.ts'
import { letterLists } from './items/donation/load-donation.server.ts'
import { hasTickets } from './items/event/event-model.ts'
import { nextDaysOf } from './items/event/find-next-day.server.ts'
import { joinEvent } from './items/event/join-event.server.ts'
import { missingOffering } from './items/membership/membership-form.ts'
import { fullDay, moving, onItsDay } from './move-to-day.server.ts'
import { cancelOrder, nextAddress, startDate } from './next-address.server.ts'
import { readOrderAddress } from './order-address.ts'
import type { NextDays, OrderRefusal, TypedOrder } from './order-model.ts'
import { readOrderForm } from './read-order-form.server.ts'
import {
  cartRefusal,
  checkoutRefusal,
  failureWords,
  fullEventIds,
  limitRefusal,
  NO_REFUSAL,
  timeRefusal,
} from './refusal.server.ts'
import { namesFor } from './refusal-names.server.ts'
import { draftOf, judgeForm, remainingChoices, type Submission, typedOf } from './submission.server.ts'
import { toWallet } from './to-wallet.ts'
import { undoFor } from './undo-for.ts'

/** `lists`: of the address that was typed for a letter, so that it is chosen and not typed again without JavaScript. */
export type OrderAnswer = {
  refusal: OrderRefusal
  typed: TypedOrder
  lists: AddressForm | null
  nextDays: NextDays
}

/** One form, several buttons: place the order, update it, remove or add an event, cancel. Redirects, or says what is wrong and keeps what was typed. */
export async function submitOrder(visit: Visit, form: FormData) {
  const { changedIds, date } = readOrderAddress(visit.url)
  const read = readOrderForm(form)
  const intent = offeredIntent(read.intent, date ? changedIds : [])
  if (intent.name === 'cancel') return cancelOrder(visit)
  const sent = await joined(await judgeForm(visit, { ...read, intent }))
  const submission = await onItsDay(sent)
  if (!submission) return refused(sent, fullDay(sent), await nextDaysOf(visit, moving(sent)))
  if (intent.name === 'hold') return holdOrder(submission)
  const leaves = isLeaving(intent)
  const untimed = leaves ? null : timeRefusal(remainingChoices(submission), visit.venue)
  if (untimed) return refused(submission, untimed)
  try {
    const { cart, undo } = await storeChoices(submission)
    const session = sessionAfter(submission, cart)
    const headers = await visit.commit(undo ? { ...session, undo } : session)
    if (isDonationIncomplete(submission)) return await kept(submission, headers)
    if (intent.name === 'take-offer')
      return await takeOffer({ ...submission, headers }, { cart, after: intent.after })
    if (intent.name !== 'checkout') return redirect(nextAddress({ ...submission, cart }), { headers })
    return toWallet(await toCheckout({ ...submission, headers }, cart), form)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    // Whoever leaves for another date or more events is not held up by what another date may mend.
    if (leaves) return redirect(nextAddress(submission))
    const choices = remainingChoices(submission)
    const names = await namesFor(visit, { refusal, choices })
    const answer = cartRefusal(refusal, {
      choices,
      addOns: submission.addOns,
      venue: visit.venue,
      names,
    })
    const draft = draftCombos(submission.combos, { cart: null, intent })
    const nextDays = nextDaysOf(visit, { choices, eventIds: fullEventIds(answer, refusal) })
    return await refused(
      submission,
      await withComboProblems(visit, { refusal, answer, draft }),
      await nextDays,
    )
  }
}

/** What costs less in place of what was chosen; where that is not to be had any more, the order with what is offered now. */
async function takeOffer(submission: Submission, offer: { cart: CartPayload; after: Cents }) {
  const { visit } = submission
  const taken = await takeBasketOffer(visit, offer)
  if (!taken) return refused(submission, { ...NO_REFUSAL, notices: [visit.venue.text('offer-gone')] })
  return redirect(nextAddress({ ...submission, cart: taken.cart }), {
    headers: await visit.commit(taken.session),
  })
}

function sessionAfter({ visit, intent }: Submission, cart: CartPayload): VisitorSession {
  const session = withCart(visit.session, cart.id)
  return intent.name === 'refuse-offer' ? { ...session, offerRefused: true } : session
}

/** An event that a button adds is added with tickets where the order says who comes and when. */
async function joined(submission: Submission): Promise<Submission> {
  const { visit, intent, events, combos } = submission
  if (intent.name !== 'add' || hasTickets(events[intent.eventId])) return submission
  const { cart } = await openCart(visit)
  const date = readOrderAddress(visit.url).date ?? (cart && startDate(cart))
  const choice = date
    ? await joinEvent(visit, {
        eventId: intent.eventId,
        choices: events,
        combos: combos.choices,
        date,
      })
    : null
  return choice ? { ...submission, events: { ...events, [intent.eventId]: choice } } : submission
}

type StoredChoices = { cart: CartPayload; undo: VisitorSession['undo'] }

/** Stores what is chosen now; other items of the cart stay as they are. What a button takes out can be put back for a moment. */
async function storeChoices(submission: Submission): Promise<StoredChoices> {
  const { visit, version, intent } = submission
  const mayUndo = isUndoable(intent)
  const { cart } = await openCart(visit)
  const { payload } = await visit.api.carts.put({
    headers: cart ? { 'x-cart-id': cart.id } : {},
    body: {
      ...(cart ? { id: cart.id, version } : {}),
      ...draftOf(submission, cart),
      ...(mayUndo ? { isUndoable: true } : {}),
    },
  })
  return {
    cart: payload,
    undo: mayUndo && cart ? undoFor(submission, { before: cart, after: payload }) : undefined,
  }
}

/** The sales rules decide last (ORD-158), then forms are answered before anything is paid (ORD-159); a call that fails is told in the server's own words (ORD-281). */
async function toCheckout(submission: Submission, cart: CartPayload) {
  const { visit, events: choices, combos, judged, headers } = submission
  const { venue, api, url, tenantId } = visit
  if (Object.keys(judged.errors).length > 0) return refused(submission, NO_REFUSAL)
  const answer = await api.entitlements.validate({ body: { id: cart.id } }).catch((error: unknown) => ({
    failure: failureWords(refusalOf(error)?.message, venue),
  }))
  if ('failure' in answer) return refused(submission, { ...NO_REFUSAL, notices: [answer.failure] })
  const entitlements = readEntitlements(answer.payload)
  if (entitlements.violations.length > 0)
    return refused(submission, placedAtCombos(limitRefusal(entitlements, { choices, venue }), combos))
  if (entitlements.refusals.length > 0)
    return refused(submission, {
      ...checkoutRefusal(entitlements, { choices, venue }),
      focus: missingOffering(submission.memberships),
    })
  const { base, date } = readOrderAddress(url)
  const next = hasUnanswered(cart.forms) ? formsHref : checkoutHref
  return redirect(next(base(tenantId), { date: date ?? startDate(cart) }), { headers })
}

/** An order that is not placed keeps what was typed; what is wrong with the donation is said as well (ORD-210). */
async function refused(submission: Submission, refusal: OrderRefusal, nextDays: NextDays = {}) {
  const donation = submission.intent.name === 'checkout' ? submission.judged.errors : {}
  const focus = refusal.focus ?? Object.keys(donation)[0] ?? null
  const answer = { ...(await keptOf(submission)), nextDays, refusal: { ...refusal, donation, focus } }
  return data<OrderAnswer>(answer, { status: 409, headers: submission.headers })
}

/** A donation that is not complete is no reason to refuse an update, and nothing to store: it stays on the page as it was typed. */
const isDonationIncomplete = ({ intent, judged }: Submission) =>
  (intent.name === 'update' || intent.name === 'remove-combo' || intent.name === 'move-day') &&
  Object.keys(judged.errors).length > 0

const kept = async (submission: Submission, headers: HeadersInit) =>
  data<OrderAnswer>({ ...(await keptOf(submission)), refusal: NO_REFUSAL, nextDays: {} }, { headers })

/** All that was typed, and the lists it was chosen from. */
async function keptOf(submission: Submission) {
  const { visit, donation } = submission
  return { typed: typedOf(submission), lists: donation && (await letterLists(visit, donation)) }
}

/** Keeps the tickets longer, and what was typed as it is; lines that others have bought meanwhile are named (decision O10). */
async function holdOrder(submission: Submission) {
  const { visit } = submission
  const { api, session, venue } = visit
  const { typed, lists } = await keptOf(submission)
  const answer = (notices: string[], left: TypedOrder) =>
    data<OrderAnswer>({ refusal: { ...NO_REFUSAL, notices }, typed: left, lists, nextDays: {} })
  try {
    const { payload } = await api.carts.hold({ headers: { 'x-cart-id': session.cartId } })
    const gone = new Set(payload.released.flatMap(({ id, eventTemplateId }) => [id, eventTemplateId]))
    const names = payload.released.map(({ name }) => venue.text('cart-released', { name }))
    return answer(names, {
      ...typed,
      events: without(typed.events, gone),
      combos: without(typed.combos, gone),
    })
  } catch (error) {
    const code = refusalOf(error)?.data.code
    if (!code) throw error
    const isSpent = code === 'HOLD_SPENT'
    return answer([venue.text(isSpent ? 'cart-hold-spent' : 'cart-sales-rules-failed')], typed)
  }
}

/** What was chosen, without what has left the order. */
const without = <Choice>(chosen: Record<string, Choice>, gone: ReadonlySet<string | undefined>) =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => !gone.has(id)))
