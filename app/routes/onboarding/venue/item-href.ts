import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'

/** Where an item is done; null where it is done elsewhere. */
export const itemHref = (_tenantId: string, _item: ChecklistItem): string | null => null
