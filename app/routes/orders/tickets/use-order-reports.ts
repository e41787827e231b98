import { type FormEvent, useEffect } from 'react'
import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import type { OrderAnswer } from './order-action.server.ts'
import { reportedPress } from './reported-press.ts'

/** Reports each answer that found violations of the sales rules once (ORD-271); what is returned reports a press as the form is sent. */
export function useOrderReports(answer: OrderAnswer | undefined) {
  const { track } = useAnalytics()
  const isOverLimit = answer?.refusal.isOverLimit ?? false
  useEffect(() => {
    if (answer && isOverLimit) track('Tickets::Limit::Exceeded')
  }, [answer, isOverLimit, track])
  return ({ nativeEvent }: FormEvent<HTMLFormElement>) => {
    const { submitter } = nativeEvent as SubmitEvent
    const event = submitter instanceof HTMLButtonElement ? reportedPress(submitter.value) : null
    if (event) track(event)
  }
}
