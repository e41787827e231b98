import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { signOutHeaders } from '#app/pages/sign-in-headers.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'

/** Ends the session of visitor and member and goes to the events list (ORD-087); the cart stays. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  throw redirect(eventsListHref({ tenantId: visit.tenantId }), { headers: await signOutHeaders(visit) })
}

/** Following the address changes nothing: only the form signs out. */
export async function loader(args: LoaderFunctionArgs) {
  const { tenantId } = await openPage(args)
  throw redirect(eventsListHref({ tenantId }))
}
