import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { isUnanswered } from './send-or-stay.ts'

/** Above the button of a form whose press the server has not answered: why, and the same press once more. */
export const UnansweredNotice = () => {
  const text = useText()
  const unanswered: unknown = useActionData()
  const isBusy = useNavigation().state !== 'idle'
  const place = useRef<HTMLDivElement>(null)
  // In a low window it stands below the edge of what scrolls.
  useEffect(() => {
    if (isUnanswered(unanswered)) place.current?.scrollIntoView?.({ block: 'center' })
  }, [unanswered])
  if (!isUnanswered(unanswered)) return null
  return (
    <div ref={place}>
      <Notice
        tone="critical"
        live
        actions={
          <Button tone="secondary" size="small" name="intent" value={unanswered.intent} busy={isBusy}>
            {text('problem-try-again')}
          </Button>
        }
      >
        {text(navigator.onLine ? 'problem-unanswered' : 'problem-offline')}
      </Notice>
    </div>
  )
}
