import { useEffect, useMemo, useState } from 'react'
import { type Consent, consentKey, readConsent } from '#app/rules/analytics/consent.ts'
import { keepItem, readItem } from '#app/shell/browser-storage/stored-item.ts'

export type ConsentQuestion = {
  /** null: the page does not run yet */
  consent: Consent | null
  /** the question is on the screen */
  isOpen: boolean
  answer: (consent: 'granted' | 'refused') => void
  reopen: () => void
}

/**
 * The visitor's answer for a venue, kept in this browser; where storage is forbidden it counts for this page. The server does not know it:
 * until the page runs nobody is measured.
 */
export function useConsent(tenantId: string): ConsentQuestion {
  const [consent, know] = useState<Consent | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const stored = readConsent(readItem(consentKey(tenantId)))
    know(stored)
    setOpen(stored === 'unasked')
  }, [tenantId])

  return useMemo(() => {
    const answer: ConsentQuestion['answer'] = choice => {
      keepItem(consentKey(tenantId), choice)
      // Scripts that run already go on measuring by themselves: only a new page is without them.
      if (consent === 'granted' && choice === 'refused') return window.location.reload()
      know(choice)
      setOpen(false)
    }
    return { consent, isOpen, answer, reopen: () => setOpen(true) }
  }, [tenantId, consent, isOpen])
}
