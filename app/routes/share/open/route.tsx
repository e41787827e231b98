import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { openPage } from '#app/pages/open-page.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Leads a link to a draft to its pages, and lets this browser remark on them; a link that is over says so. Nothing is used up. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args
  const { api, venue, now } = await openPage(args)
  context.hideAddress()
  const answer = await api.draftReview.open({ headers: { 'x-token': params.token ?? '' } }).catch(refusalOf)
  if (answer && 'payload' in answer) {
    const { sandboxId: tenantId, shareId } = answer.payload
    const session = await context.sessions.read({
      cookieHeader: request.headers.get('Cookie'),
      tenantId,
      now,
    })
    const review = { ...session.review, shareId }
    const cookie = await context.sessions.write(tenantId, { ...session, review })
    throw redirect(eventsListHref({ tenantId }), { headers: { 'Set-Cookie': cookie } })
  }
  return data(
    { title: venue.title(venue.text('draft-over-heading')), messages: venue.messages(['draft-review']) },
    { status: answer?.status ?? 404, headers: { 'Cache-Control': 'no-store' } },
  )
}

export const headers = () => ({ 'Cache-Control': 'no-store' })

export default function DraftLinkOver() {
  useLoaderData<typeof loader>()
  const text = useText()
  return (
    <NarrowPage heading={text('draft-over-heading')} intro={text('draft-over')}>
      {null}
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
