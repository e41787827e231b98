import type { BasketOfferPayload, CartPayload, GoneItem } from '#app/contract/carts.ts'
import type { Charges } from '#app/contract/venue-file/charges.ts'
import { dayHours } from '#app/pages/day-hours.ts'
import { holdView } from '#app/pages/hold-view.ts'
import { isCartSold } from '#app/pages/is-cart-sold.ts'
import { loadBasketOffer } from '#app/pages/load-basket-offer.ts'
import { memberNameOf } from '#app/pages/member-name.ts'
import { openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { couponOfLink } from '#app/rules/checkout/linked-coupon.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { areHoursShown } from '#app/rules/hours/open-hours.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { partySize } from '#app/rules/tickets/party.ts'
import type { HoldView } from '#app/shell/hold-countdown/hold-countdown.tsx'
import type { AddOnChoices, OfferedAddOns } from './items/add-on/add-on-model.ts'
import { loadSold, offeredAddOns, unofferedAddOn } from './items/add-on/load-add-on.server.ts'
import type { ComboChoices, OrderCombo } from './items/combo/combo-model.ts'
import { loadOrderCombos } from './items/combo/load-combo.server.ts'
import type { DonationPage } from './items/donation/donation-model.ts'
import { loadDonationPage } from './items/donation/load-donation.server.ts'
import { type Choice, type Choices, hasTickets, type OrderEvent } from './items/event/event-model.ts'
import { readEventSelections } from './items/event/event-selections.ts'
import { isLinked, linkedChoice } from './items/event/linked-choice.server.ts'
import { changingIds, dateChangeOf, loadEvents } from './items/event/load-event.server.ts'
import { memberChoice } from './items/event/member-choice.ts'
import { withOtherChoices } from './items/event/with-other-choices.server.ts'
import { loadMemberships, type MembershipsOfOrder } from './items/membership/load-membership.server.ts'
import { joiningLevels } from './items/membership/membership-address.ts'
import { openMemberEvent } from './items/membership/open-member-event.server.ts'
import { memberFreeWords } from './member-free.server.ts'
import { type OrderAddress, readOrderAddress, withoutEvents } from './order-address.ts'
import type { DateChange, Suggestion } from './order-model.ts'
import { loadSuggestions } from './suggestions/load-suggestions.server.ts'
import { withSettled } from './with-settled.ts'

export type OrderPage = MembershipsOfOrder & {
  cart: CartPayload | null
  /** something is filled in for those who come that the cart does not hold yet */
  isFilledIn: boolean
  /** what the cart's coupons take off, and what the venue adds */
  coupons: CartPayload['coupons']
  charges: Charges
  events: OrderEvent[]
  choices: Choices
  combos: OrderCombo[]
  comboChoices: ComboChoices
  version: number | null
  /** dates are being changed: of which events, and the way back */
  dateChange: DateChange | null
  suggestions: Suggestion[]
  hours: string | null
  cartError: boolean
  /** the order that this browser had was paid for, here or on another device */
  isSold: boolean
  /** what was taken out could not be put back */
  undoFailed: boolean
  hold: HoldView | null
  /** what would make it cheaper */
  offer: BasketOfferPayload | null
  /** what the cart held and the venue has ended */
  gone: readonly GoneItem[]
  missingCombos: string[]
  addMoreHref: string
  memberPrompt: boolean
  /** a member who is known, whose prices these are */
  memberName: string | null
  /** what such a member enters free of charge today */
  memberFree: string | null
  /** known as a member whose membership counts no more */
  isExpiredMember: boolean
  addOns: { offered: OfferedAddOns; chosen: AddOnChoices }
  /** a link asks for tickets some of which cannot be had */
  isLinkCut: boolean
  /** the code of a link that checkout will try */
  linkCoupon: string | null
  /** the add-on that a link asks for and nothing in the order offers, by name */
  unofferedAddOn: string | null
  donation: DonationPage | null
  /** make the browser forget a cart that was broken */
  headers: HeadersInit
}

/** What the screen is given: the page with the addresses and the words of the venue that it needs. */
export type OrderScreen = Omit<OrderPage, 'headers'> & {
  tenantId: string
  fewSeats: number
  /** where a visitor who may be a member says so */
  memberHref: string | null
  renewHref: string | null
}

/** The order page with its title, its addresses and the venue's words for what is on it. */
export async function loadOrderScreen(visit: Visit) {
  const { venue, tenantId, url } = visit
  const page = await loadOrderPage(visit)
  return {
    ...page,
    tenantId,
    fewSeats: venue.company.lowSeats,
    memberHref:
      page.memberPrompt && !asksBelow(page)
        ? memberSignIn({ tenantId, returnTo: url.pathname + url.search })
        : null,
    renewHref: page.isExpiredMember ? `/membership/${encodeURIComponent(tenantId)}/renew` : null,
    title: venue.title(venue.text('orders-page-title')),
    messages: venue.messages([
      'tickets',
      'party',
      'combo',
      'cart',
      'devices',
      'limits',
      'addons',
      'donation',
      ...(page.memberships.length > 0 ? (['membership'] as const) : []),
      ...(page.coupons.length > 0 || page.linkCoupon ? (['coupons'] as const) : []),
    ]),
  }
}

/** An event for members asks the same beside what it opens. */
const asksBelow = ({ events }: Pick<OrderPage, 'events'>): boolean =>
  events.some(({ help }) => help.some(({ text }) => text === 'tickets-membership-verify'))

/**
 * Everything the order page shows: what is in the cart and what the address asks for, with times and prices of their days. First
 * the cart; then its items; totals last (ORD-157).
 */
export async function loadOrderPage(visit: Visit): Promise<OrderPage> {
  const { venue, session } = visit
  const { cart, cartError, headers } = await openCart(visit)
  const { address, payloads, sold, dates, ...items } = await loadItems(visit, cart)
  const orderDate = address.date ?? dates[0] ?? null
  const offeredIds = items.events.flatMap(({ similar }) => similar?.id ?? [])
  const [suggestions, donation, offer, isSold] = await Promise.all([
    loadSuggestions(visit, { ordered: payloads, offeredIds, address, date: orderDate }),
    loadDonationPage(visit, { sold, cart, carried: address.carried }),
    loadBasketOffer(visit, cart),
    !cart && !cartError && isCartSold(visit),
  ])
  const templates = [...payloads, ...items.combos.map(({ key: id, addOns }) => ({ id, addOns }))]
  const addOns = offeredAddOns({ templates, sold, cart, askedId: address.addOnId })
  return {
    ...items,
    cart,
    version: cart?.version ?? null,
    isFilledIn: isFilledIn(items),
    ...{ suggestions, offer },
    hours: orderDate && areHoursShown(orderDate, dates) ? dayHours(venue, orderDate) : null,
    ...{ cartError, isSold },
    undoFailed: visit.url.searchParams.get('undo') === 'failed',
    hold: holdView(cart, visit),
    gone: cart?.gone ?? [],
    addMoreHref: eventsListHref(address.base(visit.tenantId), { date: orderDate ?? undefined }),
    memberName: memberNameOf(visit),
    memberFree: memberFreeWords(visit, items.events),
    isExpiredMember: session.member?.isExpired ?? false,
    memberPrompt: venue.company.membership && venue.company.membershipLogin && !session.member,
    addOns,
    unofferedAddOn: unofferedAddOn(address, { sold, offered: addOns.offered }),
    donation,
    linkCoupon: couponOfLink({
      code: address.carried.coupon,
      tried: null,
      used: (cart?.coupons ?? []).map(({ couponCode }) => couponCode),
      coupons: featuresOf(venue.company).coupons,
    }),
    coupons: cart?.coupons ?? [],
    charges: venue.company.charges,
    headers,
  }
}

type ChosenItems = Pick<OrderPage, 'events' | 'choices' | 'combos' | 'comboChoices'>

const isFilledIn = ({ events, choices, combos, comboChoices }: ChosenItems): boolean =>
  events.some(({ id, added }) => !added && hasTickets(choices[id])) ||
  combos.some(({ key, added }) => !added && partySize(comboChoices[key]?.quantities ?? {}) > 0)

/** Memberships, what may be bought, events and combos, each begun before the next and none waiting for another. */
async function loadItems(visit: Visit, cart: CartPayload | null) {
  const whole = readOrderAddress(visit.url)
  const everything = readEventSelections(cart, whole)
  const [bought, loadedEvents, ofCombos, sold] = await Promise.all([
    loadMemberships(visit, cart),
    loadEvents(visit, { selections: everything, address: whole, changing: changingIds(everything, whole) }),
    loadOrderCombos(visit, { cart, address: whole }),
    loadSold(visit),
  ])
  const address = withoutEvents(whole, ofCombos.eventIds)
  const selections = readEventSelections(cart, address)
  const changing = changingIds(selections, address)
  // Events of the address that turn out to belong to a combo are none of their own.
  const present =
    ofCombos.eventIds.length > 0 ? await loadEvents(visit, { selections, address, changing }) : loadedEvents
  const events = present.map(({ event, payload }) =>
    openMemberEvent(visit, { event, payload, memberships: bought.memberships }),
  )
  const isJoining = joiningLevels(visit).joiningLevelIds !== undefined
  const linked = present.map(loaded => ({ id: loaded.event.id, ...choiceOf(loaded, { address, isJoining }) }))
  const choices = Object.fromEntries(linked.map(({ id, choice }) => [id, choice]))
  const visits = withSettled({
    events: await withOtherChoices(visit, { events, choices, address }),
    choices,
    combos: ofCombos.combos,
    comboChoices: ofCombos.choices,
    addedIds: address.eventIds,
    editedIds: address.timesIds,
  })
  return {
    ...bought,
    ...visits,
    choices,
    isLinkCut: isLinkCut(address, linked),
    comboChoices: ofCombos.choices,
    missingCombos: ofCombos.missing,
    dateChange:
      changing.length > 0
        ? dateChangeOf(visit, { present, changing, address, before: cart?.total ?? 0 })
        : null,
    address,
    sold,
    payloads: present.map(({ payload }) => payload),
    dates: [...events.map(({ date }) => date), ...ofCombos.dates],
  }
}

type EventChoice = { event: OrderEvent; choice: Choice }

/**
 * What is chosen of an event: what its link asks for, as long as the order holds none of it. What is not in the cart so yet has the member's
 * price on as many tickets as it is good for.
 */
function choiceOf(
  loaded: EventChoice,
  { address, isJoining }: { address: OrderAddress; isJoining: boolean },
): { choice: Choice; isWhole: boolean } {
  const { choice, isWhole } =
    address.tickets && isLinked(address, loaded.event)
      ? linkedChoice(address.tickets.party, loaded)
      : { choice: loaded.choice, isWhole: true }
  const isNew = isJoining || !loaded.event.added
  return { choice: isNew ? memberChoice(loaded.event, choice) : choice, isWhole }
}

/** Whether a link with tickets asks for something that is not there: a text that is none, an event, a ticket, a time. */
function isLinkCut(
  { tickets, eventIds }: OrderAddress,
  linked: readonly { id: string; isWhole: boolean }[],
): boolean {
  if (!tickets) return false
  const ids = linked.map(({ id }) => id)
  return !tickets.isWhole || linked.some(({ isWhole }) => !isWhole) || eventIds.some(id => !ids.includes(id))
}
