import type { ChangePolicy } from '#app/contract/venue-file/change-policy.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import type { Message } from '#app/rules/shell/message.ts'
import type { OrderPolicy } from './change-policy.ts'

type Sentence = Message<
  | 'order-policy-move'
  | 'order-policy-cancel-all'
  | 'order-policy-cancel-share'
  | 'order-policy-cancel-fee'
  | 'order-policy-final'
>

/** What a policy lets a visitor do, in sentences to be read before buying; `money` writes an amount in cents. */
export function policySentences(
  { moveHours, cancelHours, refundPercent, cancelFee }: ChangePolicy,
  money: (cents: Cents) => string,
): Sentence[] {
  const move: Sentence[] =
    moveHours === undefined ? [] : [{ text: 'order-policy-move', args: { hours: moveHours } }]
  if (cancelHours === undefined) return [...move, { text: 'order-policy-final' }]
  return [...move, cancelSentence({ hours: cancelHours, refundPercent, cancelFee }, money)]
}

function cancelSentence(
  { hours, refundPercent: percent, cancelFee }: { hours: number; refundPercent: number; cancelFee: Cents },
  money: (cents: Cents) => string,
): Sentence {
  if (cancelFee > 0)
    return { text: 'order-policy-cancel-fee', args: { hours, percent, fee: money(cancelFee) } }
  if (percent < 100) return { text: 'order-policy-cancel-share', args: { hours, percent } }
  return { text: 'order-policy-cancel-all', args: { hours } }
}

/** The policies that an order of these events would have, each once: for which events, or for all of them (an empty list). */
export function policiesOf(
  { usual, events }: OrderPolicy,
  eventIds: readonly string[],
): { policy: ChangePolicy; eventIds: string[] }[] {
  const byWords = new Map<string, { policy: ChangePolicy; eventIds: string[] }>()
  for (const eventId of eventIds) {
    const policy = events[eventId] ?? usual
    const key = JSON.stringify(policy)
    byWords.set(key, { policy, eventIds: [...(byWords.get(key)?.eventIds ?? []), eventId] })
  }
  const policies = [...byWords.values()]
  return policies.length === 1 ? policies.map(({ policy }) => ({ policy, eventIds: [] })) : policies
}
