import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { formRefusal } from '#app/pages/form-refusal.ts'
import { requireVisitor } from '#app/pages/require-visitor.ts'
import { changedVisitorHeaders } from '#app/pages/sign-in-headers.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Opening the address changes nothing (decision W9); whoever is not signed in does that first. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, venue, tenantId, url } = await requireVisitor(args)
  const { payload: visitor } = await api.visitors.get()
  const email = visitor.newEmail ?? (visitor.confirmed ? null : visitor.email)
  return {
    email,
    confirmed: email === null && url.searchParams.has('done') ? visitor.email : null,
    profileHref: accountHref(tenantId, 'profile'),
    title: venue.title(venue.text('account-email-page-title')),
    messages: venue.messages(['account', 'auth']),
  }
}

/** The press makes the address the visitor's. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireVisitor(args)
  const headers = { 'x-token': encodeURIComponent(args.params.token ?? '') }
  const answer = await visit.api.visitors.confirmEmail({ headers }).catch((error: unknown) => ({ error }))
  if ('error' in answer) {
    const about = { otherwise: 'auth-error', what: 'email' } as const
    const { status, sentence } = formRefusal(answer.error, visit, about)
    return data<Answer>({ failure: sentence }, { status })
  }
  const sessionHeaders = await changedVisitorHeaders(visit, answer.payload)
  throw redirect(withQuery(visit.url.pathname, { done: 1 }), { headers: sessionHeaders })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

type Answer = { failure: string }

export default function ConfirmEmail() {
  const { email, confirmed, profileHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const profile = (
    <div>
      <ButtonLink tone="secondary" href={profileHref}>
        {text('account-email-profile')}
      </ButtonLink>
    </div>
  )
  if (confirmed)
    return (
      <NarrowPage heading={text('account-email-heading')}>
        <Notice tone="positive" live>
          {text('account-email-confirmed', { email: confirmed })}
        </Notice>
        {profile}
      </NarrowPage>
    )
  if (answer?.failure || email === null)
    return (
      <NarrowPage heading={text('account-email-heading')}>
        <Notice tone="warning" live>
          {answer?.failure ?? text('auth-link-gone')}
        </Notice>
        {profile}
      </NarrowPage>
    )
  return (
    <NarrowPage heading={text('account-email-heading')} intro={text('account-email-description', { email })}>
      <Form method="post" className={formClass}>
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button busy={busy}>{text('account-email-confirm')}</Button>
        </div>
      </Form>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
