import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { invitationForm } from '#app/pages/staff-invitation-form.ts'
import { Content } from '#app/shell/layouts/content.tsx'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Opening the link changes nothing: mail scanners open links too (decision W9). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue } = await openPage(args)
  return {
    venue: venue.name,
    title: venue.title(venue.text('staff-invitation-page-title')),
    messages: venue.messages(['editor']),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { venue, tenantId } = await openPage(args)
  const submission = parseWithZod(await args.request.formData(), { schema: invitationForm(venue.text) })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })
  const { password } = submission.value
  const accepted = await args.context.staff.acceptInvitation({
    tenantId,
    token: args.params.token ?? '',
    password,
  })
  if (!accepted)
    return data(
      {
        result: submission.reply({
          formErrors: [venue.text('staff-invitation-gone')],
          hideFields: ['password'],
        }),
      },
      { status: 410 },
    )
  throw redirect(`/staff/${tenantId}/sign-in`)
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Invitation() {
  const { venue } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ result: SubmissionResult }>()
  const [form, { password }] = useForm<{ password: string }>({ lastResult: answer?.result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Content>
      <NarrowPage
        heading={text('staff-invitation-heading')}
        intro={text('staff-invitation-intro', { venue })}
      >
        <Form method="post" className={formClass} {...getFormProps(form)}>
          {form.errors ? (
            <Notice tone="critical" live>
              {form.errors[0]}
            </Notice>
          ) : null}
          <Field id={password.id} label={text('staff-invitation-password')} error={password.errors} required>
            <Input name="password" type="password" autoComplete="new-password" />
          </Field>
          <UnansweredNotice />
          <div className={actionsClass}>
            <Button busy={busy}>{text('staff-invitation-save')}</Button>
          </div>
        </Form>
      </NarrowPage>
    </Content>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
