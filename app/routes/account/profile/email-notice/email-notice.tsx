import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The address to which a link was mailed; `isNew` where it takes the place of another once it is confirmed. */
export type AwaitedEmail = { email: string; isNew: boolean }

type EmailNoticeProps = {
  awaited: AwaitedEmail
  /** the address to which the link was sent again just now */
  sentTo?: string
  failure?: string
}

/** Which address waits to be confirmed, with its link once more, and the way to keep the one there is. */
export const EmailNotice = ({ awaited: { email, isNew }, sentTo, failure }: EmailNoticeProps) => {
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Notice
        live={Boolean(sentTo ?? failure)}
        tone={failure ? 'critical' : 'info'}
        heading={failure ?? (sentTo && text('account-email-sent', { email: sentTo }))}
        actions={
          <>
            <Button tone="secondary" size="small" name="intent" value="send-email-link" busy={busy}>
              {text('account-email-again')}
            </Button>
            {isNew ? (
              <Button tone="quiet" size="small" name="intent" value="drop-email" busy={busy}>
                {text('account-email-cancel')}
              </Button>
            ) : null}
          </>
        }
      >
        {text(isNew ? 'account-email-waiting' : 'account-profile-unconfirmed', { email })}
      </Notice>
    </Form>
  )
}
