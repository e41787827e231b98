import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { itemAfter } from '#app/rules/onboarding/next-step.ts'
import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'

type SetupVisit = Awaited<ReturnType<typeof requireVenueSetup>>

/** What is stored of a venue, where the screen of an item leads back to, and on to. */
export async function venueFacts({ desk, person, setup }: SetupVisit, item: ChecklistItem) {
  const facts = await desk.readFacts(person, setup.tenantId)
  if (!facts) throw new Response(null, { status: 404 })
  const venueHref = `/onboarding/venues/${encodeURIComponent(setup.tenantId)}`
  const place = { title: setup.name, venue: setup.name, venueHref, next: nextItem(setup, item) }
  return { facts, place }
}

/** The item that saving this one leads on to; null where it leads back to the list. */
export const nextItem = ({ isDraft, checklist }: SetupVisit['setup'], item: ChecklistItem) =>
  isDraft ? itemAfter(checklist, item) : null
