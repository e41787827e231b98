import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { Form, useActionData, useNavigation } from '@remix-run/react'
import { platformText } from '#app/pages/platform-words.ts'
import { invitationForm } from '#app/pages/staff-invitation-form.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Opening the link changes nothing: mail scanners open links too (decision W9). */
export const loader = () => ({ title: platformText('staff-invitation-page-title') })

export async function action({ request, params, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: invitationForm(platformText) })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })
  const { password } = submission.value
  if (await context.onboarding.acceptInvitation({ token: params.token ?? '', password }))
    throw redirect('/onboarding/sign-in')
  const formErrors = [platformText('staff-invitation-gone')]
  return data({ result: submission.reply({ formErrors, hideFields: ['password'] }) }, { status: 410 })
}

export default function OnboardingInvitation() {
  const answer = useActionData<typeof action>()
  const [form, { password }] = useForm<{ password: string }>({ lastResult: answer?.result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage heading={text('staff-invitation-heading')} intro={text('onboarding-invitation-intro')}>
      <Form method="post" className={formClass} {...getFormProps(form)}>
        {form.errors ? (
          <Notice tone="critical" live>
            {form.errors[0]}
          </Notice>
        ) : null}
        <Field id={password.id} label={text('staff-invitation-password')} error={password.errors} required>
          <Input name="password" type="password" autoComplete="new-password" />
        </Field>
        <div className={actionsClass}>
          <Button busy={busy}>{text('staff-invitation-save')}</Button>
        </div>
      </Form>
    </NarrowPage>
  )
}
