import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'

/** The combo of this venue with that id, or NOT_FOUND. */
export function findCombo(venue: Venue, comboTemplateId: string): ComboTemplate {
  const combo = venue.combos.find(candidate => candidate.id === comboTemplateId)
  if (!combo) throw refuse('NOT_FOUND', { text: 'There is no such combo' })
  return combo
}

/** Whether an event can be in the combo. */
export function isPartOf(combo: ComboTemplate, eventId: string): boolean {
  return combo.entries.some(({ eventIds }) => eventIds.includes(eventId))
}
