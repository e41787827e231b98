import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { actionsClass, formClass } from '#app/shell/narrow-page/narrow-page.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Email and password of somebody of the staff; the password is never given back. */
export function StaffSignInForm({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const [form, { email, password }] = useForm({ lastResult: result, shouldRevalidate: 'onBlur' })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" reloadDocument className={formClass} {...getFormProps(form)}>
      {form.errors ? (
        <Notice tone="critical" live>
          {form.errors[0]}
        </Notice>
      ) : null}
      <Field id={email!.id} label={text('staff-email')} error={email!.errors} required>
        <Input
          name={email!.name}
          type="email"
          autoComplete="username"
          defaultValue={email!.initialValue as string}
        />
      </Field>
      <Field id={password!.id} label={text('staff-password')} error={password!.errors} required>
        <Input name={password!.name} type="password" autoComplete="current-password" />
      </Field>
      <div className={actionsClass}>
        <Button busy={busy}>{text('staff-sign-in')}</Button>
      </div>
    </Form>
  )
}
