import { useState } from 'react'
import type { PricedOrder } from '#app/rules/pricing/price-order.ts'

type Line = { name: string; quantity: number }

/** What of the order was changed last, by its name and how many of it there are now; null before the first change. */
export function useChangedLine({ lines }: Pick<PricedOrder, 'lines'>): Line | null {
  const now = quantitiesOf(lines)
  const [state, set] = useState<{ quantities: typeof now; changed: Line | null }>({
    quantities: now,
    changed: null,
  })
  const changed = changedLine(state.quantities, now)
  if (changed) set({ quantities: now, changed })
  return changed ?? state.changed
}

function quantitiesOf(lines: PricedOrder['lines']): Map<string, Line> {
  return new Map(
    lines.flatMap(({ id, parts }) =>
      parts.map(({ id: partId, name, quantity }) => [`${id} ${partId}`, { name, quantity }]),
    ),
  )
}

function changedLine(before: ReadonlyMap<string, Line>, now: ReadonlyMap<string, Line>): Line | null {
  for (const [key, line] of now) if (before.get(key)?.quantity !== line.quantity) return line
  for (const [key, line] of before) if (!now.has(key)) return { ...line, quantity: 0 }
  return null
}
