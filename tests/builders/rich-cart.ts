import type { CartDraft } from '#app/contract/carts.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { aCartRow, aPriceBook, aPricedStoredCart, startsOf } from '#tests/builders/price-book.ts'
import { aCombo, aForm, aMembershipCategory, anAddOn, anEventTemplate } from '#tests/builders/venue-file.ts'

const picture = { thumbnail: '/t.avif', screen: '/s.avif', highRes: '/h.avif' }

const usual = {
  id: 'usual',
  prices: [
    { personTypeId: 'adult', price: 1800 },
    { personTypeId: 'child', price: 900, name: 'Kid', description: 'Up to 12', minimum: 2, maximum: 3 },
    { personTypeId: 'senior', price: -1 },
  ],
}

const evening = { id: 'evening', prices: [{ personTypeId: 'adult', price: 2400 }] }

export const FILE = {
  personTypes: [
    { id: 'adult', name: 'Adult', description: 'From 13' },
    { id: 'child', name: 'Child' },
    { id: 'senior', name: 'Senior' },
  ],
  events: [
    anEventTemplate({
      priceLists: [usual, evening],
      images: [picture],
      addOnIds: ['book', 'set'],
      orderFormIds: ['dietary'],
      memberDiscounts: [{ discountType: 'PercentageBased', value: 50, personTypeIds: ['adult'] }],
    }),
    anEventTemplate({
      id: 'night',
      name: 'Night Dive',
      type: 'discountCode',
      discount: { distribution: 'total', values: [{ discountType: 'AmountBased', value: 500 }] },
      memberOnlyEvent: true,
      prerequisiteEventIds: ['boat-tour'],
    }),
    anEventTemplate({ id: 'pier', name: 'Pier', admissionType: 'generalAdmission' }),
  ],
  combos: [
    aCombo({
      id: 'pair',
      name: 'Pair',
      images: [picture],
      prices: [
        { personTypeId: 'adult', price: 2501, name: 'Grown-up' },
        { personTypeId: 'child', price: 1000 },
      ],
      entries: [{ eventIds: ['boat-tour'] }, { type: 'any', eventIds: ['pier', 'night'] }],
      quantityType: 'any',
      addOnIds: ['book'],
    }),
  ],
  addOns: [
    anAddOn({
      id: 'book',
      name: 'Book',
      description: 'Thick',
      inventoryId: 'inv-book',
      maximum: 3,
      images: [picture],
    }),
    anAddOn({
      id: 'set',
      name: 'Set',
      price: 700,
      quantityType: 'exactly',
      quantity: 2,
      priceSplit: 'total',
    }),
  ],
  forms: [aForm()],
  donations: {
    options: [
      { id: 'gift', name: 'Gift', type: 'donation' as const, minimum: 100, maximum: 1000 },
      {
        id: 'plank',
        name: 'Plank',
        type: 'fixedDonation' as const,
        price: 2500,
        inventoryId: 'inv-plank',
        images: [picture],
      },
    ],
  },
  memberships: { categories: [aMembershipCategory({ images: [picture] })] },
}

export const ticket = (ticketTypeId: string, quantity: number, more: object = {}) => ({
  id: `t-${ticketTypeId}`,
  ticketTypeId,
  quantity,
  ...more,
})

export const RICH = {
  couponCodes: ['ten '],
  templates: [
    {
      eventTemplateId: 'boat-tour',
      events: [
        {
          eventId: 'boat-tour@10:00',
          tickets: [
            ticket('adult', 2),
            ticket('child', 2),
            ticket('adult', 1, { id: 't-retail', isRetail: true }),
          ],
          addOns: [
            { id: 'a-book', inventoryId: 'inv-book', quantity: 1 },
            { id: 'a-set', inventoryId: 'set', quantity: 2 },
          ],
        },
        { eventId: 'boat-tour@18:00', tickets: [ticket('adult', 1)] },
      ],
    },
    { eventTemplateId: 'night', events: [{ eventId: 'night@20:00', tickets: [ticket('adult', 2)] }] },
    { eventTemplateId: 'pier', events: [{ eventId: 'pier@08:00', tickets: [ticket('child', 1)] }] },
  ],
  comboItems: [
    {
      id: 'c-pair',
      comboTemplateId: 'pair',
      events: [
        { eventTemplateId: 'boat-tour', eventId: 'boat-tour@10:00' },
        { eventTemplateId: 'pier', eventId: 'pier@08:00' },
      ],
      tickets: [
        { eventTemplateId: 'boat-tour', ticketTypeId: 'adult', quantity: 3 },
        { eventTemplateId: 'pier', ticketTypeId: 'adult', quantity: 2 },
        { eventTemplateId: 'pier', ticketTypeId: 'child', quantity: 0 },
      ],
      addOns: [{ addOnId: 'book', quantity: 2 }],
    },
  ],
  memberships: [
    {
      id: 'm-1',
      type: 'MembershipPurchase' as const,
      membershipCategoryId: 'friend',
      membershipOfferingId: 'year',
      membershipInfo: {
        membershipCards: [{ cardType: 'primary' as const, firstName: 'Ada', lastName: 'Moss' }],
      },
    },
  ],
  donations: [
    {
      id: 'd-gift',
      inventoryId: 'gift',
      type: 'donation' as const,
      amount: 500,
      donationDetail: { notes: 'Well done' },
    },
    { id: 'd-plank', inventoryId: 'inv-plank', type: 'fixedDonation' as const, quantity: 2 },
  ],
}

export const STARTS = startsOf(
  { id: 'boat-tour@10:00' },
  { id: 'boat-tour@18:00', priceListId: 'evening' },
  { id: 'night@20:00' },
  { id: 'pier@08:00' },
)

export const priced = (
  draft: Parameters<typeof aCartRow>[0],
  book: PriceBook,
  row?: Parameters<typeof aCartRow>[1],
) => aPricedStoredCart({ row: aCartRow(draft, row), book })

export const bare = (file: object = {}, book: Partial<Omit<PriceBook, 'venue'>> = {}) =>
  aPriceBook({ ...FILE, ...file }, { slots: STARTS, ...book })

export const boat = (
  tickets: object[],
  more: { eventId?: string; eventTemplateId?: string; addOns?: object[] } = {},
) => {
  const { eventId = 'boat-tour@10:00', eventTemplateId = 'boat-tour', addOns = [] } = more
  return { templates: [{ eventTemplateId, events: [{ eventId, tickets, addOns }] }] } as CartDraft
}

export const pair = (values: object) =>
  ({ comboItems: [{ ...RICH.comboItems[0], addOns: [], ...values }] }) as unknown as CartDraft

export const gift = (values: object) => ({
  donations: [{ ...RICH.donations[0]!, donationDetail: undefined, ...values }],
})

export const friend = (values: object) =>
  ({ memberships: [{ ...RICH.memberships[0]!, ...values }] }) as unknown as CartDraft
