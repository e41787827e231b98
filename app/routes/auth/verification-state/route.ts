import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'

/** How the verification of this browser stands, for a page that waits for it: looks only. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  const { payload } = await api.members.awaitVerification()
  return json({ status: payload.status })
}
