import { useEffect } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { useBeforePaint } from '#app/ui/styles/use-before-paint.ts'
import type { OrderAnswer } from './order-action.server.ts'

/** Each answer that found violations of the sales rules is reported once (ORD-271). */
export function useReportedLimits(isOverLimit: boolean, answer: unknown) {
  const { track } = useAnalytics()
  useEffect(() => {
    if (answer && isOverLimit) track('Tickets::Limit::Exceeded')
  }, [answer, isOverLimit, track])
}

/** With each refusal the first erring quantity gets the focus (ORD-280), also when it is the one of before. */
export function useFocusOnRefusal(
  form: { current: HTMLFormElement | null },
  answer: OrderAnswer | undefined,
) {
  useBeforePaint(() => {
    const field = answer?.refusal.focus
    if (!field) return
    const control = form.current?.elements.namedItem(field)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }, [form, answer])
}
