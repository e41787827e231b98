import { z } from 'zod'
import { cents, id, images, line, order, prose, salesChannels } from './fields.ts'
import { translationsOf } from './translations.ts'

export const donationOption = z
  .strictObject({
    id: id.describe('Reference'),
    inventoryId: id.optional().describe('Reference in the stock system; the id when left out'),
    name: line.describe('Name'),
    description: prose.default('').describe('What the gift does'),
    translations: translationsOf({ name: line.optional(), description: prose.optional() }),
    images,
    type: z
      .enum(['donation', 'fixedDonation'])
      .describe('donation: the visitor names the amount. fixedDonation: the price below'),
    price: cents.default(0).describe('fixedDonation: cents; 0 is not offered'),
    suggestedAmounts: z.array(cents).max(12).default([]).describe('donation: amounts offered, in cents'),
    minimum: cents.default(100).describe('donation: least amount in cents'),
    maximum: cents.default(10_000_000).describe('donation: greatest amount in cents'),
    salesChannels,
    displayOrder: order.describe('Position in the list, smallest first'),
  })
  .meta({ id: 'DonationOption', description: 'One way to give' })

const purpose = z
  .strictObject({
    id: id.describe('Reference, also in links'),
    name: line.describe('Name'),
    translations: translationsOf({ name: line.optional() }),
    isDefault: z.boolean().default(false).describe('Chosen unless the link names another'),
  })
  .meta({ id: 'DonationPurpose', description: 'A fund, campaign or appeal' })

const customField = z
  .strictObject({
    id: id.describe('Reference'),
    label: line.describe('The question'),
    translations: translationsOf({ label: line.optional() }),
    format: z.enum(['Text', 'Dropdown']).default('Text').describe('Text: free. Dropdown: one of the values'),
    values: z.array(line).max(200).default([]).describe('Dropdown: what can be chosen'),
  })
  .meta({ id: 'DonationCustomField', description: 'A question of the donation form' })

/** What can be given and what is asked with it (ORD-118, ORD-121 to ORD-123). */
export const donations = z
  .strictObject({
    options: z.array(donationOption).max(100).default([]).describe('What can be given'),
    funds: z.array(purpose).max(500).default([]).describe('What the gift is for'),
    campaigns: z.array(purpose).max(500).default([]).describe('Campaigns'),
    appeals: z.array(purpose).max(500).default([]).describe('Appeals'),
    customFields: z.array(customField).max(100).default([]).describe('Further questions'),
    extendedForm: z.boolean().default(true).describe('Ask for recognition, honor and letter'),
  })
  .describe('Donations and what is asked with them')

export type VenueDonationOption = z.output<typeof donationOption>
