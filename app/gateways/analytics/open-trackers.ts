import { gaTracker } from '#app/gateways/analytics/ga-tracker.ts'
import { gtagTracker } from '#app/gateways/analytics/gtag-tracker.ts'
import { gtmTracker } from '#app/gateways/analytics/gtm-tracker.ts'
import type { MakeTracker, TrackedWindow, Tracker } from '#app/gateways/analytics/tracker.ts'
import type { VisitorClass } from '#app/rules/analytics/analytics-events.ts'

/** Ids of a venue's trackers, by type (CHK-093). */
export type TrackerIds = { ga?: string; gtm?: string; gtag?: string }

const makers = { ga: gaTracker, gtm: gtmTracker, gtag: gtagTracker } satisfies Record<
  keyof TrackerIds,
  MakeTracker
>

/** One tracker that never answers keeps nobody from the id of another. */
const idOf = async (tracker: Tracker): Promise<string> =>
  (await tracker.clientId()) ?? Promise.reject(new Error('This tracker has no id'))

type TrackerOptions = {
  ids: TrackerIds
  visitor: VisitorClass
  page: TrackedWindow
  loadScript: (address: string) => void
}

/** Every configured tracker behind one; without any it does nothing. To be called after consent. */
export function openTrackers({ ids, ...rest }: TrackerOptions): Tracker {
  const trackers = (Object.keys(makers) as (keyof TrackerIds)[]).flatMap(type => {
    const id = ids[type]
    return id ? [makers[type]({ id, ...rest })] : []
  })
  return {
    pageView: page => trackers.forEach(tracker => tracker.pageView(page)),
    event: (action, about) => trackers.forEach(tracker => tracker.event(action, about)),
    checkoutStep: step => trackers.forEach(tracker => tracker.checkoutStep(step)),
    purchase: purchase => trackers.forEach(tracker => tracker.purchase(purchase)),
    clientId: () => Promise.any(trackers.map(idOf)).catch(() => null),
  }
}
