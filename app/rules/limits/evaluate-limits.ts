import { isGroupOver } from '#app/rules/limits/over-limit.ts'
import type { LimitedTickets, LimitInput, SalesLimit } from '#app/rules/limits/sales-limit.ts'
import { remainingLimit, type SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { frameStart } from '#app/rules/limits/time-frame.ts'

type Scope = { limit: SalesLimit; eventId: string; input: LimitInput }

/** One result for every limit, event of the order it covers, and person type (or group of them) ordered there. */
export function evaluateLimits(input: LimitInput): SalesRuleResult[] {
  const eventIds = [...new Set(input.tickets.map(ticket => ticket.eventId))]
  const scopes = input.limits
    .filter(limit => holdsFor(limit, input.memberCategoryIds))
    .flatMap(limit => eventIds.map(eventId => ({ limit, eventId, input })))

  return scopes.filter(({ limit, eventId }) => covers(limit.eventIds, eventId)).flatMap(resultsFor)
}

/** The results that keep an order from being placed. */
export function violations(results: readonly SalesRuleResult[]): SalesRuleResult[] {
  return results.filter(result => result.fails)
}

function resultsFor(scope: Scope): SalesRuleResult[] {
  const counted = scope.input.tickets.filter(ticket => counts(scope, ticket) && ticket.quantity > 0)
  const personTypeIds = [...new Set(counted.map(ticket => ticket.personTypeId))]
  if (personTypeIds.length === 0) return []
  if (scope.limit.combined || scope.limit.prevent) return [groupResult(scope, personTypeIds)]

  return personTypeIds.map(id => singleResult(scope, id))
}

function singleResult(scope: Scope, personTypeId: string): SalesRuleResult {
  const result = baseResult(scope, [personTypeId])

  return { ...result, fails: result.inCartLimit > remainingLimit(result) }
}

/** Person types that exclude each other do so only when more than one of them is ordered. */
function groupResult(scope: Scope, ordered: string[]): SalesRuleResult {
  const named = scope.limit.personTypeIds
  const result = baseResult(scope, named.length > 0 ? [...named] : ordered)
  const group = {
    groupMax: remainingLimit(result),
    groupQuantity: result.inCartLimit,
    isPreventRule: scope.limit.prevent,
    preventGroupQuantity: scope.limit.prevent && ordered.length > 1 ? result.inCartLimit : 0,
  }

  return {
    ...result,
    ...group,
    validatedPricePointIds: ordered,
    ticketTypes: ordered,
    fails: isGroupOver(group),
  }
}

function baseResult(scope: Scope, personTypeIds: string[]): SalesRuleResult {
  const { limit, eventId, input } = scope
  const since = frameStart(limit.timeFrame, input.today)
  const before = limit.reason === 'Transaction' ? input.purchases.filter(({ date }) => date >= since) : []
  const count = (tickets: readonly LimitedTickets[]) =>
    tickets
      .filter(ticket => counts(scope, ticket) && personTypeIds.includes(ticket.personTypeId))
      .reduce((sum, { quantity }) => sum + quantity, 0)

  return {
    eventId,
    ruleType: { name: limit.ruleType },
    reason: limit.reason,
    timeFrame: limit.timeFrame,
    allowedQuantity: limit.quantity,
    purchasedQuantity: count(before),
    inCartLimit: count(input.tickets),
    isRetail: limit.retail,
    pricePointIds: personTypeIds,
    validatedPricePointIds: personTypeIds,
    ticketTypes: personTypeIds,
    groupMax: null,
    groupQuantity: 0,
    isPreventRule: false,
    preventGroupQuantity: 0,
    fails: false,
  }
}

/** A limit for every buyer counts retail tickets too; one for member prices does not, and one for retail only those. */
function counts({ limit, eventId }: Scope, ticket: LimitedTickets): boolean {
  const ofPrice =
    limit.retail || limit.ruleType === 'memberBenefits' ? ticket.isRetail === limit.retail : true

  return ofPrice && ticket.eventId === eventId && covers(limit.personTypeIds, ticket.personTypeId)
}

function holdsFor(limit: SalesLimit, memberCategoryIds: readonly string[]): boolean {
  if (limit.ruleType === 'eventSales') return true

  return memberCategoryIds.some(id => covers(limit.membershipCategoryIds, id))
}

function covers(scope: readonly string[], id: string): boolean {
  return scope.length === 0 || scope.includes(id)
}
