import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { orderFileAnswer } from '#app/pages/order-file-answer.ts'

/** Tickets and calendar file of an order for whoever bought it with this browser; 404 for everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { orderNumber = '', file = '' } = args.params
  return orderFileAnswer(await openPage(args), { orderNumber, file })
}
