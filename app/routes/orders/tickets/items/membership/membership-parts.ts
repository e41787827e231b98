import { MEMBERSHIP_QUANTITY } from '#app/rules/carts/item-types.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type OrderLine, singleLine } from '#app/rules/pricing/order-line.ts'
import type { SummaryPart } from '../../order-summary/summary-part.ts'
import type { MembershipChoices, OrderMembership } from './membership-model.ts'

/** The memberships of the order, priced; one without an offering stands there with nothing chosen. */
export function membershipParts(
  memberships: readonly OrderMembership[],
  choices: MembershipChoices,
): SummaryPart[] {
  return memberships.map(({ item, name, kind, options }) => {
    const chosen = options.find(({ value }) => value === choices[item.id]?.value)
    const line = chosen && membershipLine(item, { name, partName: chosen.name, cost: chosen.price ?? 0 })
    return { key: `membership ${item.id}`, name, when: kind, lines: line ? [line] : [] }
  })
}

function membershipLine(
  { id, type: itemType, categoryId: sourceId }: OrderMembership['item'],
  price: { name: string; partName: string; cost: Cents },
): OrderLine {
  const facts = { id, itemType, type: 'membership', sourceId, images: [] }
  return singleLine({ ...facts, ...price, quantity: MEMBERSHIP_QUANTITY })
}
