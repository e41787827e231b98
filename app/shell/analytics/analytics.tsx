import { useLocation, useMatches } from '@remix-run/react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import type { TrackerIds } from '#app/gateways/analytics/open-trackers.ts'
import type { Purchase, TrackedWindow, Tracker } from '#app/gateways/analytics/tracker.ts'
import {
  type AnalyticsEvent,
  reportedStep,
  reportedTitle,
  type VisitorClass,
} from '#app/rules/analytics/analytics-events.ts'
import { ConsentBanner } from '#app/shell/analytics/consent-banner.tsx'
import { type ConsentQuestion, useConsent } from '#app/shell/analytics/use-consent.ts'

declare global {
  interface Window {
    dataLayer?: TrackedWindow['dataLayer']
  }
}

/** What a venue measures with, and whom: decided by the loader. */
export type AnalyticsSettings = { tenantId: string; ids: TrackerIds; visitor: VisitorClass }

export type Analytics = {
  /** reports a named event of an order; without consent or trackers nothing happens */
  track: (event: AnalyticsEvent) => void
  checkoutStep: (step?: number) => void
  purchase: (purchase: Purchase) => void
  /** the id to send with checkout; null without consent, without a tracker that has one, or when asking fails */
  clientId: () => Promise<string | null>
  /** the visitor agreed, and the venue has a tracker */
  isMeasuring: boolean
  /** asks again, so that an answer can be withdrawn; null where nothing is measured */
  askAgain: (() => void) | null
}

const silent: Analytics = {
  track: () => undefined,
  checkoutStep: () => undefined,
  purchase: () => undefined,
  clientId: async () => null,
  isMeasuring: false,
  askAgain: null,
}

const AnalyticsContext = createContext<Analytics>(silent)

/** `const { track } = useAnalytics()`, then `track('Tickets::AddMore')`. */
export const useAnalytics = () => useContext(AnalyticsContext)

type AnalyticsProviderProps = { settings: AnalyticsSettings; children: ReactNode }

/** Measures what a visitor agreed to: nothing is loaded, written or sent before, and nothing after it was withdrawn. */
export const AnalyticsProvider = ({ settings, children }: AnalyticsProviderProps) => {
  const measures = Object.values(settings.ids).some(Boolean)
  const question = useConsent(settings.tenantId)
  const tracker = useTracker(settings, measures && question.consent === 'granted')
  usePageViews(tracker)
  const analytics = useMemo(() => analyticsOf({ tracker, question, measures }), [tracker, question, measures])
  return (
    <AnalyticsContext.Provider value={analytics}>
      {children}
      {measures && question.isOpen ? <ConsentBanner onAnswer={question.answer} /> : null}
    </AnalyticsContext.Provider>
  )
}

type Ways = { tracker: Promise<Tracker> | null; question: ConsentQuestion; measures: boolean }

function analyticsOf({ tracker, question, measures }: Ways): Analytics {
  const send = (work: (tracker: Tracker) => void) => void tracker?.then(work).catch(() => undefined)
  return {
    track: event => send(to => to.event(event)),
    checkoutStep: step => send(to => to.checkoutStep(reportedStep(step))),
    purchase: purchase => send(to => to.purchase(purchase)),
    clientId: async () => (tracker ? tracker.then(to => to.clientId()).catch(() => null) : null),
    isMeasuring: tracker !== null,
    askAgain: measures ? question.reopen : null,
  }
}

/** The adapters come with their own file, and only to those who agreed. */
function useTracker({ ids, visitor }: AnalyticsSettings, isGranted: boolean): Promise<Tracker> | null {
  const { ga, gtm, gtag } = ids
  const { visitor: kind, member } = visitor
  return useMemo(() => {
    if (!isGranted) return null
    return import('#app/gateways/analytics/open-trackers.ts').then(({ openTrackers }) =>
      openTrackers({
        ids: { ga, gtm, gtag },
        visitor: { visitor: kind, member },
        page: window,
        loadScript,
      }),
    )
  }, [isGranted, ga, gtm, gtag, kind, member])
}

function loadScript(address: string) {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
}

/** Each successful route change once, under the title that its data gives it (ORD-273). */
function usePageViews(tracker: Promise<Tracker> | null) {
  const { pathname, search } = useLocation()
  const title = reportedTitle(useMatches())
  const lastTitle = useRef(title)
  lastTitle.current = title
  const report = useCallback(
    async (path: string) => {
      const name = lastTitle.current
      if (name) (await tracker)?.pageView({ title: name, path })
    },
    [tracker],
  )
  useEffect(() => {
    // The query takes part in what a route change is, and stays here: it may name a membership.
    void search
    report(pathname).catch(() => undefined)
  }, [pathname, search, report])
}
