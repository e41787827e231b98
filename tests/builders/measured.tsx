import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import type { TrackedWindow } from '#app/gateways/analytics/tracker.ts'
import { consentKey } from '#app/rules/analytics/consent.ts'
import { AnalyticsProvider } from '#app/shell/analytics/analytics.tsx'

const page = window as unknown as TrackedWindow
const SETTINGS = {
  tenantId: 'pier',
  ids: { gtm: 'GTM-1' },
  visitor: { visitor: 'Guest', member: 'Non-Member' },
} as const

/** A screen of `pier` that a tracker may measure. */
export const Measured = ({ children }: { children: ReactNode }) => (
  <AnalyticsProvider settings={SETTINGS}>{children}</AnalyticsProvider>
)

/** The visitor has agreed, and no script of a tracker is loaded. */
export function agree() {
  localStorage.setItem(consentKey(SETTINGS.tenantId), 'granted')
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
}

/** What is pressed before the tracker is there is reported to nobody. */
export const findTracker = () => waitFor(() => expect(page.dataLayer).toBeDefined())

export function forgetMeasuring() {
  localStorage.clear()
  for (const name of ['dataLayer', 'ga', 'gtag'] as const) delete page[name]
  vi.restoreAllMocks()
}

/** All that was written for the tracker, as text. */
export const reported = () => JSON.stringify(page.dataLayer ?? [])
