import { z } from 'zod'
import { placedOrder, requestUuid } from './checkout.ts'
import { endpoint, envelope } from './endpoint.ts'

export const uuidRegistry = {
  get: endpoint({
    method: 'GET',
    path: '/uuidobjectregistry/{uuid}',
    summary: 'The order that was placed under a request id (CHK-240)',
    tags: ['Checkout'],
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ uuid: requestUuid }) }))
    .output(envelope(placedOrder)),
}
