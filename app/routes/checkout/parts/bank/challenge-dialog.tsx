import { useEffect, useRef } from 'react'
import { isChallengeDone } from '#app/gateways/payments/card-entry/challenge-message.ts'
import { CHALLENGE_SIZE, STEPUP_TIMEOUT_MS } from '#app/rules/checkout/secure-problem.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './challenge-dialog.css.ts'

type ChallengeDialogProps = { url: string; onClose: () => void; onDone: () => void }

/** The bank's question on the gateway's own page. What was answered never passes through here, only that it was. */
const ChallengeDialog = ({ url, onClose, onDone }: ChallengeDialogProps) => {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { origin } = new URL(url)
    const onMessage = (event: MessageEvent) => {
      if (isChallengeDone(event, { origin, window: frame.current?.contentWindow ?? null })) onDone()
    }
    const timer = setTimeout(onDone, STEPUP_TIMEOUT_MS)
    window.addEventListener('message', onMessage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
    }
  }, [url, onDone])
  return (
    <Dialog
      open
      onClose={onClose}
      heading={text('checkout-secure-title')}
      description={text('checkout-secure-description')}
    >
      <div className={styles.place}>
        <iframe
          ref={frame}
          src={url}
          title={text('checkout-secure-title')}
          {...CHALLENGE_SIZE}
          className={styles.frame}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
        />
      </div>
    </Dialog>
  )
}

export default ChallengeDialog
