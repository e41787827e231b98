import type { OrderPayload } from '#app/contract/orders.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { OrderPolicy } from '#app/rules/orders/change-policy.ts'
import { policiesOf, policySentences } from '#app/rules/orders/policy-sentences.ts'
import { formatChosen } from '#theme/texts/runtime/format-chosen.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

type PolicyLanguage = { text: Text; locale: string }
type PolicyOrder = Pick<OrderPayload, 'tickets' | 'currency'>

/** What may be changed of an order by the policy it was placed under, in the venue's words: one line a policy, none for an order without a visit. */
export function printedPolicy(
  { policy, order }: { policy: OrderPolicy; order: PolicyOrder },
  { text, locale }: PolicyLanguage,
): string[] {
  const names = new Map(order.tickets.map(({ eventTemplateId, eventName }) => [eventTemplateId, eventName]))
  const money = (cents: number) => formatMoney(cents, { currency: order.currency, locale })
  return policiesOf(policy, [...names.keys()]).map(own => {
    const sentence = policySentences(own.policy, money)
      .map(chosen => formatChosen(text, chosen))
      .join(' ')
    const events = own.eventIds.map(id => names.get(id) ?? id)
    return events.length > 0 ? text('order-policy-of', { events, policy: sentence }) : sentence
  })
}
