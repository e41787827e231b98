import { Form, useNavigation } from '@remix-run/react'
import { useId } from 'react'
import type { EndedLink } from '#app/rules/memberships/verification.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type EndedLinkProps = EndedLink & {
  /** to whom this browser had the link mailed; empty where another one did */
  email: string
  /** the form that mails a link: what is wrong with an address is said there */
  action: string
  byIdHref: string | null
}

/** A mailed link that opens nothing: why, and a new one by one press. */
export const EndedLinkPage = ({ notice, reason, email, action, byIdHref }: EndedLinkProps) => {
  const text = useText()
  const id = useId()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage
      heading={text(notice)}
      intro={text(reason)}
      further={byIdHref ? <Link href={byIdHref}>{text('member-login-by-id')}</Link> : null}
    >
      <Form method="post" action={action} className={formClass} noValidate>
        <Field id={id} label={text('member-login-email')} required>
          <EmailInput name="email" defaultValue={email} />
        </Field>
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button busy={busy}>{text('member-login-new-link')}</Button>
        </div>
      </Form>
    </NarrowPage>
  )
}
