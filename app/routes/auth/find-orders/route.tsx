import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type MailAnswer, mailAction } from '#app/pages/mail-action.ts'
import { openPage } from '#app/pages/open-page.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { MailForm } from '#app/shell/mail-form/mail-form.tsx'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url } = await openPage(args)
  return {
    linkIsGone: url.searchParams.get('link') === 'gone',
    loginHref: authHref(tenantId, { screen: 'login' }),
    title: venue.title(venue.text('auth-orders-page-title')),
  }
}

/** The answer is the same whether there are orders or not. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  return mailAction(visit, {
    form: await args.request.formData(),
    what: 'link to orders',
    send: email => visit.api.visitors.requestLink({ body: { email, kind: 'orders' } }),
  })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function FindOrders() {
  const { linkIsGone, loginHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<MailAnswer>()
  const text = useText()
  const linkNotice = linkIsGone && !answer ? <Notice tone="warning">{text('auth-link-gone')}</Notice> : null
  const notice = answer?.sentTo ? (
    <Notice tone="positive" heading={text('auth-email-sent')} live>
      {text('auth-orders-sent', { email: answer.sentTo })}
    </Notice>
  ) : (
    linkNotice
  )
  return (
    <NarrowPage heading={text('auth-orders-heading')} intro={text('auth-orders-description')}>
      <MailForm result={answer?.result} cancelHref={loginHref} autoComplete="email" notice={notice} />
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
