import type { Cents } from '#app/rules/money/cents.ts'
import { counts, withTickets } from './evaluate-limits.ts'
import type { LimitedTickets } from './sales-limit.ts'
import type { SalesRuleResult } from './sales-rule.ts'

/** Tickets of one person type for one event that a member buys. */
export type ShareableTickets = Pick<LimitedTickets, 'eventId' | 'personTypeId' | 'quantity'> & {
  /** cents that one costs less for a member */
  saving: Cents
  /** fewest and most of it at one price, where it is sold so */
  minimum?: number
  maximum?: number
}

/**
 * How many of each are bought at the member's price, in the order of `tickets`: as many as the limits of member benefits leave, those first
 * who save most. Whoever pays what everybody pays uses up no benefit. The others are bought at the price for everybody.
 */
export function memberShares(
  tickets: readonly ShareableTickets[],
  rules: readonly SalesRuleResult[],
): number[] {
  const benefits = rules.filter(isBenefit)
  const shares = tickets.map(() => 0)
  const bySaving = tickets.map((_, at) => at).sort((a, b) => tickets[b]!.saving - tickets[a]!.saving)
  for (const at of bySaving) shares[at] = shareOf(at, { tickets, shares, benefits })

  return shares
}

type Sharing = {
  tickets: readonly ShareableTickets[]
  shares: readonly number[]
  benefits: SalesRuleResult[]
}

function shareOf(at: number, { tickets, shares, benefits }: Sharing): number {
  const own = tickets[at]!
  const taken = tickets.map((some, place) => ownTickets(some, shares[place]!))
  const mayHave = (count: number) =>
    isSoldSo(own, count) &&
    !withTickets(benefits, [...taken, ownTickets(own, count)]).some(({ fails }) => fails)
  if (own.saving <= 0 && benefits.some(rule => counts(rule, ownTickets(own, 1)))) return 0
  let share = own.quantity
  while (share > 0 && !mayHave(share)) share -= 1

  return share
}

const ownTickets = ({ eventId, personTypeId }: ShareableTickets, quantity: number): LimitedTickets => ({
  ...{ eventId, personTypeId, quantity },
  isRetail: false,
})

/** Whether so many are sold at one price, and the rest at the other. */
function isSoldSo({ quantity, minimum = 0, maximum = quantity }: ShareableTickets, share: number): boolean {
  const rest = quantity - share

  return share >= minimum && share <= maximum && (rest === 0 || rest >= minimum)
}

/** Whether a rule says how many tickets a member buys at their own price. */
export const isBenefit = ({ ruleType, isRetail }: Pick<SalesRuleResult, 'ruleType' | 'isRetail'>): boolean =>
  ruleType.name === 'memberBenefits' && !isRetail
