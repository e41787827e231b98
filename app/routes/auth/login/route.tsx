import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/refuse.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { visit } from '#app/session/visit.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { signInForm } from './login.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url, session } = await visit(args)
  const back = safePath(url.searchParams.get('ref'), eventsListHref({ tenantId }))
  if (session.visitor) throw redirect(back)
  return {
    tenantId,
    back,
    title: venue.title(venue.text('auth-login-page-title')),
    messages: venue.messages(['auth']),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api, venue, tenantId, url, session, commit } = await visit(args)
  const submission = parseWithZod(await args.request.formData(), { schema: signInForm(venue.text) })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })

  const headers = {
    'x-email': encodeURIComponent(submission.value.email),
    'x-password': encodeURIComponent(submission.value.password),
  }
  const answer = await api.visitors.signIn({ headers }).catch(refusalOf)
  if (!answer || !('payload' in answer)) {
    const result = submission.reply({ formErrors: [venue.text('auth-failed')], hideFields: ['password'] })
    return data({ result }, { status: answer?.status ?? 500 })
  }
  const { id, email, name } = answer.payload.visitor
  const back = safePath(url.searchParams.get('ref'), eventsListHref({ tenantId }))
  throw redirect(back, { headers: await commit({ ...session, visitor: { id, email, name } }) })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Login() {
  const { tenantId, back } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ result: SubmissionResult }>()
  const [form, { email, password }] = useForm({ lastResult: answer?.result, shouldRevalidate: 'onBlur' })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const forgotten = `/auth/${tenantId}/forgotPassword?${new URLSearchParams({ ref: back })}`
  return (
    <NarrowPage
      heading={text('auth-login-heading')}
      intro={text('auth-login-description')}
      further={<Link href={forgotten}>{text('auth-forgot-password')}</Link>}
    >
      <Form method="post" className={formClass} {...getFormProps(form)}>
        {form.errors ? <Notice tone="critical">{form.errors[0]}</Notice> : null}
        <Field id={email!.id} label={text('auth-email')} error={email!.errors} required>
          <Input
            name={email!.name}
            type="email"
            autoComplete="username"
            defaultValue={email!.initialValue as string}
          />
        </Field>
        <Field id={password!.id} label={text('auth-password')} error={password!.errors} required>
          <Input name={password!.name} type="password" autoComplete="current-password" />
        </Field>
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button busy={busy}>{text('auth-sign-in')}</Button>
          <ButtonLink tone="quiet" href={back}>
            {text('auth-cancel')}
          </ButtonLink>
        </div>
      </Form>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
