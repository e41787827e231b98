import { cardPassOf } from '#app/api/passes/card-passes.ts'
import { ticketPasses } from '#app/api/passes/ticket-passes.ts'
import { orderLinkHref } from '#app/rules/links/order-links.ts'
import { stageMembershipId } from '#app/rules/scenes/stage-venue.ts'
import { boughtOrder, buyTicket } from './bought-scenes.ts'
import type { ChangedAnswers } from './scene-conditions.ts'
import { page, type SceneScript } from './scene-script.ts'

/** A ticket in the wallet of a phone: with its order, or handed on. */
const ticketIn =
  (scope: 'order' | 'ticket'): SceneScript =>
  async visitor => {
    const bought = await buyTicket(visitor)
    if (!bought) return null
    const maker = await visitor.context()
    const [pass] = await ticketPasses(bought.order, { tickets: [bought.ticket], scope, maker })
    return pass ? { kind: 'pass', pass } : null
  }

const card: SceneScript = async visitor => {
  const membershipId = stageMembershipId('active')
  const key = { membershipId, cardholderId: `${membershipId}-1` }
  const pass = await cardPassOf(key, await visitor.context())
  return pass && { kind: 'pass', pass }
}

/** As many tickets as a school class brings along. */
const CLASS = 24

type Order = { tickets: { id: string; passCount?: number }[] }

/** An order with more tickets than a wallet takes at once. */
const manyTickets: SceneScript = async visitor => {
  const bought = await boughtOrder(visitor)
  if (!bought) return null
  const answers: ChangedAnswers = {
    'orders.get': (order: Order) => ({
      ...order,
      tickets: Array.from({ length: CLASS }, (_, index) => ({
        ...order.tickets[index % order.tickets.length],
        id: `scene-ticket-${index}`,
      })),
    }),
  }
  return page(orderLinkHref(visitor.tenantId, bought.order.link), undefined, { answers })
}

/** Tickets and cards as the wallet of a phone keeps them. */
export const walletScenes = {
  'pass-ticket': ticketIn('order'),
  'pass-shared': ticketIn('ticket'),
  'pass-card': card,
  'order-many': manyTickets,
} satisfies Record<string, SceneScript>
