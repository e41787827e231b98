import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** At the button that a limit stops, in two parts: what it is, and what to do (ORD-279, CHK-285). */
export const LimitNotice = () => {
  const text = useText()
  return (
    <Notice tone="critical" heading={text('event-limit-exceeded-short')}>
      {text('event-limit-exceeded-adjust')}
    </Notice>
  )
}
