import type { DocumentKind } from '#app/contract/orders.ts'
import { walletOfFile } from '#app/rules/links/pass-links.ts'
import { documentAnswer } from './document-answer.ts'
import type { Visit } from './open-page.ts'
import { passAnswer } from './pass-answer.ts'
import { isOrderNumber, type OrderAccess, orderInput } from './read-own-order.ts'

/** The files of an order, each under the name its address ends with. */
const KINDS: Record<string, DocumentKind> = { 'tickets.pdf': 'tickets', 'visit.ics': 'calendar' }

/** A file of an order to be kept, for whoever may read the order; 404 for everybody else. */
export async function orderFileAnswer(visit: Visit, { file, ...key }: OrderAccess & { file: string }) {
  const { api, url } = visit
  const wallet = walletOfFile(file)
  if (wallet && isOrderNumber(key.orderNumber)) {
    const { params, ...rest } = orderInput(key)
    const part = partIn(url)
    return passAnswer(api.passes.ofOrder({ params: { ...params, wallet }, ...rest, query: { part } }))
  }
  const kind = Object.hasOwn(KINDS, file) ? KINDS[file] : undefined
  if (!kind || !isOrderNumber(key.orderNumber)) throw missing()
  const { params, ...rest } = orderInput(key)
  return documentAnswer(api.orders.document({ params: { ...params, kind }, ...rest }))
}

/** Which part of its passes is taken, counted from 1; the first where the address says nothing sensible. */
const partIn = ({ searchParams }: URL) => Number(/^[1-9]\d?$/.exec(searchParams.get('part') ?? '')?.[0] ?? 1)

const missing = () => new Response(null, { status: 404 })
