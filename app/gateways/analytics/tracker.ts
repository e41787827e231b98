import type { VisitorClass } from '#app/rules/analytics/analytics-events.ts'

/** A placed order as it is measured; money in units of its currency, as trackers want it. */
export type Purchase = {
  orderNumber: string
  total: number
  /** of `total` */
  tax: number
  currency: string
  items: { id: string; name: string; price: number; quantity: number }[]
}

/** One way to measure. Its script is asked for when it is made, which happens after consent only. */
export type Tracker = {
  pageView: (page: { title: string; path: string }) => void
  event: (action: string, about?: Record<string, unknown>) => void
  checkoutStep: (step: number) => void
  purchase: (purchase: Purchase) => void
  /** the id under which this browser is measured; null when the tracker gives none */
  clientId: () => Promise<string | null>
}

export type MakeTracker = (options: {
  id: string
  visitor: VisitorClass
  page: TrackedWindow
  loadScript: (address: string) => void
}) => Tracker

/** The window with the queues that tracker scripts read. */
export type TrackedWindow = {
  dataLayer?: unknown[]
  gtag?: (...command: unknown[]) => void
  ga?: GaQueue
}
export type GaQueue = ((...command: unknown[]) => void) & { q?: unknown[]; l?: number }
