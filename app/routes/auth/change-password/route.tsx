import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { formRefusal } from '#app/pages/form-refusal.ts'
import { openPage } from '#app/pages/open-page.ts'
import { withOffer } from '#app/pages/passkey-offer.ts'
import { signInHeaders } from '#app/pages/sign-in-headers.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { isFirstReview } from '#app/rules/visitors/first-review.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { PasskeyAbility } from '#app/shell/passkeys/passkey-ability.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { PasswordInput } from '#app/ui/field/password-input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { changePasswordForm } from './change-password.server.ts'

/** Opening the link changes nothing: mail scanners open links too (decision W9). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url } = await openPage(args)
  const ref = safePath(url.searchParams.get('ref'), '')
  const isFirst = isFirstReview(ref)
  return {
    isFirstReview: isFirst,
    minLength: venue.company.passwordMinimum,
    forgottenHref: authHref(tenantId, { screen: 'forgotPassword', ref }),
    title: venue.title(venue.text(isFirst ? 'auth-create-page-title' : 'auth-change-page-title')),
  }
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const { api, venue, tenantId, url } = visit
  const schema = changePasswordForm(venue.text, { minLength: venue.company.passwordMinimum })
  const form = await args.request.formData()
  const submission = parseWithZod(form, { schema })
  const hideFields = ['password' as const, 'repeated' as const]
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields }) }, { status: 400 })
  const headers = {
    'x-token': encodeURIComponent(args.params.token ?? ''),
    'x-new-password': encodeURIComponent(submission.value.password),
  }
  const answer = await api.visitors.tokenLogin({ headers }).catch((error: unknown) => ({ error }))
  if ('error' in answer) {
    const { status, sentence } = formRefusal(answer.error, visit, {
      otherwise: 'auth-error',
      what: 'password',
    })
    const result = submission.reply({ formErrors: [sentence], hideFields })
    return data({ result, linkIsGone: status === 401 }, { status })
  }
  const back = safePath(url.searchParams.get('ref'), accountHref(tenantId, 'orders'))
  const headersOfVisitor = await signInHeaders(visit, answer.payload.visitor)
  const { request } = args
  throw redirect(back, { headers: await withOffer(headersOfVisitor, { visit, request, form }) })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

type Answer = { result: SubmissionResult; linkIsGone?: boolean }

export default function ChangePassword() {
  const { isFirstReview, minLength, forgottenHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const [form, { password, repeated }] = useForm<{ password: string; repeated: string }>({
    lastResult: answer?.result,
  })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage
      heading={text(isFirstReview ? 'auth-create-heading' : 'auth-change-heading')}
      intro={isFirstReview ? text('auth-change-first-review') : undefined}
    >
      <Form method="post" className={formClass} {...getFormProps(form)}>
        {form.errors ? (
          <Notice
            tone="critical"
            live
            actions={
              answer?.linkIsGone ? <Link href={forgottenHref}>{text('auth-forgot-password')}</Link> : null
            }
          >
            {form.errors[0]}
          </Notice>
        ) : null}
        <Field
          id={password.id}
          label={text('auth-new-password')}
          hint={text('auth-password-hint', { count: minLength })}
          error={password.errors}
          required
        >
          <PasswordInput name="password" autoComplete="new-password" showLabel={text('auth-password-show')} />
        </Field>
        <Field id={repeated.id} label={text('auth-reenter-password')} error={repeated.errors} required>
          <Input name="repeated" type="password" autoComplete="new-password" />
        </Field>
        <PasskeyAbility />
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button busy={busy}>{text(isFirstReview ? 'auth-create-password' : 'auth-update-password')}</Button>
        </div>
      </Form>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
