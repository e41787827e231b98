import type { SummaryPart } from '../order-summary/summary-part.ts'
import type { MembershipChoices, OrderMembership } from './membership-model.ts'

/** The memberships of the order, priced; one without an offering stands there with nothing chosen. */
export function membershipParts(
  memberships: readonly OrderMembership[],
  choices: MembershipChoices,
): SummaryPart[] {
  return memberships.map(({ item, name, kind, options }) => {
    const chosen = options.find(({ value }) => value === choices[item.id]?.value)
    const amount = chosen?.price ?? 0
    const line = chosen && { key: chosen.value, name: chosen.name, quantity: 1, amount }
    const totals = { retailTotal: amount, discountTotal: 0 }
    return {
      key: `membership ${item.id}`,
      goods: 'membership',
      name,
      when: kind,
      ...totals,
      lines: line ? [line] : [],
    }
  })
}
