import type { BoughtOrder } from '#app/ui/bought-order/bought-order.ts'
import { sentenceWords } from '#theme/texts/runtime/list-words.ts'

/** How many things a heading names. */
const MAX_NAMES = 2

/** What an order was bought for: its visits, else its memberships, else whatever it had before it was cancelled; null where that is too much for a heading. */
export function orderSubject(order: BoughtOrder, locale: string): string | null {
  const names = [...new Set(namesOf(order))]
  return names.length > 0 && names.length <= MAX_NAMES ? sentenceWords(names, locale) : null
}

function namesOf({ visits, cards, cancelled, groups }: BoughtOrder): string[] {
  if (visits.length > 0) return visits.map(({ name }) => name)
  if (cards.length > 0) return cards.map(({ level }) => level)
  if (!cancelled) return []
  return groups.flatMap(({ lines }) => lines.map(({ name }) => name))
}
