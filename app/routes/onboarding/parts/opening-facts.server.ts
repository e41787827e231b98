import { momentText } from '#app/pages/moment-text.ts'
import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'

/** What opening the venue needs now, and how it was opened where somebody had to say why; null else. */
export async function openingFacts({ desk, person, setup }: Awaited<ReturnType<typeof requireVenueSetup>>) {
  const facts = await desk.readOpening(person, setup.tenantId)
  if (!facts) throw new Response('venue-not-found', { status: 404, statusText: 'Not Found' })
  const { gate, opening, timeZone } = facts
  const exception = opening?.reason
    ? {
        email: opening.email,
        moment: momentText(opening.at, { timeZone, locale: 'en-US' }),
        reason: opening.reason,
      }
    : null
  return { gate, exception }
}
