import { z } from 'zod'
import { endpoint, envelope, saleChannels } from './endpoint.ts'

/** A fund, campaign or appeal. */
const purpose = z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() })

const customField = z.object({
  id: z.string(),
  label: z.string(),
  format: z.enum(['Text', 'Dropdown']),
  values: z.array(z.string()),
})

/** What is asked with a gift (ORD-121). */
export const donationConfigPayload = z.object({
  campaigns: z.array(purpose),
  appeals: z.array(purpose),
  funds: z.array(purpose),
  customFields: z.array(customField),
  configs: z.array(z.object({ aspect: z.literal('extendedForm'), enabled: z.boolean() })),
})

export type DonationConfigPayload = z.infer<typeof donationConfigPayload>

const wholeNumber = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
const tags = ['Donations']

export const donations = {
  configs: endpoint({
    method: 'GET',
    path: '/donation/configs',
    summary: 'What is asked with a gift',
    tags,
  }).output(envelope(donationConfigPayload)),
  customFields: endpoint({
    method: 'GET',
    path: '/donation/customfields',
    summary: 'Further questions, page by page',
    tags,
  })
    .input(
      z.object({
        query: z
          .object({
            sortDirection: z.enum(['asc', 'desc', 'ASC', 'DESC']).optional(),
            sortField: z.enum(['id', 'label']).optional(),
            pageSize: wholeNumber.max(200).optional(),
            page: wholeNumber.optional(),
            search: z.string().optional(),
            ...saleChannels,
          })
          .optional(),
      }),
    )
    .output(envelope(z.object({ list: z.array(customField), total: z.int() }))),
  purposes: endpoint({
    method: 'GET',
    path: '/donation/{kind}',
    summary: 'Campaigns, appeals or funds',
    tags,
  })
    .input(
      z.object({
        params: z.object({ kind: z.enum(['campaigns', 'appeals', 'funds']) }),
        query: z.object({ tenantId: z.string().optional(), ...saleChannels }).optional(),
      }),
    )
    .output(envelope(z.object({ list: z.array(purpose) }))),
}
