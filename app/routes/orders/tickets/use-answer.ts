import { useEffect } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'

/** Each answer that found violations of the sales rules is reported once (ORD-271). */
export function useReportedLimits(isOverLimit: boolean, answer: unknown) {
  const { track } = useAnalytics()
  useEffect(() => {
    if (answer && isOverLimit) track('Tickets::Limit::Exceeded')
  }, [answer, isOverLimit, track])
}

/** The first erring quantity gets the focus (ORD-280). */
export function useFocusOnRefusal(form: { current: HTMLFormElement | null }, field: string | null) {
  useEffect(() => {
    if (!field) return
    const control = form.current?.elements.namedItem(field)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }, [form, field])
}
