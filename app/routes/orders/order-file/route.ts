import type { LoaderFunctionArgs } from '@remix-run/node'
import { openLinkedOrder } from '#app/pages/open-linked-order.ts'
import { orderFileAnswer } from '#app/pages/order-file-answer.ts'

/** A file of an order for whoever has its secret link; 404 for everybody else. */
export async function loader(args: LoaderFunctionArgs) {
  const { key, ...visit } = await openLinkedOrder(args)
  return orderFileAnswer(visit, { ...key, file: args.params.file ?? '' })
}
