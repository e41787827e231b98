import { expect, test } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import { aCartRow, aPriceBook, aPricedStoredCart, startsOf } from '#tests/builders/price-book.ts'
import { aCombo, anEventTemplate } from '#tests/builders/venue-file.ts'
import type { ApiContext } from '../kernel/context.ts'
import type { Refusal } from '../kernel/refuse.ts'
import { allowancesOf, limitResults, refuseBroken } from './check-limits.ts'
import { seatResults } from './validate-entitlements.ts'

const lists = (...prices: object[]) => ({ priceLists: [{ id: 'usual', prices }] })
const BOOK = aPriceBook(
  {
    events: [
      anEventTemplate(
        lists(
          { personTypeId: 'adult', price: 0 },
          { personTypeId: 'child', price: 900 },
          { personTypeId: 'ghost', price: 5 },
        ),
      ),
      anEventTemplate({
        id: 'pier',
        ...lists({ personTypeId: 'adult', price: 900 }, { personTypeId: 'child', price: -1 }),
      }),
    ],
    combos: [aCombo({ entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['pier'] }] })],
    limits: [
      { id: 'two', eventIds: ['boat-tour', 'pier'], quantity: 2, combined: true },
      { id: 'members', ruleType: 'memberBenefits', quantity: 1 },
    ],
  },
  { slots: startsOf({ id: 'boat-tour@10:00', free: 1 }, { id: 'pier@11:00', free: 0 }) },
)
const NOBODY = { joinedCategoryIds: [] }
const CONTEXT = { venue: BOOK.venue, now: BOOK.now, session: {} } as unknown as ApiContext

const ticket = (ticketTypeId: string, quantity: number) => ({ id: ticketTypeId, ticketTypeId, quantity })
const DRAFT: CartDraft = {
  templates: [
    {
      eventTemplateId: 'boat-tour',
      events: [
        {
          eventId: 'boat-tour@10:00',
          tickets: [ticket('adult', 1), { ...ticket('child', 1), isRetail: true }],
        },
      ],
    },
  ],
  comboItems: [
    {
      id: 'c',
      comboTemplateId: 'boat-and-pier',
      events: [
        { eventTemplateId: 'boat-tour', eventId: 'boat-tour@10:00' },
        { eventTemplateId: 'pier', eventId: 'pier@11:00' },
      ],
      tickets: [
        { eventTemplateId: 'boat-tour', ticketTypeId: 'adult', quantity: 1 },
        { eventTemplateId: 'pier', ticketTypeId: 'adult', quantity: 1 },
      ],
    },
  ],
}
const priced = () => aPricedStoredCart({ row: aCartRow(DRAFT), book: BOOK })

test('every ticket of a cart is counted, those of combos with their event', () => {
  const adult = { personTypeId: 'adult', quantity: 1, isRetail: false }
  expect(limitedTickets(priced().cart)).toEqual([
    { ...adult, eventId: 'boat-tour', inCombo: false },
    { eventId: 'boat-tour', personTypeId: 'child', quantity: 1, isRetail: true, inCombo: false },
    { ...adult, eventId: 'boat-tour', inCombo: true },
    { ...adult, eventId: 'pier', inCombo: true },
  ])
})

test('the rules say what they leave of each event, for the kinds of people that it is sold to', async () => {
  const left = await allowancesOf(CONTEXT, ['boat-tour', 'pier'], NOBODY)
  expect(
    left.map(({ eventId, pricePointIds, ticketTypes, allowedQuantity }) => [
      eventId,
      pricePointIds,
      ticketTypes,
      allowedQuantity,
    ]),
  ).toEqual([
    ['boat-tour', ['adult', 'child', 'ghost'], ['Adult', 'Child', 'ghost'], 2],
    ['pier', ['adult'], ['Adult'], 2],
  ])
  expect(await allowancesOf(CONTEXT, [], NOBODY)).toEqual([])
  expect(await allowancesOf(CONTEXT, ['lost'], NOBODY)).toEqual([])
  const free = { ...CONTEXT, venue: { ...BOOK.venue, limits: [] } } as ApiContext
  expect(await allowancesOf(free, ['boat-tour'], NOBODY)).toEqual([])
})

test('a cart over a limit is refused with what it breaks', async () => {
  const results = await limitResults(CONTEXT, priced().cart)
  expect(results.map(({ eventId, inCartLimit, fails }) => [eventId, inCartLimit, fails])).toEqual([
    ['boat-tour', 3, true],
    ['pier', 1, false],
  ])
  const details = (() => {
    try {
      refuseBroken(results)
    } catch (error) {
      return [(error as Refusal).code, (error as Refusal).data.details]
    }
  })()
  expect(details).toEqual(['9049', { violations: [results[0]], results }])
  expect(() => refuseBroken(results.slice(1))).not.toThrow()
  expect(await limitResults(CONTEXT, { templates: [], comboItems: [], memberships: [] })).toEqual([])
})

test('a start with too few seats reads as a rule of its event', () => {
  const rule = {
    ruleType: { name: 'eventSales' },
    reason: 'Cart',
    timeFrame: 'lifetime',
    purchasedQuantity: 0,
    isRetail: false,
    isPreventRule: false,
    preventGroupQuantity: 0,
    fails: true,
  }
  const types = (...ids: string[]) => ({ pricePointIds: ids, validatedPricePointIds: ids, ticketTypes: ids })
  expect(seatResults(priced())).toEqual([
    {
      ...rule,
      eventId: 'boat-tour',
      allowedQuantity: 1,
      inCartLimit: 3,
      groupMax: 1,
      groupQuantity: 3,
      ...types('adult', 'child'),
    },
    {
      ...rule,
      eventId: 'pier',
      allowedQuantity: 0,
      inCartLimit: 1,
      groupMax: 0,
      groupQuantity: 1,
      ...types('adult'),
    },
  ])
  const { cart } = priced()
  const item = { kind: 'event' as const, eventId: 'boat-tour', slotId: 'lost' }
  const gone = { code: 'slot-gone' as const, item, slotId: 'lost', path: '', sentence: '' }
  const other = { code: 'unknown' as const, item, path: '', sentence: '' }
  expect(seatResults({ ...priced(), cart, problems: [gone, other] })).toEqual([
    {
      ...rule,
      eventId: 'lost',
      allowedQuantity: 0,
      inCartLimit: 0,
      groupMax: 0,
      groupQuantity: 0,
      ...types(),
    },
  ])
})

test('a start without seats in a combo names the people of its own event alone', () => {
  const { cart } = priced()
  const tickets = [
    { eventTemplateId: 'boat-tour', ticketTypeId: 'child', quantity: 1 },
    { eventTemplateId: 'pier', ticketTypeId: 'adult', quantity: 1 },
  ]
  const comboItems = cart.comboItems.map(combo => ({ ...combo, tickets }))
  const item = { kind: 'slot' as const, slotId: 'pier@11:00' }
  const full = { code: 'seats-short' as const, item, requested: 1, available: 0, path: '', sentence: '' }
  const results = seatResults({ ...priced(), cart: { ...cart, comboItems } as never, problems: [full] })
  expect(results.map(({ eventId, ticketTypes }) => [eventId, ticketTypes])).toEqual([['pier', ['adult']]])
})
