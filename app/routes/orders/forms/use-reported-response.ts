import { useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'

/** A response is reported when it was taken: the answer to it leads on, a refusal stays where it is (ORD-267). */
export function useReportedResponse() {
  const { state, formMethod, formAction, location } = useNavigation()
  const { track } = useAnalytics()
  const leadsOn =
    state === 'loading' && formMethod === 'POST' && location.pathname + location.search !== formAction
  useEffect(() => {
    if (leadsOn) track('Forms::Response')
  }, [leadsOn, track])
}
