import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'

/** What is stored of a venue, and where its screens lead back to. */
export async function venueFacts({ desk, person, setup }: Awaited<ReturnType<typeof requireVenueSetup>>) {
  const facts = await desk.readFacts(person, setup.tenantId)
  if (!facts) throw new Response(null, { status: 404 })
  const venueHref = `/onboarding/venues/${encodeURIComponent(setup.tenantId)}`
  return { facts, place: { title: setup.name, venue: setup.name, venueHref } }
}
