import { data, redirect } from '@remix-run/node'
import { refusalOf, type Refusal as ApiRefusal } from '#app/api/refuse.ts'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import { readEntitlements } from '#app/contract/entitlements.ts'
import { addRemoved } from '#app/rules/carts/upsells.ts'
import { hasUnanswered } from '#app/rules/forms/cart-forms.ts'
import { withQuery } from '#app/rules/links/query.ts'
import {
  calendarHref,
  cancelHref,
  checkoutHref,
  eventsListHref,
  formsHref,
  ticketsHref,
} from '#app/rules/links/storefront-links.ts'
import type { AddonPayload } from '#app/contract/addons.ts'
import type { AddressLists } from '#app/session/address-lists.ts'
import { openCart } from '#app/session/open-cart.ts'
import { joinHrefOf } from '#app/session/shell-model-of.ts'
import type { Visit } from '#app/session/visit.ts'
import { cancelOrderUrl } from '#theme/texts/text-settings.ts'
import type { AddOnChoices } from './add-on-rows/add-on-model.ts'
import { readAddOns, withChosenAddOns, withComboAddOns } from './add-on-rows/add-ons.server.ts'
import {
  type ComboIntent,
  comboLeave,
  comboWish,
  draftCombos,
  isLeaving,
  readComboIntent,
  readCombos,
  type SentCombos,
} from './combo-block/combo-form.server.ts'
import { placedAtCombos, withComboProblems } from './combo-block/combo-refusal.server.ts'
import type { Gift } from './donation-block/donation-model.ts'
import {
  type JudgedGift,
  judgeGift,
  letterLists,
  otherDonations,
  readGift,
} from './donation-block/donation-page.server.ts'
import { readOrderAddress, withoutEvents } from './order-address.ts'
import { draftTemplates, type Intent, readChoices, readIntent, readVersion } from './order-form.server.ts'
import { type Choices, hasTickets, type Refusal, type TypedOrder } from './order-model.ts'
import {
  draftMemberships,
  missingOffering,
  readMemberships,
  type TypedMembership,
  typedChoices,
} from './membership-block/membership-form.server.ts'
import { loadSold } from './order-page.server.ts'
import {
  cartRefusal,
  checkoutRefusal,
  failureWords,
  limitRefusal,
  NO_REFUSAL,
  type Names,
} from './refusal.server.ts'

/** `lists`: of the address that was typed for a letter, so that it is chosen and not typed again without JavaScript. */
export type OrderAnswer = { refusal: Refusal; typed: TypedOrder; lists: AddressLists | null }

type Submission = {
  visit: Visit
  intent: Intent
  memberships: TypedMembership[]
  choices: Choices
  combos: SentCombos
  comboIntent: ComboIntent | null
  version?: number
  addOns: AddOnChoices
  /** what is sold beside tickets now */
  sold: AddonPayload[]
  /** as typed; null where the form has no donation block */
  gift: Gift | null
  judged: JudgedGift
  /** once the cart is stored: what makes the browser remember it, so that no refused press leaves a cart that holds seats for nobody */
  headers?: HeadersInit
}
type Stored = Submission & { cart?: CartPayload }

/** One form, several buttons: place the order, update it, remove or add an event, cancel. Redirects, or says what is wrong and keeps what was typed. */
export async function submitOrder(visit: Visit, form: FormData) {
  const { changedIds, date } = readOrderAddress(visit.url)
  const intent = readIntent(form, date ? changedIds : [])
  if (intent.name === 'cancel') return cancelOrder(visit)
  const submission = await readSubmission(visit, { form, intent })
  const { combos, comboIntent } = submission
  if (intent.name === 'hold') return holdOrder(submission)
  try {
    const cart = await storeChoices(submission)
    const headers = await visit.commit({ ...visit.session, cartId: cart.id })
    if (isHalfGiven(submission)) return await kept(submission, headers)
    if (intent.name !== 'checkout') return redirect(nextAddress({ ...submission, cart }), { headers })
    return await toCheckout({ ...submission, headers }, cart)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    // Whoever leaves for another date or more events is not held up by what another date may mend.
    const leaves = intent.name === 'change-date' || intent.name === 'more' || isLeaving(comboIntent)
    if (leaves) return redirect(nextAddress(submission))
    const names = await namesFor(visit, { refusal, choices: submission.choices })
    const answer = cartRefusal(refusal, {
      choices: submission.choices,
      addOns: submission.addOns,
      venue: visit.venue,
      names,
    })
    const draft = draftCombos(combos, { cart: null, intent: comboIntent })
    return await refused(submission, await withComboProblems(visit, { refusal, answer, draft }))
  }
}

async function readSubmission(
  visit: Visit,
  { form, intent }: { form: FormData; intent: Intent },
): Promise<Submission> {
  const gift = readGift(form)
  const sold = await loadSold(visit)
  return {
    visit,
    intent,
    memberships: readMemberships(form),
    choices: readChoices(form),
    combos: readCombos(form),
    comboIntent: readComboIntent(form),
    version: readVersion(form),
    addOns: readAddOns(form),
    sold,
    gift,
    judged: gift ? await judgeGift(visit, { gift, sold }) : { donation: null, errors: {} },
  }
}

const typedOf = ({ memberships, choices, combos, addOns, gift }: Submission): TypedOrder => ({
  memberships: typedChoices(memberships),
  events: choices,
  combos: combos.choices,
  addOns,
  gift,
})

/** An order that is not placed keeps what was typed; what is wrong with the donation is said as well (ORD-210). */
async function refused(submission: Submission, refusal: Refusal) {
  const gift = submission.intent.name === 'checkout' ? submission.judged.errors : {}
  const focus = refusal.focus ?? Object.keys(gift)[0] ?? null
  const answer = { ...(await keptOf(submission)), refusal: { ...refusal, gift, focus } }
  return data<OrderAnswer>(answer, { status: 409, headers: submission.headers })
}

/** A donation that is not complete is no reason to refuse an update, and nothing to store: it stays on the page as it was typed. */
const isHalfGiven = ({ intent, judged }: Submission) =>
  intent.name === 'update' && Object.keys(judged.errors).length > 0

const kept = async (submission: Submission, headers: HeadersInit) =>
  data<OrderAnswer>({ ...(await keptOf(submission)), refusal: NO_REFUSAL }, { headers })

/** All that was typed, and the lists it was chosen from. */
async function keptOf(submission: Submission) {
  const { visit, gift } = submission
  return { typed: typedOf(submission), lists: gift && (await letterLists(visit, gift)) }
}

/** Keeps the tickets longer, and what was typed as it is; lines that others have bought meanwhile are named (decision O10). */
async function holdOrder(submission: Submission) {
  const { visit } = submission
  const { api, session, venue } = visit
  const { typed, lists } = await keptOf(submission)
  const answer = (notices: string[], left: TypedOrder) =>
    data<OrderAnswer>({ refusal: { ...NO_REFUSAL, notices }, typed: left, lists })
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
const without = <Chosen>(chosen: Record<string, Chosen>, gone: ReadonlySet<string | undefined>) =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => !gone.has(id)))

/** The names a refusal's sentences need: of the ordered events and of those that one of them requires. */
async function namesFor(
  { api }: Visit,
  { refusal, choices }: { refusal: ApiRefusal; choices: Choices },
): Promise<Names> {
  const problems = (refusal.data.details?.problems ?? []) as { requires?: string[] }[]
  const ids = [...new Set([...Object.keys(choices), ...problems.flatMap(({ requires }) => requires ?? [])])]
  const templates = await Promise.all(
    ids.map(id =>
      api.events.template({ params: { eventTemplateId: id } }).then(
        ({ payload }) => payload,
        () => null,
      ),
    ),
  )
  return Object.fromEntries(
    templates.flatMap(template =>
      template
        ? [
            [
              template.id,
              {
                name: template.name,
                types: Object.fromEntries(
                  template.priceLists.flatMap(list =>
                    list.prices.map(({ personType }) => [personType.id, personType.name]),
                  ),
                ),
              },
            ],
          ]
        : [],
    ),
  )
}

/** Stores what is chosen now; other items of the cart stay as they are. */
async function storeChoices(submission: Submission): Promise<CartPayload> {
  const { visit, version } = submission
  const { cart } = await openCart(visit)
  const { payload } = await visit.api.carts.put({
    headers: cart ? { 'x-cart-id': cart.id } : {},
    body: { ...(cart ? { id: cart.id, version } : {}), ...draftOf(submission, cart) },
  })
  return payload
}

/** The cart as the form leaves it: each kind of item from its own fields, or as it was where the page has none for it. */
function draftOf(
  { visit, intent, memberships, choices, combos, comboIntent, addOns, sold, gift, judged }: Submission,
  cart: CartPayload | null,
): CartDraft {
  const kept = Object.entries(choices).filter(
    ([eventId]) => !(intent.name === 'remove' && eventId === intent.eventId),
  )
  return {
    templates: withChosenAddOns(draftTemplates(Object.fromEntries(kept)), { chosen: addOns, sold }),
    comboItems: withComboAddOns(draftCombos(combos, { cart, intent: comboIntent }), {
      chosen: addOns,
      shown: combos.withAddOns,
    }),
    memberships: hasMemberships(visit, memberships)
      ? draftMemberships(memberships, intent.name === 'drop' ? intent.eventId : null)
      : cart?.memberships,
    donations: gift
      ? [judged.donation, ...keptDonations(visit, { cart, intent })].filter(one => one !== null)
      : cart?.donations,
    forms: cart?.forms,
    couponCodes: cart?.couponCodes,
  }
}

/** Whether the form speaks for the memberships of the order. Where none are sold any more, none is kept. */
const hasMemberships = (visit: Visit, memberships: readonly TypedMembership[]) =>
  memberships.length > 0 || joinHrefOf(visit) === null

/** Further donations, without the one that is taken out. */
const keptDonations = (visit: Visit, { cart, intent }: { cart: CartPayload | null; intent: Intent }) =>
  otherDonations(visit, cart).filter(({ id }) => !(intent.name === 'drop-gift' && id === intent.eventId))

/** The sales rules decide last (ORD-158), then forms are answered before anything is paid (ORD-159); a call that fails is told in the server's own words (ORD-281). */
async function toCheckout(submission: Submission, cart: CartPayload) {
  const { visit, choices, combos, judged, headers } = submission
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

/** The day of an event in the cart; without one named, of the first. */
const startDate = ({ orders }: CartPayload, eventId?: string) =>
  orders
    .find(line => line.events[0]?.startTime && (!eventId || line.eventTemplateId === eventId))
    ?.events[0]?.startTime?.slice(0, 10)

/** Where a press leads: to the calendar, to more events, or to the order page again. */
function nextAddress(submission: Stored): string {
  const { visit, intent } = submission
  const { base, date } = readOrderAddress(visit.url)
  const { tenantId } = visit
  const comboAddress = comboLeave(base(tenantId), submission)
  if (comboAddress) return comboAddress
  if (intent.name === 'more') return eventsListHref(base(tenantId), { date: date ?? undefined })
  if (intent.name === 'change-date' && intent.eventId) return calendarFor(submission, intent.eventId)
  return orderAddress(submission)
}

/** The calendar of one event, which brings the others of the address back as they were (ORD-077). */
function calendarFor({ visit: { url, tenantId }, choices, cart }: Stored, eventId: string): string {
  const { base, eventIds } = readOrderAddress(url)
  return calendarHref(base(tenantId), {
    eventId,
    eventIds: eventIds.filter(id => id !== eventId && !hasTickets(choices[id])),
    date: cart ? startDate(cart, eventId) : undefined,
    cart: true,
    cdEventIds: [eventId],
  })
}

/** The order page again, without what was a wish of the address and is in the cart now. */
function orderAddress({
  visit: { url, tenantId },
  intent,
  choices,
  combos,
  comboIntent,
}: Submission): string {
  const whole = readOrderAddress(url)
  const wish = comboWish(whole, { sent: combos, intent: comboIntent })
  const { base, date, eventIds, removedIds, timesIds, addOnId } = withoutEvents(whole, wish.ofCombos)
  const left = eventIds.filter(eventId => !hasTickets(choices[eventId]))
  const wished =
    intent.name === 'add' && intent.eventId
      ? [...left, intent.eventId]
      : intent.name === 'remove'
        ? left.filter(eventId => eventId !== intent.eventId)
        : left
  const removed =
    intent.name === 'remove' && intent.eventId
      ? addRemoved(removedIds, intent.eventId)
      : removedIds.filter(id => !wished.includes(id))
  const times = intent.name === 'edit' && intent.eventId ? [...timesIds, intent.eventId] : timesIds
  const address = ticketsHref(base(tenantId), {
    eventIds: [...new Set([...wish.eventIds, ...wished])],
    comboId: wish.comboId ?? undefined,
    date: date ?? undefined,
    cart: true,
    addonId: left.length > 0 ? (addOnId ?? undefined) : undefined,
  })
  return withQuery(address, { removed, times: [...new Set(times)] })
}

/** Deletes the cart here and on the server and leaves (ORD-080, ORD-156). */
async function cancelOrder(visit: Visit) {
  const { api, session, commit, venue, url, tenantId } = visit
  if (session.cartId) await api.carts.delete({ headers: { 'x-cart-id': session.cartId } }).catch(() => null)
  const { base, date } = readOrderAddress(url)
  const target = cancelHref(base(tenantId), {
    redirectUrl: cancelOrderUrl(venue.texts),
    date: date ?? undefined,
  })
  return redirect(target, { headers: await commit({ ...session, cartId: undefined }) })
}
