import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { authHref } from '#app/rules/links/auth-links.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { EMAIL_SENT_SHOWN } from '#app/rules/shell/delays.ts'
import { emailForm } from '#app/session/email-form.ts'
import { formRefusal } from '#app/session/form-refusal.ts'
import { visit } from '#app/session/visit.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/text-provider.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url } = await visit(args)
  const ref = safePath(url.searchParams.get('ref'), '')
  return {
    loginHref: authHref(tenantId, { screen: 'login', ref }),
    title: venue.title(venue.text('auth-forgot-page-title')),
  }
}

/** The answer is the same whether somebody has this email or not (MEM-235). */
export async function action(args: ActionFunctionArgs) {
  const opened = await visit(args)
  const { api, venue, url } = opened
  const submission = parseWithZod(await args.request.formData(), { schema: emailForm(venue.text) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const { email } = submission.value
  const headers = { 'x-email': encodeURIComponent(email) }
  const query = { redirectUrl: safePath(url.searchParams.get('ref'), '') }
  const answer = await api.visitors.recoverPassword({ headers, query }).catch((error: unknown) => ({ error }))
  if (!('error' in answer)) return data({ result: submission.reply(), sentTo: email })
  const { status, sentence } = formRefusal(answer.error, opened, {
    otherwise: 'auth-error',
    what: 'recovery',
  })
  return data({ result: submission.reply({ formErrors: [sentence] }) }, { status })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

type Answer = { result: SubmissionResult; sentTo?: string }

/** The form, while it is sent, and what was sent (MEM-038). */
export default function ForgotPassword() {
  const { loginHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  return answer?.sentTo ? (
    <EmailSent email={answer.sentTo} loginHref={loginHref} />
  ) : (
    <EmailForm loginHref={loginHref} />
  )
}

const EmailForm = ({ loginHref }: { loginHref: string }) => {
  const { answer } = useServerAnswer<Answer>()
  const [form, { email }] = useForm<{ email: string }>({ lastResult: answer?.result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage heading={text('auth-forgot-heading')} intro={text('auth-forgot-description')}>
      <Form method="post" className={formClass} {...getFormProps(form)}>
        {form.errors ? (
          <Notice tone="critical" live>
            {form.errors[0]}
          </Notice>
        ) : null}
        <Field id={email.id} label={text('auth-email')} error={email.errors} required>
          <Input name="email" type="email" autoComplete="username" defaultValue={email.initialValue} />
        </Field>
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button busy={busy}>{text('auth-send-email')}</Button>
          <ButtonLink tone="quiet" href={loginHref}>
            {text('auth-cancel')}
          </ButtonLink>
        </div>
      </Form>
    </NarrowPage>
  )
}

/** Three seconds long, then the sign-in (MEM-038); without JavaScript by its link. */
const EmailSent = ({ email, loginHref }: { email: string; loginHref: string }) => {
  const text = useText()
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(loginHref), EMAIL_SENT_SHOWN)
    return () => clearTimeout(timer)
  }, [navigate, loginHref])
  return (
    <NarrowPage heading={text('auth-email-sent')}>
      <Notice tone="positive" live>
        {text('auth-email-sent-description', { email })}
      </Notice>
      <div>
        <ButtonLink tone="secondary" href={loginHref}>
          {text('auth-login-heading')}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
