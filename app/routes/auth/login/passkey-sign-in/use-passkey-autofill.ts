import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { useEffect, useRef } from 'react'
import { fillsPasskeys, signWithPasskey, stopWaiting } from '#app/shell/passkeys/passkey-ceremony.ts'

/** Before a challenge ends the next one is asked for: the page may stay open for long. In milliseconds. */
const RENEWAL_INTERVAL_MS = 4 * 60_000

type Autofill = {
  action: string
  /** something else is waiting for the visitor, in a dialog of the browser */
  isPaused: boolean
  onSigned: (credential: AuthenticationResponseJSON) => void
}

/** Offers the passkeys of a device where the email is filled in, while somebody looks at the page. Where that fails, nothing is said. */
export function usePasskeyAutofill({ action, isPaused, onSigned }: Autofill) {
  const latest = useRef(onSigned)
  latest.current = onSigned
  useEffect(() => {
    if (isPaused) return
    let isOver = false
    let begunAt = Number.NEGATIVE_INFINITY
    const isActive = () => !isOver
    const wait = async () => {
      const isRunning = performance.now() - begunAt < RENEWAL_INTERVAL_MS
      if (isRunning || document.visibilityState !== 'visible') return
      begunAt = performance.now()
      if (!(await fillsPasskeys())) return
      const result = await signWithPasskey({ action, isFilledIn: true, isActive })
      if (!isOver && result.kind === 'signed') latest.current(result.credential)
    }
    void wait()
    const timer = setInterval(wait, RENEWAL_INTERVAL_MS)
    document.addEventListener('visibilitychange', wait)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [action, isPaused])
  useEffect(() => () => void stopWaiting(), [])
}
