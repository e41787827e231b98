import type { LoaderFunctionArgs } from '@remix-run/node'
import { documentAnswer } from '#app/pages/document-answer.ts'
import { openPage } from '#app/pages/open-page.ts'
import { passAnswer } from '#app/pages/pass-answer.ts'
import { walletOfFile } from '#app/rules/links/pass-links.ts'

/** One ticket for a wallet or a calendar, for whoever has its link; 404 for everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  args.context.hideAddress()
  const { link = '', file = '' } = args.params
  if (file === 'visit.ics') return documentAnswer(api.orders.ticketCalendar({ params: { link } }))
  const wallet = walletOfFile(file)
  if (!wallet) throw new Response(null, { status: 404 })
  return passAnswer(api.passes.ofTicket({ params: { link, wallet } }))
}
