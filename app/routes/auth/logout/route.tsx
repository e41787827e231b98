import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { signOutHeaders } from '#app/session/sign-in-headers.ts'
import { visit } from '#app/session/visit.ts'

/** Ends the session of visitor and member and goes to the events list (ORD-087); the cart stays. */
export async function action(args: ActionFunctionArgs) {
  const opened = await visit(args)
  throw redirect(eventsListHref({ tenantId: opened.tenantId }), { headers: await signOutHeaders(opened) })
}

/** Following the address changes nothing: only the form signs out. */
export async function loader(args: LoaderFunctionArgs) {
  const { tenantId } = await visit(args)
  throw redirect(eventsListHref({ tenantId }))
}
