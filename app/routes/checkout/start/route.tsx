import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { visit } from '#app/session/visit.ts'

/** Checkout without a screen named is its first one. */
export async function loader(args: LoaderFunctionArgs) {
  const { tenantId, url } = await visit(args)
  return redirect(`/checkout/${tenantId}/process${url.search}`)
}
