import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { keepsPasskeys } from '#app/shell/passkeys/passkey-ceremony.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** What a mailed link leads to: a form that sends itself as soon as the page has come to life, and has a button without JavaScript (MEM-034). */
export const LinkOpener = ({ heading, intro }: { heading: ReactNode; intro: ReactNode }) => {
  const text = useText()
  const { unanswered } = useServerAnswer()
  const form = useSubmittedOnLoad()
  const busy = useNavigation().state !== 'idle'
  return (
    <NarrowPage heading={heading} intro={intro}>
      <Form method="post" ref={form} className={formClass}>
        <UnansweredNotice />
        {unanswered ? null : (
          <div className={actionsClass}>
            <Button busy={busy}>{text('auth-token-continue')}</Button>
          </div>
        )}
      </Form>
    </NarrowPage>
  )
}

/** Sends the form once, and says whether this device could keep a passkey, so that the page after a sign-in can offer one. */
function useSubmittedOnLoad() {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const submit = useSubmit()
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    keepsPasskeys().then(can =>
      submit(can ? { passkeys: 'can' } : form.current, { method: 'post', replace: true }),
    )
  }, [submit])
  return form
}
