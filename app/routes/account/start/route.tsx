import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireCustomer } from '#app/pages/require-visitor.ts'
import { accountHref } from '#app/rules/links/account-links.ts'

/** The account begins with its orders. */
export async function loader(args: LoaderFunctionArgs) {
  const { tenantId } = await requireCustomer(args)
  throw redirect(accountHref(tenantId, 'orders'))
}
