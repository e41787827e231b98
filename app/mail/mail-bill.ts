import type { OrderItemPayload, OrderMembershipPayload, OrderPayload } from '#app/contract/orders.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import { type ReceiptType, totalsByType } from '#app/rules/checkout/confirmation.ts'
import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { isLifeTerm } from '#app/rules/memberships/card-parts.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import { beforeCoupons } from '#app/rules/orders/before-coupons.ts'
import { namedTickets } from '#app/rules/tickets/full-price.ts'
import { listWords } from '#theme/texts/runtime/list-words.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** A row of the bill: what it was, what belongs to it, and what it cost before codes, in cents. */
export type BillRow = { itemType: string; label: string; notes: string[]; amount: number }

/** The rows of one type with their sum; rows sum to their groups, groups less what codes took off to the total of the order. */
export type BillGroup = { type: ReceiptType; rows: BillRow[]; total: number }

type BillLanguage = { text: Text; locale: string }

/** What was bought, by type. What was chosen with a combo is a part of it; a donation says in whose honor it was given. */
export function billOf(
  { memberships, ...order }: Pick<OrderPayload, 'orderItems' | 'memberships'>,
  speaking: BillLanguage,
): BillGroup[] {
  const orderItems = beforeCoupons(order.orderItems)
  const combos = orderItems.filter(({ itemType }) => itemType === 'Combo').map(({ itemId }) => itemId)
  const isBeside = ({ comboItemId }: OrderItemPayload) => comboItemId !== null && combos.includes(comboItemId)
  const rows = orderItems
    .filter(item => !isBeside(item))
    .flatMap(item => {
      if (item.itemType !== 'Combo') return rowsOf(item, { ...speaking, memberships })
      const addOns = orderItems.filter(({ comboItemId }) => comboItemId === item.itemId)
      return [comboRow(item, { ...speaking, addOns })]
    })
  return totalsByType(rows).map(({ type, lines, total }) => ({ type, rows: lines, total }))
}

function rowsOf(
  item: OrderItemPayload,
  { text, locale, memberships }: BillLanguage & { memberships: OrderMembershipPayload[] },
): BillRow[] {
  const { itemId, itemType, eventName, eventStartTime, items } = item
  const sold = memberships.find(membership => membership.itemId === itemId)
  const notes = [
    whenText(eventStartTime, locale),
    sold && termText(sold, { text, locale }),
    dedication(item, text),
  ]
  return namedTickets(items).map(({ quantity, name: ticketsName, discountedAmount, isFullPrice }, index) => ({
    itemType,
    label: isCharge(itemType)
      ? eventName
      : text(isFullPrice ? 'cart-line-retail' : 'cart-line', {
          quantity,
          name: [eventName, ticketsName === eventName ? '' : ticketsName].filter(Boolean).join(', '),
        }),
    notes: index === 0 ? notes.filter((note): note is string => Boolean(note)) : [],
    amount: discountedAmount,
  }))
}

function comboRow(
  { itemType, eventName, discountedAmount, items, events }: OrderItemPayload,
  { text, locale, addOns }: BillLanguage & { addOns: OrderItemPayload[] },
): BillRow {
  const counted = [...items, ...addOns.flatMap(addOn => addOn.items)]
  return {
    itemType,
    label: eventName,
    notes: [
      listWords(
        counted.map(({ quantity, ticketingTypeName: name }) => text('cart-line', { quantity, name })),
        locale,
      ),
      ...events.map(visit =>
        [visit.eventName, whenText(visit.eventStartTime, locale)].filter(Boolean).join(', '),
      ),
    ],
    amount: discountedAmount + sumCents(addOns.map(addOn => addOn.discountedAmount)),
  }
}

/** 'Friday, November 20, 2026 · 3:00 pm' */
export function whenText(start: string | null, locale: string): string {
  const [date, time = ''] = (start ?? '').split('T')
  if (!date) return ''
  return [dateText({ date }, { pattern: 'long', locale }), time && timeText(time.slice(0, 5), locale)]
    .filter(Boolean)
    .join(' · ')
}

/** Until when a membership holds. */
export function termText(
  { startDate, expirationDate }: Pick<OrderMembershipPayload, 'startDate' | 'expirationDate'>,
  { text, locale }: BillLanguage,
): string {
  const day = (date: string) => dateText({ date }, { pattern: 'review', locale })
  if (isLifeTerm({ startDate, expirationDate }))
    return text('membership-valid-for-life', { from: day(startDate) })
  return text('membership-valid', { from: day(startDate), until: day(expirationDate) })
}

function dedication({ donationDetail }: OrderItemPayload, text: Text): string {
  const whom = dedicationOf(donationDetail ?? {})
  return whom ? text('donation-dedication', { kind: text(whom.kind), name: whom.name }) : ''
}
