import type { OpeningGate } from './launch/opening-gate.ts'
import type { Checklist, ChecklistItem } from './venue-checklist.ts'

/** What somebody does next at a venue that is not open: the first item that it needs, then the check, then what the check found; null where it can open. */
export type NextStep = ChecklistItem | 'launch' | 'findings' | null

/** What a closed venue still needs beside one of the items that it needs, so that saving that one leads on; null for other items, and where nothing is missing. */
export function itemAfter({ items }: Checklist, saved: ChecklistItem): ChecklistItem | null {
  const needed = items.filter(({ isRequired }) => isRequired)
  if (!needed.some(({ item }) => item === saved)) return null
  return needed.find(({ item, isDone }) => !isDone && item !== saved)?.item ?? null
}

/** The next step of a venue, so that nobody has to know the order. */
export function nextStep({ items }: Checklist, gate: OpeningGate): NextStep {
  const missing = items.find(({ isDone, isRequired }) => isRequired && !isDone)
  if (missing) return missing.item
  if (gate.kind === 'unchecked') return 'launch'
  return gate.kind === 'errors' ? 'findings' : null
}
