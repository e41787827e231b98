import { useEffect, useState } from 'react'
import type { ChallengeView, SecureAnswer } from './challenge-view.ts'

/** Answers whose order has been sent: a step that is drawn anew must not send it again. */
const followed = new WeakSet<SecureAnswer>()

/**
 * What follows the bank's first answer: the order itself, or the bank's question and then the order, whichever way it was answered:
 * the server asks the gateway. `isBetween` while one has come and the other not begun.
 */
export function useSecurePayment(answer: SecureAnswer | null, { complete }: { complete: () => void }) {
  const [over, setOver] = useState<{ answer: SecureAnswer | null; how: 'answered' | 'closed' } | null>(null)
  const how = over?.answer === answer ? (over?.how ?? null) : null
  const requested: ChallengeView | null = answer?.secure?.challenge ?? null
  useEffect(() => {
    if (!answer?.secure || followed.has(answer)) return
    followed.add(answer)
    if (!requested) complete()
    else if (requested.kind === 'page') window.location.assign(requested.url)
  })
  return {
    challenge: how === null && requested?.kind !== 'page' ? requested : null,
    isBetween: Boolean(answer?.secure) && how !== 'closed' && (!requested || how === 'answered'),
    close: () => setOver({ answer, how: 'closed' }),
    finish: () => {
      setOver({ answer, how: 'answered' })
      complete()
    },
  }
}
