import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'

type Ticket = { personTypeId: string; quantity: number; isRetail: boolean }

/**
 * The tickets to correct first after a refusal (ORD-280): the first that the broken rule names, else the first of which any are ordered;
 * null where none are. A rule about tickets at the listed price is not about those at the member's.
 */
export function erringTicket<T extends Ticket>(
  tickets: readonly T[],
  rule?: Pick<SalesRuleResult, 'pricePointIds' | 'isRetail'>,
): T | null {
  const ordered = tickets.filter(({ quantity }) => quantity > 0)
  const isNamed = ({ personTypeId, isRetail }: Ticket) =>
    rule?.pricePointIds.includes(personTypeId) && (isRetail || !rule.isRetail)

  return ordered.find(isNamed) ?? ordered[0] ?? null
}
