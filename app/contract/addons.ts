import { z } from 'zod'
import { endpoint, envelope, list, saleChannels } from './endpoint.ts'
import { inventoryItemPayload } from './events.ts'

/** An add-on or way to give as it can be had now. */
const addonPayload = inventoryItemPayload.extend({
  /** pieces of the stock that nobody has bought or is buying; null without a limit */
  availableQuantity: z.int().nullable(),
})

export type AddonPayload = z.infer<typeof addonPayload>

const tags = ['Add-ons']

export const addons = {
  list: endpoint({
    method: 'GET',
    path: '/addons',
    summary: 'Add-ons and ways to give, all or those of some types',
    tags,
  })
    .input(
      z.object({
        query: z.object({ addonTypes: list, tenantId: z.string().optional(), ...saleChannels }).optional(),
      }),
    )
    .output(envelope(z.array(addonPayload))),
  get: endpoint({
    method: 'GET',
    path: '/addons/{id}',
    summary: 'One add-on or way to give',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ id: z.string() }), query: z.object(saleChannels).optional() }))
    .output(envelope(addonPayload)),
}
