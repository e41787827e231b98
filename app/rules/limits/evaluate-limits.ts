import { isOver } from '#app/rules/limits/over-limit.ts'
import type { AllowanceInput, LimitedTickets, SalesLimit } from '#app/rules/limits/sales-limit.ts'
import { remainingLimit, type SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { frameStart } from '#app/rules/limits/time-frame.ts'

type Scope = { limit: SalesLimit; eventId: string; personTypeIds: readonly string[]; input: AllowanceInput }

/**
 * What the limits allow of each event on offer, with earlier purchases taken off and nothing of this order counted yet:
 * one result for every limit and person type, or for the group of them that shares or excludes.
 */
export function allowances(input: AllowanceInput): SalesRuleResult[] {
  const limits = input.limits.filter(limit => holdsFor(limit, input.memberCategoryIds))

  return limits.flatMap(limit =>
    input.offered
      .filter(({ eventId }) => covers(limit.eventIds, eventId))
      .flatMap(({ eventId, personTypeIds }) =>
        resultsFor({
          limit,
          eventId,
          personTypeIds: personTypeIds.filter(id => covers(limit.personTypeIds, id)),
          input,
        }),
      ),
  )
}

/** The results with the tickets of the order counted into them, and whether each is broken. */
export function withTickets(
  results: readonly SalesRuleResult[],
  tickets: readonly LimitedTickets[],
): SalesRuleResult[] {
  return results.map(result => {
    const counted = tickets.filter(ticket => counts(result, ticket) && ticket.quantity > 0)
    const inCartLimit = sum(counted)
    const ordered = result.pricePointIds.filter(id => counted.some(ticket => ticket.personTypeId === id))
    const excluding = result.isPreventRule && ordered.length > 1
    const now = {
      ...result,
      inCartLimit,
      validatedPricePointIds: ordered,
      ...(result.groupMax === null
        ? {}
        : { groupQuantity: inCartLimit, preventGroupQuantity: excluding ? inCartLimit : 0 }),
    }

    return { ...now, fails: isOver(now) }
  })
}

/** The results that keep an order from being placed. */
export function violations(results: readonly SalesRuleResult[]): SalesRuleResult[] {
  return results.filter(result => result.fails)
}

/**
 * Whether a ticket counts for a rule. A rule for every buyer counts all tickets, those bought at the listed price and those of combos
 * too; one for member benefits counts neither of these, and one for the listed price only those. A combo has its own price, so it uses
 * up no member benefit.
 */
export function counts(
  rule: Pick<SalesRuleResult, 'eventId' | 'isRetail' | 'ruleType' | 'pricePointIds'>,
  ticket: LimitedTickets,
): boolean {
  const isBenefit = rule.ruleType.name === 'memberBenefits'
  const ofPrice = rule.isRetail || isBenefit ? ticket.isRetail === rule.isRetail : true
  const ofItem = !(isBenefit && ticket.inCombo)

  return (
    ofPrice && ofItem && ticket.eventId === rule.eventId && rule.pricePointIds.includes(ticket.personTypeId)
  )
}

function resultsFor(scope: Scope): SalesRuleResult[] {
  const { limit, personTypeIds } = scope
  if (personTypeIds.length === 0) return []
  if (!limit.combined && !limit.prevent) return personTypeIds.map(id => resultOf(scope, [id]))
  const group = resultOf(scope, personTypeIds)

  return [{ ...group, groupMax: remainingLimit(group), isPreventRule: limit.prevent }]
}

function resultOf({ limit, eventId, input }: Scope, personTypeIds: readonly string[]): SalesRuleResult {
  const result: SalesRuleResult = {
    eventId,
    ruleType: { name: limit.ruleType },
    reason: limit.reason,
    timeFrame: limit.timeFrame,
    allowedQuantity: limit.quantity,
    purchasedQuantity: 0,
    inCartLimit: 0,
    isRetail: limit.retail,
    pricePointIds: [...personTypeIds],
    validatedPricePointIds: [],
    ticketTypes: [...personTypeIds],
    groupMax: null,
    groupQuantity: 0,
    isPreventRule: false,
    preventGroupQuantity: 0,
    fails: false,
  }
  if (limit.reason === 'Cart') return result
  const since = frameStart(limit.timeFrame, input.today)
  const before = input.purchases.filter(
    ticket => ticket.date >= since && ticket.countFor.includes(limit.ruleType) && counts(result, ticket),
  )

  return { ...result, purchasedQuantity: sum(before) }
}

function holdsFor(limit: SalesLimit, memberCategoryIds: readonly string[]): boolean {
  if (limit.ruleType === 'eventSales') return true

  return memberCategoryIds.some(id => covers(limit.membershipCategoryIds, id))
}

const sum = (tickets: readonly LimitedTickets[]) =>
  tickets.reduce((total, { quantity }) => total + quantity, 0)

const covers = (scope: readonly string[], id: string) => scope.length === 0 || scope.includes(id)
