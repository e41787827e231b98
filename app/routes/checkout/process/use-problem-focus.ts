import { useEffect } from 'react'
import type { Problem } from './checkout-model.ts'

/** How long error focus waits for the step to open, in milliseconds (CHK-309). */
const ERROR_FOCUS_DELAY = 100

/** The first marked field gets the focus once its step is open (CHK-284). */
export function useProblemFocus(problem: Problem | null) {
  useEffect(() => {
    const [first] = Object.keys(problem?.fields ?? {})
    if (!first) return
    const timer = setTimeout(() => document.getElementById(`checkout-${first}`)?.focus(), ERROR_FOCUS_DELAY)
    return () => clearTimeout(timer)
  }, [problem])
}
