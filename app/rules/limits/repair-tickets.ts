import { withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { groupCount } from '#app/rules/limits/over-limit.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { remainingLimit, type SalesRuleResult, type TimeFrame } from '#app/rules/limits/sales-rule.ts'

/** What bounds the tickets of one event: its rules before this order, the free seats of the chosen start, the venue's maximum of a ticket. */
export type TicketBounds = {
  rules: readonly SalesRuleResult[]
  seats: number
  maximums: Readonly<Record<string, number | null>>
}

/** Why tickets cannot be ordered so: `most` of these are possible, `chosen` are chosen. `apart`: these kinds exclude each other. */
export type TicketRefusal = {
  reason: 'limit' | 'maximum' | 'seats' | 'apart'
  most: number
  chosen: number
  /** the kinds of ticket that it counts */
  personTypeIds: readonly string[]
  /** over which time earlier purchases count too; null where only this order does */
  timeFrame: TimeFrame | null
}

/** Everything that keeps the tickets of an event from being ordered as they are, with the numbers; none where nothing does. */
export function ticketRefusals(tickets: readonly LimitedTickets[], bounds: TicketBounds): TicketRefusal[] {
  const broken = withTickets(bounds.rules, tickets).filter(({ fails }) => fails)
  const chosen = sum(tickets)
  const overMaximum = tickets.filter(ticket => ticket.quantity > maximumOf(ticket, bounds))

  return [
    ...(chosen > bounds.seats
      ? [
          {
            reason: 'seats' as const,
            most: Math.max(bounds.seats, 0),
            chosen,
            personTypeIds: idsOf(tickets),
            timeFrame: null,
          },
        ]
      : []),
    ...broken.map(rule => ({
      reason: rule.isPreventRule ? ('apart' as const) : ('limit' as const),
      most: mostOf(rule),
      chosen: rule.isPreventRule ? groupCount(rule) : rule.inCartLimit,
      personTypeIds: rule.pricePointIds,
      timeFrame: rule.reason === 'Transaction' ? rule.timeFrame : null,
    })),
    ...overMaximum.map(ticket => ({
      reason: 'maximum' as const,
      most: maximumOf(ticket, bounds),
      chosen: ticket.quantity,
      personTypeIds: [ticket.personTypeId],
      timeFrame: null,
    })),
  ]
}

/**
 * The tickets with as few taken away as makes them possible: none of those that are taken away could stay. What is chosen last in the
 * list leaves first; of tickets that exclude each other the kind of which there are most stays.
 */
export function repairedTickets(tickets: readonly LimitedTickets[], bounds: TicketBounds): LimitedTickets[] {
  const isPossible = (some: readonly LimitedTickets[]) => ticketRefusals(some, bounds).length === 0
  let kept = tickets.map(ticket => ({ ...ticket, quantity: 0 }))
  // Kinds with many tickets first, so that they and not single ones stay where kinds exclude each other.
  const order = [...tickets.keys()].sort((a, b) => tickets[b]!.quantity - tickets[a]!.quantity || a - b)
  for (const index of order) kept = withMost(kept, { index, chosen: tickets[index]!.quantity, isPossible })
  return kept
}

type Filling = {
  index: number
  chosen: number
  isPossible: (tickets: readonly LimitedTickets[]) => boolean
}

/** As many of one kind as are possible beside the others; every bound leaves room for fewer where it leaves room for more. */
function withMost(kept: readonly LimitedTickets[], { index, chosen, isPossible }: Filling): LimitedTickets[] {
  const holding = (quantity: number) =>
    kept.map((ticket, at) => (at === index ? { ...ticket, quantity } : ticket))
  let [least, most] = [0, chosen]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (isPossible(holding(middle))) least = middle
    else most = middle - 1
  }
  return holding(least)
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
