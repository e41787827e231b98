import { momentText } from '#app/pages/moment-text.ts'
import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { planHref } from '../parts/item-href.ts'

type EventsVisit = Awaited<ReturnType<typeof requireVenueSetup>>

/** The imports of a venue that can be put back, each in a line, on the venue's clock. */
export async function readImports({ desk, person, setup: { tenantId }, text }: EventsVisit) {
  const [imports, facts] = await Promise.all([
    desk.listImports(person, tenantId),
    desk.readFacts(person, tenantId),
  ])
  const { timeZone = 'UTC' } = facts?.document.venue ?? {}
  return (imports ?? []).map(({ id, source, author, createdAt }) => ({
    href: planHref(tenantId, id),
    words: text('onboarding-imports-row', {
      source,
      author,
      moment: momentText(createdAt.toISOString(), { timeZone, locale: 'en-US' }),
    }),
  }))
}
