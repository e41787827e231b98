import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { passAnswer } from '#app/pages/pass-answer.ts'
import { walletOfFile } from '#app/rules/links/pass-links.ts'

/** A membership card for a wallet, for whoever has verified the membership; 404 for everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  const { membershipId = '', file = '' } = args.params
  const wallet = walletOfFile(file)
  if (!wallet) throw new Response(null, { status: 404 })
  return passAnswer(api.passes.ofMembership({ params: { membershipId, wallet } }))
}
