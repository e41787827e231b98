import { z } from 'zod'
import { calendarPayload, calendarQuery } from './calendars.ts'
import { endpoint, envelope, list, saleChannels } from './endpoint.ts'
import { eventTemplatePayload, memberQuery, nextAvailablePayload, partyQuery, windowQuery } from './events.ts'
import { discountType } from './venue-file/prices.ts'

const summary = eventTemplatePayload
  .pick({
    id: true,
    name: true,
    shortDescription: true,
    description: true,
    images: true,
    duration: true,
    admissionType: true,
  })
  .extend({
    quantity: z.int(),
    /** where it is, as `resources` of the event have it */
    resourceIds: z.array(z.string()),
  })

/** A part of a combo. `event`: its `templateId` is included; `any`: the visitor picks `quantity` of `templateIds`. */
const entry = z.object({
  type: z.enum(['event', 'any']),
  name: z.string(),
  templateId: z.string().nullable(),
  templateIds: z.array(z.string()),
  quantity: z.int(),
  /** the events of the part, in few words */
  summaries: z.array(summary),
  /** the included event in full, unless summaries are asked for */
  template: eventTemplatePayload.nullable(),
})

/** Several events sold as one (ORD-105); cents. */
export const comboPayload = eventTemplatePayload
  .pick({
    name: true,
    shortDescription: true,
    description: true,
    images: true,
    memberOnlyEvent: true,
    memberCanPurchase: true,
    memberAccess: true,
    discountAvailable: true,
    priceList: true,
    addOns: true,
    orderForms: true,
    membership: true,
    discount: true,
    lowestPrice: true,
    lowestRetailPrice: true,
    lowestMemberPrice: true,
    partyPrice: true,
    displayOrder: true,
  })
  .extend({
    id: z.string(),
    comboTemplateId: z.string(),
    itemType: z.literal('Combo'),
    type: z.enum(['fixedPrice', 'discountCode']),
    quantityType: z.enum(['exactly', 'any']),
    priceSplit: z.enum(['each', 'total']),
    /** each part begins when the one before it is over */
    inOrder: z.boolean(),
    templates: z.object({ entries: z.array(entry) }),
    /** the events that are always part of it */
    selectedTemplateIds: z.array(z.string()),
    summaries: z.array(summary),
    /** what this visitor pays less as a verified member; `prices` have it in them already */
    memberDiscounts: z.array(
      z.object({ discountType, value: z.number(), personTypeIds: z.array(z.string()) }),
    ),
    /** what it saves the party that is asked for, else one person, against its parts bought alone, cents: just so much (`each`), at least (`from`) or at most (`to`), whatever is chosen; null: nothing */
    saving: z.object({ amount: z.int(), kind: z.enum(['each', 'from', 'to']) }).nullable(),
    /** whether it can be had on a day of the asked window; null when no window was asked */
    available: z.boolean().nullable(),
  })

export type ComboPayload = z.infer<typeof comboPayload>
export type ComboEntryPayload = z.infer<typeof entry>

const flag = z.string().optional().describe('Present: events in few words')
const ofCombo = z.object({ comboTemplateId: z.string() })
const query = z.object({ summary: flag, ...windowQuery, ...memberQuery, ...partyQuery, ...saleChannels })
const tags = ['Combos']

export const combos = {
  list: endpoint({
    method: 'GET',
    path: '/combo/event/templates',
    summary: 'Combos; with a window, whether they can be had',
    tags,
  })
    .input(z.object({ query: query.optional() }))
    .output(envelope(z.array(comboPayload))),
  get: endpoint({
    method: 'GET',
    path: '/combo/event/templates/{comboTemplateId}',
    summary: 'One combo',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: ofCombo, query: query.optional() }))
    .output(envelope(comboPayload)),
  nextAvailable: endpoint({
    method: 'GET',
    path: '/combo/events/{comboTemplateId}/nextavailable',
    summary: 'The next day on which the combo can be had',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(
      z.object({
        params: ofCombo,
        query: z.object({ ...windowQuery, eventTemplateIds: list, ...saleChannels }).optional(),
      }),
    )
    .output(envelope(nextAvailablePayload)),
  calendar: endpoint({
    method: 'GET',
    path: '/combo/events/{comboTemplateId}/calendar',
    summary: 'Days on which the combo can be had',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: ofCombo, query: calendarQuery.extend({ templateIds: list }).optional() }))
    .output(envelope(calendarPayload)),
}
