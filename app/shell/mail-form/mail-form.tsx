import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { actionsClass, formClass } from '#app/shell/narrow-page/narrow-page.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type MailFormProps = {
  result: SubmissionResult | undefined
  cancelHref: string
  /** `username` where the email is the one of a sign-in */
  autoComplete: 'email' | 'username'
  /** what is said above the field when nothing was refused */
  notice?: ReactNode
}

/** A form that has a link mailed to the email of its only field. */
export const MailForm = ({ result, cancelHref, autoComplete, notice }: MailFormProps) => {
  const [form, { email }] = useForm<{ email: string }>({ lastResult: result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={formClass} {...getFormProps(form)}>
      {form.errors ? (
        <Notice tone="critical" live>
          {form.errors[0]}
        </Notice>
      ) : (
        notice
      )}
      <Field id={email.id} label={text('auth-email')} error={email.errors} required>
        <EmailInput name="email" autoComplete={autoComplete} defaultValue={email.initialValue} />
      </Field>
      <UnansweredNotice />
      <div className={actionsClass}>
        <Button busy={busy}>{text('auth-send-email')}</Button>
        <ButtonLink tone="quiet" href={cancelHref}>
          {text('auth-cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
