import type { ChangePolicy } from '#app/contract/venue-file/change-policy.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { letsChange, type OrderPolicy } from '#app/rules/orders/change-policy.ts'
import { policiesOf, policySentences } from '#app/rules/orders/policy-sentences.ts'
import type { Visit } from './open-page.ts'
import type { VenueView } from './venue-view.ts'
import { withFallback } from './with-fallback.ts'

/**
 * What a buyer may change later of an order of these events, by id with their names, in the venue's words: one line a policy. Nothing without
 * events, and nothing where it cannot be read.
 */
export async function changePolicyWords(visit: Visit, names: ReadonlyMap<string, string>): Promise<string[]> {
  const eventIds = [...names.keys()]
  const policy = eventIds.length > 0 ? await readPolicy(visit, eventIds) : null
  if (!policy) return []
  return policiesOf(policy, eventIds).map(own => {
    const sentence = wordsOf(own.policy, visit.venue)
    const events = own.eventIds.map(id => names.get(id) ?? id)
    return events.length > 0 ? visit.venue.text('order-policy-of', { events, policy: sentence }) : sentence
  })
}

/** What buyers may usually change of their orders, in the venue's words; null where it is nothing, or cannot be read. */
export async function usualPolicyWords(visit: Visit): Promise<string | null> {
  const policy = await readPolicy(visit, [])
  return policy && letsChange(policy.usual) ? wordsOf(policy.usual, visit.venue) : null
}

const readPolicy = ({ api, context }: Visit, eventIds: string[]): Promise<OrderPolicy | null> =>
  withFallback(
    api.orders.policy({ query: { eventIds } }).then(({ payload }) => payload),
    { log: context.log, what: 'policy', fallback: null },
  )

function wordsOf(policy: ChangePolicy, { currency, locale, formatMessage }: VenueView): string {
  const money = (cents: number) => formatMoney(cents, { currency, locale })
  return policySentences(policy, money).map(formatMessage).join(' ')
}
