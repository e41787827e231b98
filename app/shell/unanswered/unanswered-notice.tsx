import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button, type ButtonProps } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { isUnanswered } from './send-or-stay.ts'

/** Above the button of a form whose press the server has not answered: why, and the same press once more. */
export const UnansweredNotice = () => {
  const unanswered: unknown = useActionData()
  if (!isUnanswered(unanswered) || unanswered.byWallet) return null
  return <NoAnswerNotice again={{ name: 'intent', value: unanswered.intent }} />
}

/** The same at the wallet, which is not asked for the card again. */
export const UnansweredWallet = ({ onAgain }: { onAgain: () => void }) => {
  const unanswered: unknown = useActionData()
  if (!isUnanswered(unanswered) || !unanswered.byWallet) return null
  return <NoAnswerNotice again={{ type: 'button', onClick: onAgain }} />
}

const NoAnswerNotice = ({ again }: { again: ButtonProps }) => {
  const text = useText()
  const press: unknown = useActionData()
  const isBusy = useNavigation().state !== 'idle'
  const place = useRef<HTMLDivElement>(null)
  // In a low window it stands below the edge of what scrolls.
  useEffect(() => {
    if (isUnanswered(press)) place.current?.scrollIntoView?.({ block: 'center' })
  }, [press])
  return (
    <div ref={place}>
      <Notice
        tone="critical"
        live
        actions={
          <Button tone="secondary" size="small" busy={isBusy} {...again}>
            {text('problem-try-again')}
          </Button>
        }
      >
        {text(navigator.onLine ? 'problem-unanswered' : 'problem-offline')}
      </Notice>
    </div>
  )
}
