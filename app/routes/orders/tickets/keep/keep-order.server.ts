import { type Refusal, refusalOf } from '#app/api/kernel/refuse.ts'
import type { BasketOfferPayload, CartDraft, CartPayload } from '#app/contract/carts.ts'
import { problemsOf } from '#app/contract/problems.ts'
import { holdView } from '#app/pages/hold-view.ts'
import { loadBasketOffer } from '#app/pages/load-basket-offer.ts'
import { openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { panelCount } from '#app/rules/carts/cart-panel.ts'
import { mergeItems } from '#app/rules/carts/merge-items.ts'
import { withCart } from '#app/session/visitor-session.ts'
import type { HoldView } from '#app/shell/hold-countdown/hold-countdown.tsx'
import { withComboProblems } from '../items/combo/combo-refusal.server.ts'
import { nextDaysOf } from '../items/event/find-next-day.server.ts'
import type { NextDays, OrderRefusal } from '../order-model.ts'
import { readOrderForm } from '../read-order-form.server.ts'
import { cartRefusal, fullEventIds, NO_REFUSAL } from '../refusal.server.ts'
import { namesFor } from '../refusal-names.server.ts'
import { draftOf, judgeForm, type Submission } from '../submission.server.ts'

/** What came of a press that was kept. `refusal`: what could not be kept, said at its place; all else was. */
export type KeptOrder = {
  cart: CartPayload | null
  /** how many things the header counts */
  count: number
  hold: HoldView | null
  /** what would make it cheaper */
  offer: BasketOfferPayload | null
  refusal: OrderRefusal
  nextDays: NextDays
}

/**
 * Keeps what the order page shows, as far as it is complete: the last write wins, but only over what the page shows (`mergeItems`).
 * An event or combo that is refused stays in the cart as it was, and so keeps nothing else from being kept.
 */
export async function keepOrder(visit: Visit, form: FormData): Promise<KeptOrder & { headers: HeadersInit }> {
  const submission = await judgeForm(visit, { ...readOrderForm(form), intent: { name: 'update' } })
  const { cart } = await openCart(visit)
  const draft = mergedDraft(submission, cart)
  if (!cart && isEmpty(draft)) return keptOf(visit, { cart, refusal: NO_REFUSAL })
  const stored = await store(visit, { cart, draft })
  if ('cart' in stored) return keptOf(visit, { cart: stored.cart, refusal: NO_REFUSAL })
  const refusal = await refusalWords(submission, { draft, refused: stored.refused })
  const again = await store(visit, { cart, draft: asBefore(draft, { cart, refused: stored.refused }) })
  const nextDays = await nextDaysOf(visit, {
    choices: submission.events,
    eventIds: fullEventIds(refusal, stored.refused),
  })
  return keptOf(visit, { cart: 'cart' in again ? again.cart : cart, refusal, nextDays })
}

type CartInDraft = { cart: CartPayload | null; draft: CartDraft }

/** No version is named: what the page shows is what the visitor wants, and only that is written. */
async function store(
  { api }: Visit,
  { cart, draft }: CartInDraft,
): Promise<{ cart: CartPayload } | { refused: Refusal }> {
  try {
    const { payload } = await api.carts.put({
      headers: cart ? { 'x-cart-id': cart.id } : {},
      body: { ...(cart ? { id: cart.id } : {}), ...draft },
    })
    return { cart: payload }
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    return { refused }
  }
}

function mergedDraft(submission: Submission, cart: CartPayload | null): CartDraft {
  const { events, combos, memberships } = submission
  const sent = draftOf(submission, cart)
  const shownCombos = combos.combos.map(({ key }) => key)
  const shownMemberships = memberships.map(({ item }) => item.id)
  return {
    ...sent,
    templates: mergeItems(cart?.templates ?? [], {
      sent: sent.templates ?? [],
      idOf: ({ eventTemplateId }) => eventTemplateId,
      isShown: id => id in events,
    }),
    comboItems: mergeItems<DraftCombo>(cart?.comboItems ?? [], {
      sent: sent.comboItems ?? [],
      idOf: ({ id }) => id,
      isShown: id => shownCombos.includes(id),
    }),
    memberships: mergeItems<DraftMembership>(cart?.memberships ?? [], {
      sent: sent.memberships ?? [],
      idOf: ({ id }) => id,
      isShown: id => shownMemberships.includes(id),
    }),
  }
}

type DraftCombo = NonNullable<CartDraft['comboItems']>[number]
type DraftMembership = NonNullable<CartDraft['memberships']>[number]

const isEmpty = ({ templates, comboItems, memberships, donations }: CartDraft) =>
  [templates, comboItems, memberships, donations].every(items => !items?.length)

/** The draft without what was refused, by its place or by its start: of that the cart keeps what it had. */
function asBefore(draft: CartDraft, { cart, refused }: { cart: CartPayload | null; refused: Refusal }) {
  const problems = problemsOf(refused.data.details)
  const isRefused = (place: string, slotIds: readonly (string | undefined)[]) =>
    problems.some(
      ({ path = '', eventId }) =>
        `${path}.`.startsWith(`${place}.`) || (eventId !== undefined && slotIds.includes(eventId)),
    )
  return {
    ...draft,
    templates: draft.templates?.flatMap((item, index) =>
      isRefused(`templates.${index}`, slotsOf(item.events))
        ? (cart?.templates.filter(one => one.eventTemplateId === item.eventTemplateId) ?? [])
        : [item],
    ),
    comboItems: draft.comboItems?.flatMap((item, index) =>
      isRefused(`comboItems.${index}`, slotsOf(item.events ?? []))
        ? (cart?.comboItems.filter(({ id }) => id === item.id) ?? [])
        : [item],
    ),
  }
}

const slotsOf = (events: readonly { eventId?: string }[]) => events.map(({ eventId }) => eventId)

/** What could not be kept, in the words of a refused press. */
async function refusalWords(
  { visit, events: choices, addOns }: Submission,
  { draft, refused }: { draft: CartDraft; refused: Refusal },
): Promise<OrderRefusal> {
  const names = await namesFor(visit, { refusal: refused, choices })
  const eventIds = (draft.templates ?? []).map(({ eventTemplateId }) => eventTemplateId)
  const answer = cartRefusal(refused, { choices, addOns, venue: visit.venue, names, eventIds })
  const placed = await withComboProblems(visit, { refusal: refused, answer, draft: draft.comboItems ?? [] })
  const needing = eventIds.filter((_, index) => isNeeding(refused, index))
  const events = Object.fromEntries(Object.entries(placed.events).filter(([id]) => !needing.includes(id)))
  return { ...placed, events, focus: null }
}

/** An event that needs another one says so itself, with the button that adds it. */
const isNeeding = (refused: Refusal, index: number) =>
  problemsOf(refused.data.details).some(
    ({ code, path = '' }) => code === 'PREREQUISITE_MISSING' && `${path}.`.startsWith(`templates.${index}.`),
  )

async function keptOf(
  visit: Visit,
  { cart, refusal, nextDays = {} }: { cart: CartPayload | null; refusal: OrderRefusal; nextDays?: NextDays },
): Promise<KeptOrder & { headers: HeadersInit }> {
  const { session, commit } = visit
  const isNew = cart && cart.id !== session.cartId
  return {
    cart,
    count: cart ? panelCount(cart) : 0,
    hold: holdView(cart, visit),
    offer: await loadBasketOffer(visit, cart),
    refusal,
    nextDays,
    headers: isNew ? await commit(withCart(session, cart.id)) : {},
  }
}
