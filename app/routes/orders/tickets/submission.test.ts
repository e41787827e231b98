import { expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { blankDetail } from '#tests/builders/blank-records.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { sentOrder } from '#tests/builders/sent-order.ts'
import type { Intent } from './intent.ts'
import { addOnField } from './items/add-on/add-on-form.ts'
import { comboAddOnsField, comboField, comboQuantityField, visitField } from './items/combo/combo-form.ts'
import { DONATION_CHOICE, DONATION_SHOWN } from './items/donation/donation-form.ts'
import { quantityField, slotField } from './items/event/event-form.ts'
import { itemFields } from './items/membership/membership-form.ts'
import { draftOf, judgeForm, remainingChoices, typedOf } from './submission.server.ts'

test('everything that the form says becomes the cart, and is given back as it was typed', async () => {
  const company = { membership: true, membershipSales: true }
  const friend = {
    id: 'friend',
    type: 'MembershipPurchase',
    categoryId: 'friend',
    membershipId: null,
    sourceCategoryId: null,
    isGift: false,
  } as const
  const sold = [
    { id: 'map', inventoryId: 'inv-map', type: 'inventory' },
    {
      id: 'plank',
      inventoryId: 'inv-plank',
      type: 'fixedDonation',
      price: 1500,
      suggestedAmounts: [],
      images: [],
    },
  ]
  const read = (
    fields: [string, string][],
    { intent = { name: 'update' } as Intent, own = company as object } = {},
  ) =>
    judgeForm(plainVisit({ company: own, api: { addons: { list: async () => ({ payload: sold }) } } }), {
      ...sentOrder(fields),
      intent,
    })
  const submission = await read([
    ['version', '4'],
    [slotField('reef'), 'reef.9'],
    [quantityField('reef', 'adult'), '2'],
    [addOnField('reef', 'map'), '1'],
    ...itemFields(friend),
    [comboField('day'), 'day'],
    [comboAddOnsField('day'), ''],
    [visitField('day', 'dome'), '1'],
    [comboQuantityField('day', 'adult'), '1'],
    [addOnField('day', 'map'), '2'],
    [DONATION_SHOWN, '1'],
    [DONATION_CHOICE, 'plank'],
  ])
  const { visit: _, sold: __, ...rest } = submission
  expect(rest).toEqual({
    addOns: { day: { map: 2 }, reef: { map: 1 } },
    events: { reef: { quantities: { adult: 2 }, retail: {}, slotId: 'reef.9' } },
    combos: {
      choices: { day: { quantities: { adult: 1 }, slots: {} } },
      combos: [{ comboTemplateId: 'day', key: 'day', visits: [{ id: 'dome', perPerson: 1 }] }],
      withAddOns: ['day'],
    },
    donation: { choice: { chosen: 'plank', typed: '' }, detail: blankDetail },
    intent: { name: 'update' },
    judged: {
      donation: {
        amount: 0,
        donationDetail: blankDetail,
        hasDecimal: false,
        id: 'donation~plank',
        inventoryId: 'inv-plank',
        price: 1500,
        quantity: 1,
        type: 'fixedDonation',
      },
      errors: {},
    },
    memberships: [
      {
        choice: { renews: false, value: '' },
        item: {
          categoryId: 'friend',
          id: 'friend',
          isGift: false,
          membershipId: null,
          sourceCategoryId: null,
          type: 'MembershipPurchase',
        },
      },
    ],
    version: 4,
  })
  const cart = {
    donations: [{ id: 'd1' }, { id: 'd2' }, { id: 'd3' }],
    memberships: [{ id: 'kept' }],
    forms: [{ formId: 'f1' }],
    couponCodes: ['SAVE'],
    comboItems: [],
  } as unknown as CartPayload
  expect(draftOf(submission, cart)).toEqual({
    comboItems: [
      {
        addOns: [{ addOnId: 'map', quantity: 2, unitPrice: 0 }],
        comboTemplateId: 'day',
        events: [{ eventTemplateId: 'dome' }],
        id: 'day',
        tickets: [{ eventTemplateId: 'dome', quantity: 1, ticketTypeId: 'adult' }],
      },
    ],
    couponCodes: ['SAVE'],
    donations: [
      {
        amount: 0,
        donationDetail: blankDetail,
        hasDecimal: false,
        id: 'donation~plank',
        inventoryId: 'inv-plank',
        price: 1500,
        quantity: 1,
        type: 'fixedDonation',
      },
      { id: 'd2' },
      { id: 'd3' },
    ],
    forms: [{ formId: 'f1' }],
    memberships: [
      {
        id: 'friend',
        isAutorenew: false,
        isGift: false,
        membershipCategoryId: 'friend',
        membershipId: undefined,
        membershipOfferingId: undefined,
        pricePointId: undefined,
        sourceCategoryId: undefined,
        type: 'MembershipPurchase',
      },
    ],
    templates: [
      {
        eventTemplateId: 'reef',
        events: [
          {
            addOns: [{ id: 'reef.9~map', inventoryId: 'inv-map', quantity: 1 }],
            eventId: 'reef.9',
            tickets: [{ id: 'reef.9~adult', quantity: 2, ticketTypeId: 'adult' }],
          },
        ],
      },
    ],
  })
  expect(draftOf(submission, null)).toMatchObject({
    forms: undefined,
    couponCodes: undefined,
    donations: [{ id: 'donation~plank' }],
  })
  expect(typedOf(submission)).toEqual({
    memberships: { friend: { value: '', renews: false } },
    events: submission.events,
    combos: submission.combos.choices,
    addOns: { reef: { map: 1 }, day: { map: 2 } },
    donation: submission.donation,
  })

  const bare = await read([])
  expect(bare).toMatchObject({
    donation: null,
    judged: { donation: null, errors: {} },
    memberships: [],
  })
  expect(bare.version).toBeUndefined()
  expect(draftOf(bare, cart)).toMatchObject({
    memberships: cart.memberships,
    donations: cart.donations,
    templates: [],
    comboItems: [],
  })
  const unsold = await read([], { own: {} })
  expect(draftOf(unsold, cart).memberships).toEqual([])
  const dropped = { ...submission, intent: { name: 'drop-donation', donationId: 'd2' } as const }
  expect(draftOf(dropped, cart).donations?.map(({ id }) => id)).toEqual(['donation~plank', 'd3'])
  const left = { ...submission, intent: { name: 'drop-membership', membershipId: 'friend' } as const }
  expect(draftOf(left, cart).memberships).toEqual([])
  expect(draftOf(left, cart).donations?.map(({ id }) => id)).toEqual(['donation~plank', 'd2', 'd3'])
  const removed = { events: submission.events, intent: { name: 'remove', eventId: 'reef' } as const }
  expect(remainingChoices(removed)).toEqual({})
  expect(remainingChoices({ ...removed, intent: { name: 'edit', eventId: 'reef' } })).toEqual(
    submission.events,
  )
  expect(remainingChoices({ ...removed, intent: { name: 'remove', eventId: 'dome' } })).toEqual(
    submission.events,
  )
})
