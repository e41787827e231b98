import { ticketPass } from '#app/documents/ticket-pass.ts'
import { ticketLinkHref } from '#app/rules/links/order-links.ts'
import { api } from '../kernel/api.ts'
import { linkedTicket } from '../orders/get-ticket.ts'
import { eventDirections, eventFacts } from '../orders/order-documents.ts'
import { answerPasses, requireWallet } from './answer-passes.ts'
import { passVenue } from './pass-venue.ts'

/** One ticket under its own link as a pass, which tells as little of its order as its page does. */
export const getTicketPass = api.passes.ofTicket.handler(async ({ input: { params }, context }) => {
  const wallets = await requireWallet(context, params.wallet)
  const { venue, services, tenantId, now } = context
  const ticket = await linkedTicket(context, params.link)
  const scene = await passVenue(context)
  const pass = ticketPass(ticket, {
    ...scene,
    facts: eventFacts(venue),
    directions: eventDirections(venue).get(ticket.eventTemplateId) ?? [],
    orderNumber: null,
    href: services.publicUrl() + ticketLinkHref(tenantId, params.link),
    isVoid: false,
    pictures: await scene.pictures(ticket.eventTemplateId),
    pictureHrefs: scene.pictureHrefs(ticket.eventTemplateId),
  })
  return answerPasses({ wallets, now, wallet: params.wallet, filename: 'ticket', passes: [pass] })
})
