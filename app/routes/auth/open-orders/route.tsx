import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { guestHeaders } from '#app/pages/sign-in-headers.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { LinkOpener } from '#app/shell/link-opener/link-opener.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Opening the address changes nothing: mail scanners open links too (decision W9). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue } = await openPage(args)
  return { title: venue.title(venue.text('auth-orders-page-title')) }
}

/** Opens the orders of the address to which the link was mailed; with a link that is over another one can be asked for. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const { api, tenantId, context } = visit
  const headers = { 'x-token': encodeURIComponent(args.params.token ?? '') }
  const answer = await withFallback(api.visitors.openOrders({ headers }), {
    log: context.log,
    what: 'orders by their link',
    fallback: null,
  })
  if (!answer) throw redirect(withQuery(authHref(tenantId, { screen: 'orders' }), { link: 'gone' }))
  throw redirect(accountHref(tenantId, 'orders'), { headers: await guestHeaders(visit, answer.payload) })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function OpenOrders() {
  const text = useText()
  return <LinkOpener heading={text('auth-orders-heading')} intro={text('auth-orders-opening')} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
