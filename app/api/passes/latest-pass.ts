import { findOrder } from '#app/data/queries/orders/read.ts'
import type { Pass } from '#app/gateways/passes/pass.ts'
import { objectOfSerial } from '#app/rules/passes/pass-serial.ts'
import { cardPassOf } from './card-passes.ts'
import type { PassSource } from './pass-token.ts'
import { type PassMaker, ticketPasses, ticketsOfOrder } from './ticket-passes.ts'

/** A pass that somebody has, as it is now; null where what it was of is gone altogether. */
export async function latestPass(
  { serial, scope, subject }: PassSource,
  maker: PassMaker,
): Promise<Pass | null> {
  const object = objectOfSerial(maker.tenantId, serial)
  if (object?.kind === 'card') return cardPassOf(object, maker)
  if (!object || scope === 'card') return null
  const order = await findOrder(maker.db, maker.tenantId, subject)
  const tickets = order ? await ticketsOfOrder(order, maker) : []
  const ticket = tickets.find(({ id }) => id === object.ticketId)
  const [pass = null] = order && ticket ? await ticketPasses(order, { tickets: [ticket], scope, maker }) : []
  return pass
}
