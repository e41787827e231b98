import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './members.css.ts'
import { useAwaited } from './use-awaited.ts'

export type WaitingProps = {
  email: string
  code: string
  /** the link was opened elsewhere, and the code of this page typed there */
  isConfirmed: boolean
  /** where the browser asks how it stands */
  stateHref: string
  otherEmailHref: string
}

/** A link is on its way; the page goes on by itself when it was opened on another device, by a press without JavaScript. */
export const Waiting = ({
  email,
  code,
  isConfirmed,
  stateHref,
  otherEmailHref,
  isNotOpened,
}: WaitingProps & { isNotOpened: boolean }) => {
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  useAwaited(stateHref)
  useEffect(() => {
    if (isConfirmed && form.current) submit({ intent: 'collect' }, { method: 'post' })
  }, [isConfirmed, submit])
  return (
    <NarrowPage
      heading={text('member-login-check-email')}
      intro={text('member-login-sent', { email })}
      further={<Link href={otherEmailHref}>{text('member-login-other-email')}</Link>}
    >
      <Form method="post" ref={form} className={formClass}>
        {isNotOpened ? <Notice tone="warning" heading={text('member-login-not-opened')} live /> : null}
        <div className={styles.card}>
          <p className={styles.label}>{text('member-login-code-yours')}</p>
          <p className={styles.code} dir="ltr" id="verification-code">
            {[...code].join(' ')}
          </p>
          <p className={styles.use}>{text('member-login-code-use')}</p>
        </div>
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button name="intent" value="collect" busy={busy}>
            {text('member-login-continue')}
          </Button>
        </div>
      </Form>
    </NarrowPage>
  )
}
