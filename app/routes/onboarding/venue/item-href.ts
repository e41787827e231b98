import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'

/** Where an item is done: here, but for words, which the editor has. */
export function itemHref(tenantId: string, item: ChecklistItem): string {
  const id = encodeURIComponent(tenantId)
  return item === 'words' ? `/editor/${id}/composer` : `/onboarding/venues/${id}/${item}`
}
