import type { NextStep } from '#app/rules/onboarding/next-step.ts'
import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'

/** The list of a venue. */
export const venueHref = (tenantId: string) => `/onboarding/venues/${encodeURIComponent(tenantId)}`

/** Where an item is done: here, but for words, which the editor has. */
export const itemHref = (tenantId: string, item: ChecklistItem): string =>
  item === 'words' ? `/editor/${encodeURIComponent(tenantId)}/composer` : `${venueHref(tenantId)}/${item}`

/** Where the next step is done. Events are missing as long as there is none: the form of the first one is the quickest way. */
export function stepHref(tenantId: string, step: NonNullable<NextStep>): string {
  if (step === 'launch' || step === 'findings') return `${venueHref(tenantId)}/launch`
  return step === 'events' ? eventFormHref(tenantId) : itemHref(tenantId, step)
}

/** The form of an event; with the plan that was made of it, what was typed stands in it. */
export const eventFormHref = (tenantId: string, planId?: string) =>
  `${venueHref(tenantId)}/events/first${planId ? `?plan=${encodeURIComponent(planId)}` : ''}`

/** A plan: what an upload would change, or what it has changed. */
export const planHref = (tenantId: string, planId: string): string =>
  `${venueHref(tenantId)}/plans/${encodeURIComponent(planId)}`
