import { z } from 'zod'
import { HONOR_TYPES, RECOGNITION_TYPES } from '#app/rules/donations/donation-detail.ts'
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

const short = z.string().max(200, 'must have at most 200 characters').optional()
const long = z.string().max(2_000, 'must have at most 2000 characters').optional()

/**
 * What is said with a gift (ORD-120). The beneficiary, who gets the letter, may also be sent as `beneficiaryFirstName` and so on;
 * what is hidden by `isHonor`, `isSendLetter` or the recognition is cleared. Labels and values of custom fields are the venue's.
 */
export const donationDetail = z.object({
  donationFundName: short,
  donationCampaignName: short,
  donationAppealName: short,
  customFieldValues: z
    .array(
      z.object({
        id: z.string().max(128),
        label: z.string().max(200).default(''),
        format: z.enum(['Text', 'Dropdown']).default('Text'),
        values: z.array(z.string().max(200)).max(200).default([]),
        value: z.string().max(2_000).default(''),
      }),
    )
    .max(100)
    .optional(),
  donorRecognition: short,
  donorRecognitionType: z.enum(RECOGNITION_TYPES).optional(),
  donorRecognitionCorpName: short,
  donorRecognitionTag: short,
  donationAnonymous: z.boolean().optional(),
  isHonor: z.boolean().optional(),
  isSendLetter: z.boolean().optional(),
  beneficiaryType: z.enum(['', ...HONOR_TYPES]).optional(),
  dedicationFirstName: short,
  dedicationLastName: short,
  dedicationNotes: long,
  notes: long,
  purposeOfDonation: long,
  firstName: short,
  lastName: short,
  email: short,
  phoneNumber: short,
  country: short,
  streetAddress1: short,
  streetAddress2: short,
  city: short,
  state: short,
  zipCode: short,
  beneficiaryFirstName: short,
  beneficiaryLastName: short,
  beneficiaryEmail: short,
  beneficiaryPhoneNumber: short,
  beneficiaryCountry: short,
  beneficiaryStreetAddress1: short,
  beneficiaryStreetAddress2: short,
  beneficiaryCity: short,
  beneficiaryState: short,
  beneficiaryZipCode: short,
})

export type DonationDetailPayload = z.output<typeof donationDetail>

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
