import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { authHref } from '#app/rules/links/auth-links.ts'
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
  return {
    linkIsGone: url.searchParams.get('link') === 'gone',
    loginHref: authHref(tenantId, { screen: 'login' }),
    title: venue.title(venue.text('auth-orders-page-title')),
  }
}

/** The answer is the same whether there are orders or not. */
export async function action(args: ActionFunctionArgs) {
  const opened = await visit(args)
  const submission = parseWithZod(await args.request.formData(), { schema: emailForm(opened.venue.text) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const { email } = submission.value
  const answer = await opened.api.visitors
    .requestLink({ body: { email, kind: 'orders' } })
    .catch((error: unknown) => ({ error }))
  if (!('error' in answer)) return data({ result: submission.reply(), sentTo: email })
  const about = { otherwise: 'auth-error', what: 'link to orders' } as const
  const { status, sentence } = formRefusal(answer.error, opened, about)
  return data({ result: submission.reply({ formErrors: [sentence] }) }, { status })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

type Answer = { result: SubmissionResult; sentTo?: string }

export default function FindOrders() {
  const { linkIsGone, loginHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const [form, { email }] = useForm<{ email: string }>({ lastResult: answer?.result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage heading={text('auth-orders-heading')} intro={text('auth-orders-description')}>
      <Form method="post" className={formClass} {...getFormProps(form)}>
        {linkIsGone && !answer ? <Notice tone="warning">{text('auth-link-gone')}</Notice> : null}
        {form.errors ? (
          <Notice tone="critical" live>
            {form.errors[0]}
          </Notice>
        ) : null}
        {answer?.sentTo ? (
          <Notice tone="positive" heading={text('auth-email-sent')} live>
            {text('auth-orders-sent', { email: answer.sentTo })}
          </Notice>
        ) : null}
        <Field id={email.id} label={text('auth-email')} error={email.errors} required>
          <Input name="email" type="email" autoComplete="email" defaultValue={email.initialValue} />
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

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
