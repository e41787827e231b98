import { z } from 'zod'
import { PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { channel, id, ids, images, line, order, price, prose, salesChannels, sentence } from './fields.ts'
import { translationsOf } from './translations.ts'

const autorenewalType = z.enum(['none', 'optional', 'required'])

const pricePoint = z
  .strictObject({
    id: id.describe('Reference within the offering'),
    personTypeId: id.describe('Who it is for'),
    name: line.optional().describe('Instead of the name of the person type'),
    description: sentence.default('').describe('Who qualifies'),
    translations: translationsOf({ name: line.optional(), description: sentence.optional() }),
    price: price.describe('Cents; 0 is free of charge, -1 is not for sale'),
  })
  .meta({ id: 'PricePoint', description: 'What one kind of member pays' })

/** One way to buy a category: term, renewal and prices (MEM-106). */
const offering = z
  .strictObject({
    id: id.describe('Reference within the category'),
    name: line.describe('One year, Two years'),
    translations: translationsOf({ name: line.optional() }),
    duration: z.int().min(1).max(1_200).describe('Months'),
    autorenewalType: autorenewalType
      .default('none')
      .describe('none: ends. optional: the visitor decides. required: always renews'),
    prices: z.array(pricePoint).max(100).default([]).describe('Price points'),
    salesChannels,
  })
  .meta({ id: 'Offering', description: 'Term, renewal and prices of a membership' })

/** A level of membership (MEM-104). */
export const membershipCategory = z
  .strictObject({
    id: id.describe('Reference, and part of the address'),
    name: line.describe('Name of the level'),
    shortDescription: sentence.default('').describe('One sentence for the card'),
    description: prose.default('').describe('The page'),
    benefits: z.array(sentence).max(100).default([]).describe('One benefit each, the best first'),
    images,
    infoTemplate: prose.default('').describe('What a member should know, shown with the card'),
    translations: translationsOf({
      name: line.optional(),
      shortDescription: sentence.optional(),
      description: prose.optional(),
      benefits: z.array(sentence).max(100).optional(),
      infoTemplate: prose.optional(),
    }),
    auxiliary: z.boolean().default(false).describe('An auxiliary group: needs a base membership'),
    levelCollection: line.optional().describe('Collection it is counted under in reports and prices'),
    groupId: id.optional().describe('Group it is listed in'),
    rules: z
      .strictObject({
        canGift: z.boolean().default(true).describe('Can be given as a gift'),
        numberOfCardHolders: z
          .int()
          .min(1)
          .max(100)
          .default(1)
          .describe('Cards in all, the primary one included'),
      })
      .prefault({})
      .describe('Cards and gifts'),
    canJoin: z.boolean().default(true).describe('New members can buy it'),
    canRenew: z.boolean().default(true).describe('Members can renew it here'),
    disallowUpgrade: z.boolean().default(false).describe('Its members have to call to upgrade'),
    restrictions: ids('Only members of these categories may buy it; anybody when empty'),
    renewToIds: ids('Categories its members may renew into; itself when empty'),
    upgradeToIds: ids('Categories its members may upgrade to'),
    auxiliaryCategoryIds: ids('Auxiliary categories that a base membership of this category includes'),
    offerings: z.array(offering).max(50).default([]).describe('Ways to buy it'),
    orderFormIds: ids('Forms to be answered'),
    salesChannels,
    displayOrder: order.describe('Position in lists, smallest first'),
  })
  .meta({ id: 'MembershipCategory', description: 'A level of membership' })

const membershipGroup = z
  .strictObject({
    id: id.describe('Reference, and part of the address'),
    name: line.describe('Name of the group'),
    description: prose.default('').describe('What unites its members'),
    translations: translationsOf({ name: line.optional(), description: prose.optional() }),
    images,
    auxiliary: z.boolean().default(false).describe('Listed in the auxiliary tab'),
    displayOrder: order.describe('Position in lists, smallest first'),
  })
  .meta({ id: 'MembershipGroup', description: 'Levels listed together' })

const membershipAction = z.enum(PURCHASE_TYPES)

/** Everything about levels; the members themselves stand under `members`. */
export const memberships = z
  .strictObject({
    groups: z.array(membershipGroup).max(200).default([]).describe('Groups of levels'),
    categories: z.array(membershipCategory).max(1_000).default([]).describe('Levels'),
    confirmationEmailRestrictions: z
      .array(
        z.strictObject({
          action: membershipAction.describe('What is bought'),
          channel: channel.describe('Where'),
          allowed: z.boolean().describe('Whether member cards may be sent by mail'),
        }),
      )
      .max(100)
      .default([])
      .describe('When member cards may be mailed; always where nothing is said'),
  })
  .describe('Levels of membership and how they are sold')

export type MembershipCategory = z.output<typeof membershipCategory>
export type MembershipGroup = z.output<typeof membershipGroup>
