import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'

const HERE: readonly ChecklistItem[] = ['name', 'look', 'hours', 'events', 'links']

/** Where an item is done; null where it is done elsewhere. */
export const itemHref = (tenantId: string, item: ChecklistItem): string | null =>
  HERE.includes(item) ? `/onboarding/venues/${encodeURIComponent(tenantId)}/${item}` : null
