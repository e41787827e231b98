import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { VerificationMode, verificationNotice } from '#app/rules/memberships/verification.ts'
import { actionsClass, formClass } from '#app/shell/narrow-page/narrow-page.tsx'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type VerifyFormProps = {
  mode: VerificationMode
  asksLastName: boolean
  /** what came of a link that was opened */
  notice: ReturnType<typeof verificationNotice> | null
  /** the other way to verify, where the venue allows it */
  other: { mode: VerificationMode; href: string } | null
}

type Fields = Record<'membershipId' | 'lastName' | 'email', string>

/** Asks for what stands on the card, or for the address that a link is mailed to (MEM-044 to MEM-047). */
export const VerifyForm = ({
  mode,
  asksLastName,
  notice,
  result,
}: Omit<VerifyFormProps, 'other'> & { result: SubmissionResult | undefined }) => {
  const [form, { membershipId, lastName, email }] = useForm<Fields>({ lastResult: result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const [failure, advice] = form.errors ?? []
  return (
    <Form method="post" className={formClass} {...getFormProps(form)}>
      {failure ? (
        <Notice tone="critical" heading={failure} live>
          {advice}
        </Notice>
      ) : null}
      {notice && !failure ? <Notice tone="warning" heading={text(notice.text)} live /> : null}
      {mode === 'id' ? (
        <Field
          id={membershipId.id}
          label={text('member-login-id')}
          hint={text('member-login-id-hint')}
          error={membershipId.errors}
          required
        >
          <Input name="membershipId" autoComplete="off" defaultValue={membershipId.initialValue} />
        </Field>
      ) : null}
      {asksLastName ? (
        <Field id={lastName.id} label={text('member-login-last-name')} error={lastName.errors} required>
          <Input name="lastName" autoComplete="family-name" defaultValue={lastName.initialValue} />
        </Field>
      ) : null}
      {mode === 'email' ? (
        <Field id={email.id} label={text('member-login-email')} error={email.errors} required>
          <Input name="email" type="email" autoComplete="email" defaultValue={email.initialValue} />
        </Field>
      ) : null}
      <UnansweredNotice />
      <div className={actionsClass}>
        <Button busy={busy}>{text('member-login-submit')}</Button>
      </div>
    </Form>
  )
}
