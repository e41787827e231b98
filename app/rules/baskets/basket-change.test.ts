import { expect, test } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { basketOffer } from '#app/rules/baskets/basket-offer.ts'
import { questionOf } from '#app/rules/baskets/basket-question.ts'
import { soldTypeIds } from '#app/rules/catalogue/sold-types.ts'
import { aCartRow, aPriceBook, aSource, startsOf } from '#tests/builders/price-book.ts'
import { aCombo, aCoupon, aMembershipCategory, anEventTemplate } from '#tests/builders/venue-file.ts'

const members = (value: number) => [
  { discountType: 'PercentageBased', value, membershipCategoryIds: [], personTypeIds: [] },
]
const event = (id: string, more: Record<string, unknown> = {}) => anEventTemplate({ id, name: id, ...more })
const both = aCombo({
  ...{ id: 'both', name: 'The Both' },
  entries: [{ eventIds: ['boat'] }, { eventIds: ['pier'] }],
  prices: [{ personTypeId: 'adult', price: 3000 }],
})
const FILE = { events: [event('boat'), event('pier')], combos: [both] }
const level = (more: Record<string, unknown> = {}) => ({
  memberships: { categories: [aMembershipCategory(more)] },
})
const members20 = {
  ...FILE,
  combos: [],
  events: [event('boat', { memberDiscounts: members(100) }), event('pier')],
}

const adults = (eventId: string, quantity: number) => ({
  eventTemplateId: eventId,
  events: [{ eventId: `${eventId}@10:00`, tickets: [{ id: eventId, ticketTypeId: 'adult', quantity }] }],
})
const inCombo = (quantity: number) => ({
  comboItems: [
    {
      ...{ id: 'both', comboTemplateId: 'both' },
      events: ['boat', 'pier'].map(id => ({ eventTemplateId: id, eventId: `${id}@10:00` })),
      tickets: ['boat', 'pier'].map(id => ({ eventTemplateId: id, ticketTypeId: 'adult', quantity })),
    },
  ],
})

type Case = { file?: object; draft: CartDraft; more?: object; free?: number }

function offerFor({ file = FILE, draft, more = {}, free = 10 }: Case) {
  const book = aPriceBook(file as Partial<VenueFileInput>, {
    slots: startsOf({ id: 'boat@10:00', free }, { id: 'pier@10:00', free }),
    ...more,
  })
  const offered = book.venue.events.map(({ id }) => ({
    eventId: id,
    personTypeIds: soldTypeIds(book.venue, id),
  }))
  const { limits } = book.venue
  const input = { limits, offered, purchases: [], memberCategoryIds: [], today: '2026-11-21' }
  const offer = basketOffer(questionOf({ book, limits: input }, aCartRow(draft).document))
  return offer && { change: offer.change, before: offer.before, after: offer.after, saved: offer.saved }
}

const two = { templates: [adults('boat', 2), adults('pier', 2)] }
const combo = { kind: 'combo', names: ['The Both'] }
const friend = { kind: 'join', categoryId: 'friend', name: 'Friend', costs: 6000 }
const coupon = (code: string, value: number, more: Record<string, unknown> = {}) =>
  [code, aCoupon({ code, value, ...more })] as const
const codes = new Map([coupon('FIVE', 5), coupon('HALF', 50, { conflictsWith: ['FIVE'] })])
/** Holds for the tickets at the full price, and at the member's only with the membership beside them. */
const FROM_THIRTY = coupon('FROM30', 500, {
  discountType: 'AmountBased',
  distribution: 'total',
  minimumTotal: 3000,
})
const members50 = {
  ...FILE,
  combos: [],
  events: [event('boat', { memberDiscounts: members(50) }), event('pier')],
}

test.each<[string, Case, object | null]>([
  ['the combo of both events', { draft: two }, { change: combo, before: 7200, after: 6000, saved: 1200 }],
  [
    'the combo for two, and one ticket more beside it',
    { draft: { templates: [adults('boat', 3), adults('pier', 2)] } },
    { change: combo, before: 9000, after: 7800, saved: 1200 },
  ],
  ['nothing for one event alone', { draft: { templates: [adults('boat', 2)] } }, null],
  [
    'nothing where the combo costs as much',
    {
      file: { ...FILE, combos: [{ ...both, prices: [{ personTypeId: 'adult', price: 3600 }] }] },
      draft: two,
    },
    null,
  ],
  [
    'single tickets in place of a combo that costs more',
    {
      file: { ...FILE, combos: [{ ...both, prices: [{ personTypeId: 'adult', price: 4000 }] }] },
      draft: inCombo(1),
    },
    { change: { kind: 'tickets' }, before: 4000, after: 3600, saved: 400 },
  ],
  [
    'a membership that costs less than it saves',
    { file: { ...members20, ...level() }, draft: { templates: [adults('boat', 4)] } },
    { change: friend, before: 7200, after: 6000, saved: 7200 },
  ],
  [
    'a membership that costs more, with what the tickets save',
    { file: { ...members20, ...level() }, draft: { templates: [adults('boat', 2)] } },
    { change: friend, before: 3600, after: 6000, saved: 3600 },
  ],
  [
    'the combo before a membership that costs more in all',
    { file: { ...FILE, ...level(), events: members20.events }, draft: two },
    { change: combo, before: 7200, after: 6000, saved: 1200 },
  ],
  [
    'no membership to who is known as a member',
    {
      file: { ...members20, ...level() },
      draft: { templates: [adults('boat', 2)] },
      more: { held: [aSource({}, false)] },
    },
    null,
  ],
  [
    'no membership that makes nothing of it cheaper',
    { file: { ...FILE, combos: [], ...level() }, draft: two },
    null,
  ],
  [
    'no membership that renews itself',
    {
      file: {
        ...members20,
        ...level({
          offerings: [
            {
              id: 'year',
              name: 'Year',
              duration: 12,
              autorenewalType: 'required',
              prices: [{ id: 'adult', personTypeId: 'adult', price: 6000 }],
            },
          ],
        }),
      },
      draft: { templates: [adults('boat', 2)] },
    },
    null,
  ],
  [
    'as many at the member price as the limits leave',
    {
      file: { ...members20, ...level(), limits: [{ id: 'free', ruleType: 'memberBenefits', quantity: 1 }] },
      draft: { templates: [adults('boat', 2)] },
    },
    { change: friend, before: 3600, after: 7800, saved: 1800 },
  ],
  [
    'a membership at the price of its page, whatever a code takes off because it is in the order',
    {
      file: { ...members50, ...level() },
      draft: { templates: [adults('boat', 2)], couponCodes: ['FROM30'] },
      more: { coupons: new Map([FROM_THIRTY]) },
    },
    { change: friend, before: 3100, after: 7300, saved: 1800 },
  ],
  [
    'the better of two codes that exclude each other',
    {
      file: { ...FILE, combos: [], company: { multipleCoupons: true } },
      draft: { ...two, couponCodes: ['FIVE', 'HALF'] },
      more: { coupons: codes },
    },
    { change: { kind: 'code', code: 'HALF' }, before: 6840, after: 3600, saved: 3240 },
  ],
  ['nothing for a cart that has no seats', { draft: two, free: 1 }, null],
])('%s', (_, about, offer) => {
  expect(offerFor(about)).toEqual(offer)
})
