import type { Charges } from '#app/contract/venue-file/charges.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { isTakenOnce } from '../combos/combo-price.ts'
import { violations, withTickets } from '../limits/evaluate-limits.ts'
import { limitedTickets } from '../limits/limited-tickets.ts'
import type { SalesRuleResult } from '../limits/sales-rule.ts'
import { chargedFees } from '../pricing/fees.ts'
import type { OrderLine } from '../pricing/order-line.ts'
import { priceGoods } from '../pricing/price-cart.ts'
import { basketDocument } from './basket-document.ts'
import type { BasketQuestion } from './basket-question.ts'
import type { ComboPlacement } from './combo-placements.ts'
import type { BasketSpace, PersonOption } from './person-options.ts'

/** Options for people of one type or of several, with all that they add to an order; what adds no more of anything than another is never worse. */
export type WeighedOptions = { options: PersonOption[]; weights: number[] }

/**
 * Whether what the people of one type pay says all about them, so that options can be compared type by type. Not so where a coupon needs
 * a least total, excludes another one or is taken off once, a combo's discount is taken once off all of its people, or each line of an
 * order is taxed by itself.
 */
export function isSeparable(
  { coupons, venue }: BasketQuestion['book'],
  placements: readonly ComboPlacement[],
): boolean {
  const { taxes, taxRounding } = venue.document.company.charges
  const isPlain = [...coupons.values()].every(
    ({ distribution, minimumTotal, conflictsWith }) =>
      distribution === 'each' && minimumTotal === 0 && conflictsWith.length === 0,
  )
  const isOnce = placements.some(({ combo }) => isTakenOnce({ ...combo, memberDiscounts: [] }))
  return isPlain && !isOnce && (taxRounding === 'order' || taxes.length === 0)
}

type Weighing = { space: BasketSpace; question: BasketQuestion }

/** What an option adds to an order: what is paid, fees, seats, tickets that limits count, events that lose their last ticket. Null where it cannot be sold. */
export function weighOption(
  option: PersonOption,
  { space, question: { book } }: Weighing,
): WeighedOptions | null {
  const { needs, placements } = space
  const alone = { ...needs, fixed: ofPersonType(needs.fixed, option.personTypeId) }
  const basket = basketDocument({ needs: alone, placements, options: [option] })
  const goods = basket && priceGoods(basket, book)
  if (!goods || goods.problems.some(({ code }) => code !== 'prerequisite-missing')) return null
  const limits = withTickets(space.rules, limitedTickets(basket))
  if (violations(limits).length > 0) return null
  return {
    options: [option],
    weights: [
      ...moneyOf(goods.lines, book.venue.document.company.charges),
      ...needs.places.map(({ slotId }) => goods.demand.get(slotId) ?? 0),
      ...limits.flatMap(limitedCounts),
      ...lostEvents(option, space),
    ],
  }
}

/** What stays as it is of a cart, for one person type alone. */
const ofPersonType = (fixed: CartDocument, personTypeId: string): CartDocument => ({
  ...fixed,
  templates: fixed.templates.map(template => ({
    ...template,
    events: template.events.map(slot => ({
      ...slot,
      addOns: [],
      tickets: slot.tickets.filter(({ ticketTypeId }) => ticketTypeId === personTypeId),
    })),
  })),
  comboItems: [],
  memberships: [],
  donations: [],
})

/** What is paid, for events and combos apart where the venue charges them differently, and each fee per ticket. */
function moneyOf(lines: readonly OrderLine[], charges: Charges): number[] {
  const isAlike = [...charges.fees, ...charges.taxes].every(
    ({ appliesTo }) => appliesTo.includes('event') === appliesTo.includes('combo'),
  )
  const paidFor = (kinds: readonly string[]) =>
    sumOf(lines, ({ itemType, paid }) => (kinds.includes(itemType) ? paid : 0))
  const paid = isAlike ? [paidFor(['Event', 'Combo'])] : [paidFor(['Event']), paidFor(['Combo'])]
  const chargeables = lines
    .filter(({ itemType }) => itemType === 'Event' || itemType === 'Combo')
    .flatMap(({ itemType, parts }) =>
      parts.map(part => ({ ...part, goods: itemType === 'Combo' ? ('combo' as const) : ('event' as const) })),
    )
  const fees = charges.fees.filter(({ per }) => per === 'ticket')
  return [...paid, ...fees.map(fee => sumOf(chargedFees(chargeables, { fees: [fee] }), one => one.amount))]
}

/** What a limit counts; one that keeps person types apart counts each of them that comes. */
function limitedCounts({ inCartLimit, isPreventRule, pricePointIds, ...result }: SalesRuleResult): number[] {
  const comes = (id: string) => (result.validatedPricePointIds.includes(id) ? 1 : 0)
  return isPreventRule ? [inCartLimit, ...pricePointIds.map(comes)] : [inCartLimit]
}

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** For each event with add-ons whether this option leaves it without a ticket, and each add-on without a combo that offers it. */
function lostEvents({ single, retail, combos }: PersonOption, { needs, placements }: BasketSpace): number[] {
  const slots = needs.fixed.templates.flatMap(({ events }) => events)
  return needs.places.flatMap(({ slotId }, at) => {
    const addOns = slots.find(({ eventId }) => eventId === slotId)?.addOns ?? []
    if (addOns.length === 0) return []
    const isOffered = addOns.map(({ inventoryId }) =>
      placements.some(
        ({ combo, admissions }, index) =>
          combos[index]! > 0 && admissions[at]! > 0 && combo.addOnIds.includes(inventoryId),
      ),
    )
    return [single[at]! + retail[at]! > 0, ...isOffered].map(isKept => (isKept ? 0 : 1))
  })
}
