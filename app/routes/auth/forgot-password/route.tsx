import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { type MailAnswer, mailAction } from '#app/pages/mail-action.ts'
import { openPage } from '#app/pages/open-page.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { EMAIL_SENT_SHOWN } from '#app/rules/shell/delays.ts'
import { MailForm } from '#app/shell/mail-form/mail-form.tsx'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url } = await openPage(args)
  const ref = safePath(url.searchParams.get('ref'), '')
  return {
    loginHref: authHref(tenantId, { screen: 'login', ref }),
    title: venue.title(venue.text('auth-forgot-page-title')),
  }
}

/** The answer is the same whether somebody has this email or not (MEM-235). */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const query = { redirectUrl: safePath(visit.url.searchParams.get('ref'), '') }
  return mailAction(visit, {
    form: await args.request.formData(),
    what: 'recovery',
    send: email =>
      visit.api.visitors.recoverPassword({ headers: { 'x-email': encodeURIComponent(email) }, query }),
  })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

/** The form, while it is sent, and what was sent (MEM-038). */
export default function ForgotPassword() {
  const { loginHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<MailAnswer>()
  const text = useText()
  if (answer?.sentTo) return <EmailSent email={answer.sentTo} loginHref={loginHref} />
  return (
    <NarrowPage heading={text('auth-forgot-heading')} intro={text('auth-forgot-description')}>
      <MailForm result={answer?.result} cancelHref={loginHref} autoComplete="username" />
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
