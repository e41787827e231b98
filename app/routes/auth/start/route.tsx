import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { authHref } from '#app/rules/links/auth-links.ts'

/** Signing in begins with email and password (MEM-028). */
export async function loader(args: LoaderFunctionArgs) {
  const { tenantId, url } = await openPage(args)
  throw redirect(authHref(tenantId, { screen: 'login', ref: url.searchParams.get('ref') }))
}
