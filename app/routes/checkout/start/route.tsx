import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'

/** Checkout without a screen named is its first one. */
export async function loader(args: LoaderFunctionArgs) {
  const { tenantId, url } = await openPage(args)
  return redirect(`/checkout/${tenantId}/process${url.search}`)
}
