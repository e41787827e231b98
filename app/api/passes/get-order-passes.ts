import { partOf } from '#app/rules/passes/pass-parts.ts'
import { api } from '../kernel/api.ts'
import { orderOfCall, readableOrderRow } from '../orders/get-order.ts'
import { answerPasses, requireWallet } from './answer-passes.ts'
import { ticketPasses, ticketsOfOrder } from './ticket-passes.ts'

/** The tickets of an order as passes, for whoever may read it; of a cancelled order those it had, void. */
export const getOrderPasses = api.passes.ofOrder.handler(
  async ({ input: { params, headers, query }, context }) => {
    const wallets = await requireWallet(context, params.wallet)
    const row = await readableOrderRow(context, orderOfCall(params, headers))
    const tickets = await ticketsOfOrder(row, context)
    const passes = await ticketPasses(row, {
      tickets: partOf(tickets, { wallet: params.wallet, part: query.part }),
      scope: 'order',
      maker: context,
    })
    const part = query.part > 1 ? `-${query.part}` : ''
    return answerPasses(context, {
      wallets,
      wallet: params.wallet,
      filename: `tickets-${row.orderNumber}${part}`,
      passes,
      source: { scope: 'order', subject: row.id },
    })
  },
)
