import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { openPage } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Opening the address changes nothing: mail scanners open it too. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  return {
    title: venue.title(venue.text('reviews-stop-page-title')),
    messages: venue.messages(['reviews']),
    eventsHref: eventsListHref(linkBase(visit)),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await openPage(args)
  const params = { reviewToken: args.params.token ?? '' }
  const answer = await api.reviews.stopInvitations({ params }).catch(refusalOf)
  return { isStopped: Boolean(answer && 'payload' in answer) }
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

/** Where whoever was invited to review says that they want no more of it. */
export default function Invitations() {
  const { eventsHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ isStopped: boolean }>()
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  if (answer?.isStopped)
    return (
      <NarrowPage heading={text('reviews-stopped-heading')}>
        <Notice tone="positive" live>
          {text('reviews-stopped')}
        </Notice>
        <div>
          <ButtonLink href={eventsHref}>{text('header-events')}</ButtonLink>
        </div>
      </NarrowPage>
    )
  return (
    <NarrowPage heading={text('reviews-stop-heading')} intro={text('reviews-stop-intro')}>
      <Form method="post">
        {answer ? (
          <Notice tone="critical" live>
            {text('reviews-too-many')}
          </Notice>
        ) : null}
        <UnansweredNotice />
        <Button busy={busy}>{text('reviews-stop')}</Button>
      </Form>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
