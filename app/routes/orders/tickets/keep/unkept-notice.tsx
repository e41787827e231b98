import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** What was pressed is not with the server yet: why, and once more. It is tried again by itself as well. */
export const UnkeptNotice = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText()
  return (
    <Notice
      tone="warning"
      live
      actions={
        <Button type="button" tone="secondary" size="small" onClick={onRetry}>
          {text('problem-try-again')}
        </Button>
      }
    >
      {text(navigator.onLine ? 'problem-unanswered' : 'problem-offline')}
    </Notice>
  )
}
