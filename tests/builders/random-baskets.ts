import fc from 'fast-check'
import type { Goods } from '#app/contract/venue-file/charges.ts'
import type { BasketQuestion } from '#app/rules/baskets/basket-question.ts'
import { soldTypeIds } from '#app/rules/catalogue/sold-types.ts'
import { aCartRow, aPriceBook, NOON, startsOf } from './price-book.ts'
import { aCombo, aCoupon, aMembershipCategory, anAddOn, anEventTemplate } from './venue-file.ts'

const TYPES = ['adult', 'child'] as const
const EVENTS = ['a', 'b', 'c'] as const

/** Parsed once: ten thousand catalogues are made of them. */
const EVENT = anEventTemplate({ addOnIds: ['audio'] })
const COMBO = aCombo()
const COUPON = aCoupon()
const LEVEL = aMembershipCategory()
const ADD_ON = anAddOn({ id: 'audio', price: 300 })
const BOOK = aPriceBook({ addOns: [ADD_ON] })
const { document: DOCUMENT } = BOOK.venue

const money = (most: number) => fc.integer({ min: 0, max: most })
/** Mostly the one value: every further choice multiplies what has to be tried. */
const often = <Value>(value: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other })
const rebate = fc.record({
  discountType: fc.constantFrom('PercentageBased' as const, 'AmountBased' as const),
  value: fc.integer({ min: 1, max: 60 }),
})
const memberDiscount = rebate.map(one => ({
  ...one,
  value: one.discountType === 'AmountBased' ? one.value * 20 : one.value,
  membershipCategoryIds: ['friend'],
  personTypeIds: [],
}))

const prices = fc.tuple(money(1500), money(900)).chain(([adult, child]) =>
  often(
    { adult: 0, child: 0 },
    fc.record({ adult: fc.integer({ min: 0, max: 2 }), child: fc.integer({ min: 0, max: 2 }) }),
  ).map(minimum => [
    { personTypeId: 'adult', price: adult, minimum: minimum.adult },
    { personTypeId: 'child', price: child, minimum: minimum.child },
  ]),
)

const event = (id: string) =>
  fc
    .record({
      prices,
      memberDiscounts: fc.array(memberDiscount, { maxLength: 1 }),
      discount: often(
        undefined,
        fc.record({
          distribution: fc.constantFrom('each' as const, 'total' as const),
          values: fc.tuple(rebate),
        }),
      ),
    })
    .map(({ prices, discount, memberDiscounts }) => ({
      ...EVENT,
      ...{ id, name: id, memberDiscounts },
      ...(discount ? { type: 'discountCode' as const, discount } : {}),
      priceLists: [{ ...EVENT.priceLists[0]!, prices }],
    }))

const entries = fc.constantFrom<string[][]>(
  [['a'], ['b']],
  [['a'], ['b']],
  [['a'], ['c']],
  [['b'], ['a']],
  [['b'], ['c']],
  [['a', 'b', 'c']],
  [['b'], ['b'], ['a']],
)

const combo = (id: string) =>
  fc
    .record({
      entries,
      isOwnPrice: fc.boolean(),
      priceSplit: often('each' as const, fc.constant('total' as const)),
      off: fc.integer({ min: 10, max: 50 }),
      adult: money(2000),
      child: money(1200),
      minimum: often(0, fc.constant(2)),
      maximum: often(undefined, fc.constant(1)),
      addOnIds: often([] as string[], fc.constant<string[]>(['audio'])),
    })
    .map(({ entries, isOwnPrice, priceSplit, off, adult, child, minimum, maximum, addOnIds }) => ({
      ...COMBO,
      ...{ id, name: id, priceSplit, addOnIds },
      type: isOwnPrice ? ('fixedPrice' as const) : ('discountCode' as const),
      prices: [
        { personTypeId: 'adult', price: adult, minimum, maximum },
        { personTypeId: 'child', price: child, minimum: 0 },
      ],
      discount: {
        distribution: 'each' as const,
        values: [{ discountType: 'PercentageBased' as const, value: off }],
      },
      entries: entries.map(eventIds =>
        eventIds.length > 1
          ? { type: 'any' as const, eventIds, quantity: 2 }
          : { type: 'event' as const, eventIds, quantity: 1 },
      ),
    }))

const coupon = (code: string) =>
  fc
    .record({
      rebate,
      distribution: often('each' as const, fc.constant('total' as const)),
      minimumTotal: often(0, money(4000)),
      eventIds: often([] as string[], fc.constant<string[]>(['a'])),
      conflictsWith: often([] as string[], fc.constant<string[]>(['TWO'])),
    })
    .map(({ rebate, ...terms }) => ({
      ...COUPON,
      ...terms,
      code,
      discountType: rebate.discountType,
      value: rebate.discountType === 'AmountBased' ? rebate.value * 10 : rebate.value,
    }))

const fee = fc.record({
  id: fc.constant('service'),
  name: fc.constant('Service fee'),
  per: fc.constantFrom('order' as const, 'ticket' as const),
  feeType: fc.constantFrom('PercentageBased' as const, 'AmountBased' as const),
  value: fc.integer({ min: 1, max: 20 }),
  appliesTo: fc.constantFrom<Goods[]>(['event', 'combo'], ['event']),
})

const charges = fc.record({
  fees: fc.array(fee, { maxLength: 1 }),
  taxes: often(
    [],
    fc.record({ included: fc.boolean(), rate: fc.integer({ min: 1, max: 20 }) }).map(tax => [
      {
        ...tax,
        id: 'vat',
        name: 'VAT',
        appliesTo: ['event' as const, 'combo' as const, 'membership' as const],
      },
    ]),
  ),
  taxRounding: fc.constantFrom('order' as const, 'line' as const),
})

const limit = fc
  .record({
    isBenefit: fc.boolean(),
    quantity: fc.integer({ min: 0, max: 4 }),
    combined: fc.boolean(),
    eventIds: fc.constantFrom<string[]>([], ['a']),
  })
  .map(({ isBenefit, ...rule }) => ({
    ...rule,
    id: 'limit',
    ruleType: isBenefit ? ('memberBenefits' as const) : ('eventSales' as const),
    personTypeIds: [],
    membershipCategoryIds: [],
    timeFrame: 'day' as const,
    reason: 'Cart' as const,
    retail: false,
    prevent: false,
  }))

/** Those that are there. */
const some = <Value>(...items: fc.Arbitrary<Value | null>[]): fc.Arbitrary<Value[]> =>
  fc.tuple(...items).map(values => values.filter(value => value !== null))

const counts = (most: number) =>
  fc.tuple(fc.integer({ min: 0, max: most }), often(0, fc.integer({ min: 1, max: most })))

/** A small venue with a cart of up to three events for up to two person types, of which combos, a level and codes may make something cheaper. */
export const aRandomBasket = (most: number): fc.Arbitrary<BasketQuestion> =>
  fc
    .record({
      events: fc.tuple(event('a'), event('b'), event('c')),
      combos: some(combo('x'), often(null, combo('y'))),
      level: fc.option(money(2500), { freq: 2 }),
      coupons: some(often(null, coupon('ONE')), often(null, coupon('TWO'))),
      many: fc.boolean(),
      charges,
      limits: some(often(null, limit)),
      cart: fc.tuple(
        fc.tuple(fc.integer({ min: 1, max: 2 }), often(0, fc.constant(1))),
        fc.tuple(fc.integer({ min: 0, max: most }), often(0, fc.constant(1))),
        often<[number, number]>([0, 0], counts(most)),
      ),
      free: often(10, fc.integer({ min: 1, max: 5 })),
      inCombo: often(0, fc.constant(1)),
      withAddOn: often(false, fc.constant(true)),
    })
    .map(({ events, combos, level, coupons, many, charges, limits, cart, free, inCombo, withAddOn }) => {
      const company = {
        ...DOCUMENT.company,
        charges,
        coupons: true,
        multipleCoupons: many,
      }
      const venue = {
        ...BOOK.venue,
        document: { ...DOCUMENT, company },
        events: [...events],
        combos: [...combos],
        limits: [...limits],
        membershipCategories:
          level === null
            ? []
            : [
                {
                  ...LEVEL,
                  offerings: LEVEL.offerings.map(one => ({
                    ...one,
                    prices: one.prices.map(point => ({ ...point, price: level })),
                  })),
                },
              ],
      }
      const tickets = (place: number) =>
        TYPES.flatMap((ticketTypeId, at) => {
          const quantity = cart[place]?.[at] ?? 0
          return quantity > 0
            ? [{ id: `${EVENTS[place]}~${ticketTypeId}`, ticketTypeId, quantity, isRetail: false }]
            : []
        })
      const first = combos[0]!
      const isPlain = first.entries.every(({ type, eventIds }) => type === 'event' && eventIds[0] !== 'c')
      const { document } = aCartRow({
        templates: EVENTS.flatMap((eventTemplateId, place) =>
          tickets(place).length > 0
            ? [
                {
                  eventTemplateId,
                  events: [
                    {
                      eventId: `${eventTemplateId}@10:00`,
                      tickets: tickets(place),
                      addOns:
                        withAddOn && place === 0 ? [{ id: 'audio', inventoryId: 'audio', quantity: 1 }] : [],
                    },
                  ],
                },
              ]
            : [],
        ),
        comboItems:
          inCombo && isPlain
            ? [
                {
                  id: 'x',
                  comboTemplateId: 'x',
                  events: ['a', 'b'].map(id => ({ eventTemplateId: id, eventId: `${id}@10:00` })),
                  tickets: ['a', 'b'].map(eventTemplateId => ({
                    eventTemplateId,
                    ticketTypeId: 'adult',
                    quantity: first.entries.filter(({ eventIds }) => eventIds[0] === eventTemplateId).length,
                  })),
                },
              ]
            : [],
        couponCodes: coupons.map(({ code }) => code),
      })
      return {
        document,
        book: {
          ...BOOK,
          venue,
          slots: startsOf(...EVENTS.map(id => ({ id: `${id}@10:00`, free }))),
          coupons: new Map(coupons.map(one => [one.code, one])),
          now: new Date(NOON.getTime() - 3_600_000),
        },
        limits: {
          limits,
          offered: EVENTS.map(eventId => ({ eventId, personTypeIds: soldTypeIds(venue, eventId) })),
          purchases: [],
          memberCategoryIds: [],
          today: '2026-11-21',
        },
      }
    })

const THREE = ['adult', 'child', 'senior'] as const
const ofThree = (most: number) =>
  fc.tuple(...THREE.map(() => fc.integer({ min: 1, max: most }))).map(amounts => amounts as number[])

/** A cart of two events whose combo may be cheaper; two limits of the second one share a person type and no others. */
export const aBasketOfOverlappingLimits: fc.Arbitrary<BasketQuestion> = fc
  .record({
    single: ofThree(1500),
    together: ofThree(1500),
    wishes: ofThree(3),
    most: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
  })
  .map(({ single, together, wishes, most }) => {
    const pricesOf = (prices: readonly number[]) =>
      THREE.map((personTypeId, at) => ({ personTypeId, price: prices[at]!, minimum: 0 }))
    const priced = (id: string) => ({
      ...EVENT,
      ...{ id, name: id },
      priceLists: [{ ...EVENT.priceLists[0]!, prices: pricesOf(single) }],
    })
    const pair = {
      ...COMBO,
      ...{ id: 'x', name: 'x', type: 'fixedPrice' as const, prices: pricesOf(together) },
      entries: ['a', 'b'].map(id => ({ type: 'event' as const, eventIds: [id], quantity: 1 })),
    }
    const limits = [THREE.slice(0, 2), THREE.slice(1)].map((personTypeIds, at) => ({
      ...{ id: `limit-${at}`, ruleType: 'eventSales' as const, eventIds: ['b'], personTypeIds },
      ...{ quantity: most[at]!, combined: true, membershipCategoryIds: [] },
      ...{ timeFrame: 'day' as const, reason: 'Cart' as const, retail: false, prevent: false },
    }))
    const venue = { ...BOOK.venue, events: [priced('a'), priced('b')], combos: [pair], limits }
    const template = (eventTemplateId: string, counts: readonly number[]) => {
      const tickets = THREE.flatMap((ticketTypeId, at) =>
        counts[at] ? [{ id: ticketTypeId, ticketTypeId, quantity: counts[at], isRetail: false }] : [],
      )
      return { eventTemplateId, events: [{ eventId: `${eventTemplateId}@10:00`, tickets, addOns: [] }] }
    }
    const { document } = aCartRow({ templates: [template('a', wishes), template('b', [1, 0, 1])] })
    return {
      document,
      book: { ...BOOK, venue, slots: startsOf({ id: 'a@10:00' }, { id: 'b@10:00' }) },
      limits: {
        limits,
        offered: ['a', 'b'].map(eventId => ({ eventId, personTypeIds: [...THREE] })),
        ...{ purchases: [], memberCategoryIds: [], today: '2026-11-21' },
      },
    }
  })
