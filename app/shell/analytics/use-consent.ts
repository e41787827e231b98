import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Consent, consentKey, readConsent } from '#app/rules/analytics/consent.ts'

export type ConsentQuestion = {
  consent: Consent
  /** the question is on the screen */
  isOpen: boolean
  answer: (consent: 'granted' | 'refused') => void
  reopen: () => void
}

/** The visitor's answer for a venue, kept in this browser. The server does not know it: until the page runs nobody is measured. */
export function useConsent(tenantId: string): ConsentQuestion {
  const [{ consent, isOpen }, set] = useState<Pick<ConsentQuestion, 'consent' | 'isOpen'>>({
    consent: 'unasked',
    isOpen: false,
  })
  useEffect(() => {
    const stored = readConsent(readItem(consentKey(tenantId)))
    set({ consent: stored, isOpen: stored === 'unasked' })
  }, [tenantId])

  const answer = useCallback<ConsentQuestion['answer']>(
    given => {
      keepItem(consentKey(tenantId), given)
      // Scripts that run already go on measuring by themselves: only a new page is without them.
      if (consent === 'granted' && given === 'refused') return window.location.reload()
      set({ consent: given, isOpen: false })
    },
    [tenantId, consent],
  )
  const reopen = useCallback(() => set(state => ({ ...state, isOpen: true })), [])
  return useMemo(() => ({ consent, isOpen, answer, reopen }), [consent, isOpen, answer, reopen])
}

/** Storage may be forbidden: then the answer counts for this page. */
function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function keepItem(key: string, value: string) {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // Nothing to do: the visitor is asked again on the next page.
  }
}
