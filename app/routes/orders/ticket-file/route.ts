import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { passAnswer } from '#app/pages/pass-answer.ts'
import { walletOfFile } from '#app/rules/links/pass-links.ts'

/** One ticket for a wallet, for whoever has its link; 404 for everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  args.context.hideAddress()
  const { link = '', file = '' } = args.params
  const wallet = walletOfFile(file)
  if (!wallet) throw new Response(null, { status: 404 })
  return passAnswer(api.passes.ofTicket({ params: { link, wallet } }))
}
