import { useRef } from 'react'
import { withBrokenRules } from '#app/rules/limits/with-broken-rules.ts'
import type { OrderAnswer } from '../../order-action.server.ts'
import type { OrderCombo } from './combo-model.ts'

/** A combo with the rules of its events that the last press found broken. */
export function withBrokenComboRules(combo: OrderCombo, answer: OrderAnswer | undefined): OrderCombo {
  const broken = combo.visits.flatMap(({ id }) => answer?.refusal.over?.[id]?.rules ?? [])
  return broken.length > 0 ? { ...combo, limits: withBrokenRules(combo.limits, broken) } : combo
}

/** The same, and the same object while neither changes. */
export function useBrokenComboRules(answer: OrderAnswer | undefined) {
  const known = useRef(new Map<string, { from: OrderCombo; over: unknown; combo: OrderCombo }>())
  return (from: OrderCombo): OrderCombo => {
    const over = answer?.refusal.over
    const before = known.current.get(from.key)
    if (before?.from === from && before.over === over) return before.combo
    const combo = withBrokenComboRules(from, answer)
    known.current.set(from.key, { from, over, combo })
    return combo
  }
}
