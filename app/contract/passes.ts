import { z } from 'zod'
import { WALLETS } from '#app/rules/passes/wallets.ts'
import { endpoint, envelope } from './endpoint.ts'
import { buyer } from './orders.ts'

/** Passes as a wallet takes them: a file (`content` in Base64), or an address that saves them. */
const passes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), filename: z.string(), contentType: z.string(), content: z.string() }),
  z.object({ kind: z.literal('link'), url: z.string() }),
])

export type PassesPayload = z.infer<typeof passes>

const wallet = z.enum(WALLETS)
const tags = ['Passes']
const refusals = ['NOT_FOUND', 'TOO_MANY_REQUESTS'] as const

export const passCalls = {
  wallets: endpoint({
    method: 'GET',
    path: '/passes/wallets',
    summary: 'The wallets of phones that this venue makes passes for',
    tags,
  }).output(envelope(z.array(wallet))),
  ofOrder: endpoint({
    method: 'GET',
    path: '/orders/{orderId}/passes/{wallet}',
    summary:
      'The tickets of an order for the wallet of a phone, as many as it takes at once; void once it is cancelled',
    tags,
    refusals,
  })
    .input(
      z.object({
        params: z.object({ orderId: z.string().max(128), wallet }),
        headers: buyer,
        query: z.object({ part: z.coerce.number().int().min(1).max(100).default(1) }).prefault({}),
      }),
    )
    .output(envelope(passes)),
  ofTicket: endpoint({
    method: 'GET',
    path: '/order-tickets/{link}/passes/{wallet}',
    summary: 'One ticket under its own link for the wallet of a phone, without its order',
    tags,
    refusals,
  })
    .input(z.object({ params: z.object({ link: z.string().max(256), wallet }) }))
    .output(envelope(passes)),
  ofMembership: endpoint({
    method: 'GET',
    path: '/membership/passes/{membershipId}/{wallet}',
    summary: 'The card of a verified membership for the wallet of a phone; void once it counts no more',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ membershipId: z.string().max(128), wallet }) }))
    .output(envelope(passes)),
}
