import { useFetcher } from '@remix-run/react'
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { knowsPasskeys, type NoPasskey, signWithPasskey } from '#app/shell/passkeys/passkey-ceremony.ts'
import { useAbility } from '#app/shell/passkeys/use-ability.ts'
import { isUnanswered } from '#app/shell/unanswered/send-or-stay.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './passkey-sign-in.css.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

/** What the sign-in answers to a passkey that it refuses. */
export type PasskeyAnswer = { passkeyProblem?: string }

type PasskeySignInProps = {
  /** where passkeys are asked for */
  action: string
}

/** A passkey instead of the password: by a button, or where the email is filled in. Its place is kept until scripts know whether the browser can. */
export const PasskeySignIn = ({ action }: PasskeySignInProps) => {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const isAble = useAbility(knowsPasskeys)
  const [isWaiting, setWaiting] = useState(false)
  const [none, setNone] = useState<NoPasskey | null>(null)
  const fetcher = useFetcher<PasskeyAnswer>()
  const send = (credential: AuthenticationResponseJSON) =>
    fetcher.submit({ intent: 'passkey', credential: JSON.stringify(credential) }, { method: 'post' })
  usePasskeyAutofill({ action, isPaused: isWaiting, onSigned: send })
  const sign = async () => {
    setNone(null)
    setWaiting(true)
    const result = await signWithPasskey({ action, isFilledIn: false, isActive: () => true })
    setWaiting(false)
    if (result.kind === 'signed') return send(result.credential)
    setNone(result)
    unfold(button.current)
  }
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const problem = none?.kind === 'cancelled' ? null : problemOf(none, answer)
  useEffect(() => {
    if (answer) unfold(button.current)
  }, [answer])
  if (isAble === false) return null
  return (
    <div className={isAble ? styles.block : styles.place}>
      <Button
        type="button"
        tone="secondary"
        icon="key"
        wide
        ref={button}
        busy={isWaiting || fetcher.state !== 'idle'}
        onClick={sign}
      >
        {text('auth-passkey-sign-in')}
      </Button>
      {problem ? (
        <NoticeLine tone="critical" live>
          {problem === 'failed' ? text('auth-error') : problem}
        </NoticeLine>
      ) : null}
      {none?.kind === 'cancelled' ? <NoticeLine live>{text('auth-passkey-cancelled')}</NoticeLine> : null}
    </div>
  )
}

/** Leads to the button and what is said at it: a passkey that was filled in may be refused while the ways in are folded. */
function unfold(button: HTMLButtonElement | null) {
  button?.closest('details')?.setAttribute('open', '')
  button?.focus()
}

/** The sentence of the server, or that something broke; null while all is well. */
function problemOf(none: NoPasskey | null, answer: PasskeyAnswer | undefined): string | null {
  if (none) return none.kind === 'refused' ? none.sentence : 'failed'
  if (isUnanswered(answer)) return 'failed'
  return answer?.passkeyProblem ?? null
}
