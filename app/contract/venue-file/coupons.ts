import { z } from 'zod'
import { cents, count, fileDate, id, ids, line } from './fields.ts'
import { discountType, discountValue, distribution } from './prices.ts'

const couponCode = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(40, 'must have at most 40 characters')
  .refine(code => code === code.toUpperCase(), 'must be in capitals')

/** A code that takes something off (CHK-106). */
export const coupon = z
  .strictObject({
    code: couponCode.describe('What visitors type, in capitals'),
    name: line.optional().describe('For the staff'),
    discountType: discountType.describe('Percent or cents'),
    value: discountValue.describe('17.5 is 17.5 percent; 500 is 500 cents'),
    distribution: distribution.default('each').describe('Off every ticket it covers, or once off the order'),
    eventIds: ids('Events it covers; with comboIds empty too: everything'),
    comboIds: ids('Combos it covers'),
    personTypeIds: ids('Person types it covers; every one when empty'),
    membershipCategoryIds: ids('Membership categories it covers'),
    validFrom: fileDate.optional().describe('First day of use'),
    validUntil: fileDate.optional().describe('Last day of use'),
    maxUses: count.optional().describe('Orders in all; no limit when left out'),
    used: count.default(0).describe('Orders so far'),
    minimumTotal: cents.default(0).describe('Least order total in cents'),
    conflictsWith: z
      .array(couponCode)
      .max(500)
      .default([])
      .describe('Codes that cannot be used together with it'),
  })
  .meta({ id: 'Coupon', description: 'A code that takes something off' })

/** Money paid before (CHK-141 and following). */
export const giftCertificate = z
  .strictObject({
    number: z
      .string()
      .regex(/^[A-Za-z0-9-]{4,40}$/, 'must be 4 to 40 letters, digits or hyphens')
      .describe('What visitors type'),
    balance: cents.describe('Cents left'),
    initialBalance: cents.optional().describe('Cents at first; the balance when left out'),
    expires: fileDate.optional().describe('Last day of use; never when left out'),
    id: id.optional().describe('Reference; the number when left out'),
  })
  .meta({ id: 'GiftCertificate', description: 'Money paid before' })

export type VenueCoupon = z.output<typeof coupon>
export type VenueGiftCertificate = z.output<typeof giftCertificate>
