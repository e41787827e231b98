import { z } from 'zod'
import { changePolicy } from './change-policy.ts'
import { id, ids, images, line, order, prose, sentence } from './fields.ts'
import { discount, memberDiscount, priceList } from './prices.ts'
import { slot, slotRule } from './slots.ts'
import { translationsOf } from './translations.ts'

/** One event as it is planned and sold (ORD-100), with its prices and its starts. */
export const eventTemplate = z
  .strictObject({
    id: id.describe('Reference, and part of the address'),
    name: line.describe('Name of the event'),
    shortDescription: sentence
      .default('')
      .describe('One sentence for the card; cut from the description when empty'),
    description: prose.default('').describe('The page'),
    translations: translationsOf({
      name: line.optional(),
      shortDescription: sentence.optional(),
      description: prose.optional(),
    }),
    images,
    duration: z.int().min(0).max(100_000).optional().describe('Minutes'),
    facilityIds: ids('Where it happens'),
    type: z
      .enum(['standard', 'fixedPrice', 'discountCode'])
      .default('standard')
      .describe(
        'standard: price list of the slot. fixedPrice: one list for all slots. discountCode: list price less the discount',
      ),
    admissionType: z
      .enum(['timed', 'generalAdmission'])
      .default('timed')
      .describe('timed: a visit with a start. generalAdmission: entry to the venue'),
    eventOrderType: z
      .enum(['event', 'member'])
      .optional()
      .describe('member: listed under member events. When left out: member if memberOnlyEvent, else event'),
    memberOnlyEvent: z.boolean().default(false).describe('Only members may buy'),
    membershipRestrictions: ids(
      'Membership categories that may buy a member-only event; every category when empty',
    ),
    memberDiscounts: z.array(memberDiscount).max(200).default([]).describe('What members pay less'),
    membershipCategoryId: id.optional().describe('The membership recommended beside this event'),
    priceLists: z.array(priceList).max(100).default([]).describe('Prices; the first list is the usual one'),
    discount: discount.optional().describe('Taken off the list prices; needed by discountCode'),
    slots: z.array(slot).max(200_000).default([]).describe('Single starts'),
    slotRules: z.array(slotRule).max(500).default([]).describe('Starts by rule'),
    addOnIds: ids('Add-ons offered with it'),
    orderFormIds: ids('Forms to be answered'),
    prerequisiteEventIds: ids('At least one of these must be in the same order'),
    recommendedEventIds: ids('Events suggested beside it'),
    orderChanges: changePolicy
      .optional()
      .describe('What visitors may change of it by themselves, in place of what the venue lets them'),
    displayOrder: order.describe('Position in lists, smallest first'),
    retired: z
      .boolean()
      .default(false)
      .describe('No longer listed or sold; kept for the tickets that people hold'),
  })
  .meta({ id: 'EventTemplate', description: 'One event with its prices and its starts' })

/** Whether the event is listed among the member events. */
export function isMemberEvent(event: Pick<EventTemplate, 'eventOrderType' | 'memberOnlyEvent'>): boolean {
  return (event.eventOrderType ?? (event.memberOnlyEvent ? 'member' : 'event')) === 'member'
}

export type EventTemplate = z.output<typeof eventTemplate>
