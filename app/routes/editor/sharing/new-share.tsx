import { Form, useNavigation } from '@remix-run/react'
import { SHARE_DAYS } from '#app/rules/themes/share-state.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { SharingPress } from './press-sharing.server.ts'
import * as styles from './sharing.css.ts'

/** Makes a link for somebody, and shows it this once. */
export const NewShare = ({ answer }: { answer: Omit<SharingPress, 'status'> | undefined }) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const link = answer?.link
  return (
    <>
      {link ? (
        <Field label={text('draft-shares-link')} hint={text('draft-shares-link-hint')}>
          <Input readOnly value={link} onFocus={event => event.currentTarget.select()} />
        </Field>
      ) : null}
      <Form method="post" className={styles.form} key={link}>
        <Field label={text('draft-shares-recipient')} error={answer?.recipientError} required>
          <Input
            name="recipient"
            maxLength={80}
            autoComplete="off"
            defaultValue={link ? '' : answer?.recipient}
          />
        </Field>
        <Field label={text('draft-shares-days')} required>
          <Input
            name="days"
            type="number"
            short
            min={SHARE_DAYS.min}
            max={SHARE_DAYS.max}
            defaultValue={SHARE_DAYS.usual}
          />
        </Field>
        <div>
          <Button name="intent" value="add" busy={busy}>
            {text('draft-shares-add')}
          </Button>
        </div>
      </Form>
    </>
  )
}
