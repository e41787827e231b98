import { formatMoney } from '#app/rules/money/format-money.ts'
import { policiesOf, policySentences } from '#app/rules/orders/policy-sentences.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/**
 * What a buyer may change later of an order of these events, by id with their names, in the venue's words: one line a policy. Nothing without
 * events, and nothing where it cannot be read.
 */
export async function changePolicyWords(
  { api, venue, context }: Visit,
  names: ReadonlyMap<string, string>,
): Promise<string[]> {
  const eventIds = [...names.keys()]
  if (eventIds.length === 0) return []
  const readPolicy = async () => (await api.orders.policy({ query: { eventIds } })).payload
  const policy = await withFallback(readPolicy(), { log: context.log, what: 'policy', fallback: null })
  if (!policy) return []
  const money = (cents: number) => formatMoney(cents, { currency: venue.currency, locale: venue.locale })
  return policiesOf(policy, eventIds).map(own => {
    const sentence = policySentences(own.policy, money).map(venue.formatMessage).join(' ')
    const events = own.eventIds.map(id => names.get(id) ?? id).join(', ')
    return events ? venue.text('order-policy-of', { events, policy: sentence }) : sentence
  })
}
