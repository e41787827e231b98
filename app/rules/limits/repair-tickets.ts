import { withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { groupCount } from '#app/rules/limits/over-limit.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { remainingLimit, type SalesRuleResult, type TimeFrame } from '#app/rules/limits/sales-rule.ts'

/** What bounds the tickets of one event: its rules before this order, the free seats of the chosen start, the venue's maximum of a ticket. */
export type TicketBounds = {
  rules: readonly SalesRuleResult[]
  seats: number
  maximums: Readonly<Record<string, number | null>>
  /** tickets elsewhere in the order that its rules count too, as those of combos; they stay as they are */
  beside?: readonly LimitedTickets[]
}

/** Why tickets cannot be ordered so: `most` of these are possible, `chosen` are chosen. `apart`: these kinds exclude each other. */
export type TicketRefusal = {
  reason: 'limit' | 'maximum' | 'seats' | 'apart'
  most: number
  chosen: number
  /** the kinds of ticket that it counts */
  personTypeIds: readonly string[]
  /** of these those at every price, at the member's alone, or at the listed one alone */
  scope: 'all' | 'member' | 'retail'
  /** over which time earlier purchases count too, and how many those are; null where only this order does */
  earlier: { timeFrame: TimeFrame; allowed: number; purchased: number } | null
}

/** Everything that keeps the tickets of an event from being ordered as they are, with the numbers; none where nothing does. */
export function ticketRefusals(tickets: readonly LimitedTickets[], bounds: TicketBounds): TicketRefusal[] {
  const { beside = [] } = bounds
  const rules = rulesBeside(bounds.rules, beside)
  const broken = withTickets(rules, [...tickets, ...beside]).filter(({ fails }) => fails)
  const chosen = sum(tickets)
  const overMaximum = tickets.filter(ticket => ticket.quantity > maximumOf(ticket, bounds))
  const ofOrder = { scope: 'all' as const, earlier: null }

  return [
    ...(chosen > bounds.seats
      ? [
          {
            ...ofOrder,
            reason: 'seats' as const,
            most: Math.max(bounds.seats, 0),
            chosen,
            personTypeIds: idsOf(tickets),
          },
        ]
      : []),
    ...broken.map(ruleRefusal),
    ...overMaximum.map(ticket => ({
      ...ofOrder,
      reason: 'maximum' as const,
      most: maximumOf(ticket, bounds),
      chosen: ticket.quantity,
      personTypeIds: [ticket.personTypeId],
    })),
  ]
}

/** The rules that tickets beside do not break by themselves: what they break can be mended there alone. */
export function rulesBeside(
  rules: readonly SalesRuleResult[],
  beside: readonly LimitedTickets[],
): SalesRuleResult[] {
  const counted = withTickets(rules, beside)

  return rules.filter((_, index) => !counted[index]?.fails)
}

/** What a broken rule, with the tickets of the order counted into it, leaves and how many there are. */
export function ruleRefusal(rule: SalesRuleResult): TicketRefusal {
  const { reason, timeFrame, allowedQuantity: allowed, purchasedQuantity: purchased } = rule
  const ofMembers = rule.ruleType.name === 'memberBenefits'

  return {
    reason: rule.isPreventRule ? 'apart' : 'limit',
    most: mostOf(rule),
    chosen: rule.isPreventRule ? groupCount(rule) : rule.inCartLimit,
    personTypeIds: rule.pricePointIds,
    scope: rule.isRetail ? 'retail' : ofMembers ? 'member' : 'all',
    earlier: reason === 'Transaction' ? { timeFrame, allowed, purchased } : null,
  }
}

/**
 * Of several refusals those that have to be mended, the one that takes most away first: what another one mends too is left out.
 * `chosenIds` are the kinds of ticket of which there are any.
 */
export function strictestRefusals(
  refusals: readonly TicketRefusal[],
  chosenIds: readonly string[],
): TicketRefusal[] {
  const strictFirst = [...refusals].sort((a, b) => b.chosen - b.most - (a.chosen - a.most))
  const mends = (one: TicketRefusal, other: TicketRefusal) =>
    one.reason !== 'apart' &&
    other.reason !== 'apart' &&
    one.most <= other.most &&
    (one.scope === 'all' || one.scope === other.scope) &&
    other.personTypeIds.every(id => !chosenIds.includes(id) || one.personTypeIds.includes(id))

  return strictFirst.filter(
    (refusal, index) =>
      !strictFirst.some(
        (other, at) => at !== index && mends(other, refusal) && (at < index || !mends(refusal, other)),
      ),
  )
}

/**
 * The tickets with as few taken away as makes them possible: none of those that are taken away could stay. What is paid at the listed price
 * beside the member's leaves first, then what is chosen last in the list; of tickets that exclude each other the kind of which there are
 * most stays.
 */
export function repairedTickets(tickets: readonly LimitedTickets[], bounds: TicketBounds): LimitedTickets[] {
  const holding = (quantities: readonly number[]) =>
    tickets.map((ticket, index) => ({ ...ticket, quantity: quantities[index] ?? 0 }))

  return holding(
    mostQuantities(
      tickets.map(({ quantity }) => quantity),
      quantities => ticketRefusals(holding(quantities), bounds).length === 0,
      new Set(tickets.flatMap(({ isRetail }, index) => (isRetail ? [index] : []))),
    ),
  )
}

/** Whether quantities can be had together. Where they can, fewer of them can. */
export type IsPossible = (quantities: readonly number[]) => boolean

/** As much of what is chosen as is possible together: none of what is left out could stay. Of those that are `dearer` fewer stay. */
export function mostQuantities(
  chosen: readonly number[],
  isPossible: IsPossible,
  dearer: ReadonlySet<number> = new Set(),
): number[] {
  let kept = chosen.map(() => 0)
  const rank = (index: number) => Number(dearer.has(index))
  // Kinds with many first, so that they and not single ones stay where kinds exclude each other.
  const order = [...chosen.keys()].sort((a, b) => rank(a) - rank(b) || chosen[b]! - chosen[a]! || a - b)
  for (const index of order)
    kept = kept.with(index, mostBeside(kept, { index, most: chosen[index]!, isPossible }))
  return kept
}

/** The largest possible quantity of one kind beside the others as they are, up to `most`; 0 where there can be none. */
export function mostBeside(
  quantities: readonly number[],
  { index, most: bound, isPossible }: { index: number; most: number; isPossible: IsPossible },
): number {
  let [least, most] = [0, bound]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (isPossible(quantities.with(index, middle))) least = middle
    else most = middle - 1
  }
  return least
}

/** How many of all kinds that it counts a rule leaves; of kinds that exclude each other those of one. */
function mostOf(rule: SalesRuleResult): number {
  return rule.groupMax ?? remainingLimit(rule)
}

const maximumOf = ({ personTypeId }: LimitedTickets, { maximums }: TicketBounds) =>
  maximums[personTypeId] ?? Number.POSITIVE_INFINITY

const sum = (tickets: readonly LimitedTickets[]) =>
  tickets.reduce((total, { quantity }) => total + quantity, 0)

const idsOf = (tickets: readonly LimitedTickets[]) => [
  ...new Set(tickets.filter(({ quantity }) => quantity > 0).map(({ personTypeId }) => personTypeId)),
]
