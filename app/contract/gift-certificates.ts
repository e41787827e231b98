import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

export const giftCertificates = {
  get: endpoint({
    method: 'GET',
    path: '/giftcards/number/{number}',
    summary: 'What a gift certificate is worth; the same answer for unknown and malformed numbers',
    tags: ['Checkout'],
    refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  })
    .input(z.object({ params: z.object({ number: z.string().max(200) }) }))
    .output(envelope(z.object({ balance: z.int().describe('Cents') }))),
}
