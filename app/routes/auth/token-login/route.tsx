import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { withOffer } from '#app/pages/passkey-offer.ts'
import { signInHeaders } from '#app/pages/sign-in-headers.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { LinkOpener } from '#app/shell/link-opener/link-opener.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Opening the address changes nothing: mail scanners open links too (decision W9). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue } = await openPage(args)
  return { title: venue.title(venue.text('auth-login-page-title')) }
}

/** Signs in with the link (MEM-035), or leads to a first password (MEM-036); with a link that is over to the sign-in (MEM-273). */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const { api, tenantId, url, context } = visit
  const token = args.params.token ?? ''
  const ref = safePath(url.searchParams.get('ref'), '')
  const answer = await withFallback(
    api.visitors.signIn({ headers: { 'x-token': encodeURIComponent(token) } }),
    {
      log: context.log,
      what: 'sign-in by link',
      fallback: null,
    },
  )
  if (!answer)
    throw redirect(withQuery(authHref(tenantId, { screen: 'login', ref }), { clean: 1, link: 'gone' }))
  const { visitor } = answer.payload
  if (!visitor.confirmed) throw redirect(authHref(tenantId, { screen: 'changePassword', token, ref }))
  const form = await args.request.formData()
  const headers = await withOffer(await signInHeaders(visit, visitor), { visit, request: args.request, form })
  throw redirect(ref || eventsListHref({ tenantId }), { headers })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function TokenLogin() {
  const text = useText()
  return <LinkOpener heading={text('auth-login-heading')} intro={text('auth-token-working')} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
