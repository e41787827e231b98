import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { platformText } from '#app/pages/platform-words.ts'
import { staffSignInForm } from '#app/pages/staff-sign-in-form.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export const loader = () => ({ title: platformText('onboarding-sign-in-heading') })

/** An unknown email, one without the role and a wrong password get the same answer; too many tries are told so. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { onboarding, secure } = context
  const submission = parseWithZod(await request.formData(), { schema: staffSignInForm(platformText) })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })

  const session = await onboarding.signIn(submission.value).catch(refusalOf)
  if (!session || !('token' in session)) {
    const sentence = platformText(session?.status === 429 ? 'staff-too-many' : 'staff-failed')
    return data(
      { result: submission.reply({ formErrors: [sentence], hideFields: ['password'] }) },
      { status: session?.status ?? 401 },
    )
  }
  throw redirect(safePath(new URL(request.url).searchParams.get('ref'), '/onboarding'), {
    headers: { 'Set-Cookie': await writeStaffCookie({ ...session, secure }) },
  })
}

export default function OnboardingSignIn() {
  const answer = useActionData<typeof action>()
  const [form, { email, password }] = useForm({ lastResult: answer?.result, shouldRevalidate: 'onBlur' })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage heading={text('onboarding-sign-in-heading')} intro={text('onboarding-sign-in-intro')}>
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
    </NarrowPage>
  )
}
