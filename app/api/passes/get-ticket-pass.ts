import { api } from '../kernel/api.ts'
import { linkedTicket } from '../orders/get-ticket.ts'
import { answerPasses, requireWallet } from './answer-passes.ts'
import { ticketPasses } from './ticket-passes.ts'

/** One ticket under its own link as a pass, which tells as little of its order as its page does. */
export const getTicketPass = api.passes.ofTicket.handler(async ({ input: { params }, context }) => {
  const wallets = await requireWallet(context, params.wallet)
  const { order, ticket } = await linkedTicket(context, params.link)
  const passes = await ticketPasses(order, { tickets: [ticket], scope: 'ticket', maker: context })
  return answerPasses(context, {
    wallets,
    wallet: params.wallet,
    filename: 'ticket',
    passes,
    source: { scope: 'ticket', subject: order.id },
  })
})
