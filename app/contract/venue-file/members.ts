import { z } from 'zod'
import { DEFAULT_CUSTOMER_SOURCE } from '#app/rules/memberships/customer-source.ts'
import { address, email, fileDate, id, line, phone } from './fields.ts'
import { personName } from './people.ts'

/** A person on a membership card (MEM-112). */
export const cardholder = z
  .strictObject({
    id: id.describe('Reference'),
    firstName: personName.min(1, 'must not be empty').describe('First name'),
    middleName: personName.default('').describe('Middle name'),
    lastName: personName.default('').describe('Last name'),
    email: email.optional().describe('Email; verification by mail looks here'),
    phoneNumber: phone.optional().describe('Telephone'),
    address: address.optional().describe('Postal address'),
    barcode: z.string().max(64).optional().describe('What the card shows; the id when left out'),
    cardType: z.enum(['primary', 'secondary']).default('primary').describe('One is primary'),
    cardStatus: z
      .enum(['new', 'active', 'dropped', 'lapsed', 'noMembership'])
      .default('active')
      .describe('State of the card'),
    expirationDate: fileDate
      .optional()
      .describe('Last day of the card; that of the membership when left out'),
    customerSource: z
      .string()
      .max(60)
      .default(DEFAULT_CUSTOMER_SOURCE)
      .describe('System the person comes from'),
  })
  .meta({ id: 'Cardholder', description: 'A person on a membership card' })

/** One membership somebody holds (MEM-108, MEM-111). */
export const member = z
  .strictObject({
    membershipId: id.describe('Reference; what the member types to be recognised'),
    membershipNumber: z
      .string()
      .max(64)
      .optional()
      .describe('Same number: terms of one membership. The id when left out'),
    externalMembershipId: z.string().max(64).optional().describe('Reference in the system it was sold in'),
    categoryId: id.describe('Level'),
    offeringId: id.optional().describe('Offering it was bought with'),
    pricePointId: id.optional().describe('Price point it was bought at'),
    standing: z
      .enum(['active', 'new', 'lapsed', 'dropped'])
      .default('active')
      .describe('active, or new for a term to come; lapsed and dropped have ended'),
    startDate: fileDate.describe('First day'),
    expirationDate: fileDate.describe('Last day'),
    cardholders: z.array(cardholder).max(100).default([]).describe('People, the primary one first'),
    recurring: z
      .strictObject({
        status: z.enum(['active', 'canceled']).describe('Renews by itself, or was opted out'),
        currentTermEnd: fileDate
          .optional()
          .describe('End of the paid term; the expiration date when left out'),
        canceledOn: fileDate.optional().describe('Day of the opt-out'),
        paymentMethodBrand: line.optional().describe('Brand of the card on file'),
        ccLastFourDigits: z
          .string()
          .regex(/^\d{4}$/, 'must be four digits')
          .optional()
          .describe('Its last four digits'),
        cardValidUntil: z
          .string()
          .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2027-04')
          .optional()
          .describe('Last month in which that card counts (YYYY-MM), where it is known'),
        paymentMethodReference: z
          .string()
          .max(200)
          .optional()
          .describe('What the payment gateway calls it; without one it is shown, but cannot be charged'),
      })
      .optional()
      .describe('Automatic renewal'),
    renewalMailTo: z
      .array(email)
      .min(1)
      .max(10)
      .optional()
      .describe('Who is told before it renews by itself; the primary cardholder when left out'),
    gift: z
      .strictObject({
        firstName: personName.describe('First name of the giver'),
        lastName: personName.describe('Last name of the giver'),
        email: email.describe('Email of the giver'),
        message: z.string().max(2_000).default('').describe('What the giver wrote'),
      })
      .optional()
      .describe('Who gave it'),
  })
  .meta({ id: 'Member', description: 'One membership somebody holds' })

export type VenueMember = z.output<typeof member>
export type VenueCardholder = z.output<typeof cardholder>
