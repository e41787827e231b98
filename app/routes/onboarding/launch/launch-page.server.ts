import type { requireVenueSetup } from '#app/pages/require-onboarding.ts'

type LaunchVisit = Awaited<ReturnType<typeof requireVenueSetup>>

/** What the screen shows: how far the latest check is, and each finding with the address where it is mended. */
export async function readLaunchPage({ desk, person, setup, text }: LaunchVisit) {
  const { tenantId, name } = setup
  const found = await desk.readCheck(person, tenantId)
  const id = encodeURIComponent(tenantId)
  const venueHref = `/onboarding/venues/${id}`
  // Words are written in the editor; what has no screen of its own is in the venue's file, which is uploaded with the events.
  const hrefs: Record<string, string> = { words: `/editor/${id}/composer`, file: `${venueHref}/events` }
  const findings = (found?.findings ?? []).map(({ severity, screen, sentence }) => ({
    severity,
    sentence,
    href: hrefs[screen] ?? `${venueHref}/${screen}`,
    screen: screen === 'file' ? text('onboarding-launch-file') : text(`onboarding-item-${screen}`),
  }))
  const report = found && {
    state: found.state,
    done: found.done,
    total: found.total,
    isOld: found.isOld,
  }
  return { title: name, name, venueHref, report, findings }
}

export type ShownFinding = Awaited<ReturnType<typeof readLaunchPage>>['findings'][number]
