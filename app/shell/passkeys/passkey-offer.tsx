import { useEffect, useId, useRef } from 'react'
import type { PassingForm } from '#app/shell/layouts/router-form.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './passkey-offer.css.ts'
import { useAddPasskey } from './use-add-passkey.ts'

type PasskeyOfferProps = NonNullable<ShellModel['passkeyOffer']> & {
  /** The router's form, which stays on the page; a plain one without it. */
  form: PassingForm
}

/** After a sign-in without a passkey: a line that offers one, until it is taken or declined. It demands nothing and covers nothing. */
export const PasskeyOffer = ({ action, back, form: Form }: PasskeyOfferProps) => {
  const text = useText()
  const id = useId()
  const { add, busy, outcome, button } = useAddPasskey(action, () => undefined)
  const isDone = outcome !== null && outcome.tone !== 'critical'
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isDone) close.current?.focus()
  }, [isDone])
  const leave = () => document.getElementById('content')?.focus({ preventScroll: true })
  return (
    <aside className={styles.offer} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.heading} id={id}>
            {text('auth-passkey-offer')}
          </p>
          {outcome ? (
            <NoticeLine tone={outcome.tone} live>
              {outcome.sentence}
            </NoticeLine>
          ) : (
            <p>{text('auth-passkey-offer-description')}</p>
          )}
        </div>
        <div className={styles.actions}>
          {isDone ? null : (
            <Button
              type="button"
              tone="secondary"
              size="small"
              icon="key"
              busy={busy}
              onClick={add}
              ref={button}
            >
              {text('auth-passkey-add')}
            </Button>
          )}
          <Form method="post" action={action} onSubmit={leave}>
            <input type="hidden" name="back" value={back} />
            <Button
              tone={isDone ? 'secondary' : 'quiet'}
              size="small"
              name="intent"
              value="close-offer"
              ref={close}
            >
              {text(isDone ? 'auth-passkey-offer-close' : 'auth-passkey-offer-dismiss')}
            </Button>
          </Form>
        </div>
      </div>
    </aside>
  )
}
