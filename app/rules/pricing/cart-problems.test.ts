import { expect, test } from 'vitest'
import { startsOf, aSource } from '#tests/builders/price-book.ts'
import { aCombo } from '#tests/builders/venue-file.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { FILE, ticket, RICH, priced, bare, boat, pair, gift, friend } from '#tests/builders/rich-cart.ts'

const admissions = (eventTemplateId: string, quantity: number, ticketTypeId = 'adult') => ({
  eventTemplateId,
  ticketTypeId,
  quantity,
})

const both = [admissions('boat-tour', 1), admissions('pier', 1)]

const at = 'templates.0.events.0'

const shut = { company: { membershipSales: false } }

const evenly = { combos: [{ ...FILE.combos[0]!, quantityType: 'exactly' as const }] }

const bounds = {
  combos: [{ ...FILE.combos[0]!, prices: [{ personTypeId: 'adult', price: 1, minimum: 2, maximum: 3 }] }],
}

/** Why something cannot be sold: the code, where, the sentence, and the numbers. */
const REFUSALS: [draft: CartDraft, book: PriceBook, ...problems: string[]][] = [
  [boat([ticket('adult', 1)]), bare()],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'lost' }),
    bare(),
    `UNPROCESSABLE ${at}.eventTemplateId There is no such event`,
  ],
  [
    boat([ticket('adult', 1)], { eventId: 'lost' }),
    bare(),
    `SLOT_UNAVAILABLE ${at}.eventId Boat Tour has no such time {"eventId":"lost"}`,
  ],
  [
    boat([ticket('adult', 1)], { eventId: 'pier@08:00' }),
    bare(),
    `SLOT_UNAVAILABLE ${at}.eventId Boat Tour has no such time {"eventId":"pier@08:00"}`,
  ],
  [
    boat([ticket('adult', 1)]),
    bare({}, { now: new Date('2026-11-21T15:00:01Z') }),
    `SLOT_UNAVAILABLE ${at}.eventId Boat Tour has begun {"eventId":"boat-tour@10:00"}`,
  ],
  [boat([ticket('adult', 1)]), bare({}, { now: new Date('2026-11-21T15:00:00Z') })],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'pier', eventId: 'pier@08:00' }),
    bare({}, { now: new Date('2026-11-22T04:59:59Z') }),
  ],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'pier', eventId: 'pier@08:00' }),
    bare({}, { now: new Date('2026-11-22T05:00:00Z') }),
    `SLOT_UNAVAILABLE ${at}.eventId Pier has begun {"eventId":"pier@08:00"}`,
  ],
  [
    boat([ticket('adult', 2)], { eventTemplateId: 'night', eventId: 'night@20:00' }),
    bare(),
    `MEMBERS_ONLY ${at}.eventTemplateId Night Dive is for members {"access":"membership-required"}`,
    'PREREQUISITE_MISSING templates.0.eventTemplateId Night Dive can only be bought together with another event {"requires":["boat-tour"]}',
  ],
  [
    boat([ticket('student', 1)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.ticketTypeId There is no such ticket for this event`,
  ],
  [
    boat([ticket('senior', 1)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.ticketTypeId There is no such ticket for this event`,
  ],
  [
    boat([ticket('adult', 1, { id: undefined })]),
    bare(),
    `CART_ITEM_WITHOUT_ID ${at}.tickets.0.id Adult has no id`,
  ],
  [
    boat([ticket('child', 1)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.quantity Kid: at least 2 {"minimum":2,"maximum":3}`,
  ],
  [boat([ticket('child', 0)]), bare()],
  [boat([ticket('child', 2)]), bare()],
  [boat([ticket('child', 3)]), bare()],
  [
    boat([ticket('child', 4)]),
    bare(),
    `UNPROCESSABLE ${at}.tickets.0.quantity Kid: at most 3 {"minimum":2,"maximum":3}`,
  ],
  [boat([ticket('adult', 10)]), bare()],
  [
    boat([ticket('adult', 11)]),
    bare(),
    'SEATS_LEFT slots.boat-tour@10:00 Only 10 left {"eventId":"boat-tour@10:00","requested":11,"available":10}',
  ],
  [
    boat([ticket('adult', 1)]),
    bare({}, { slots: startsOf({ id: 'boat-tour@10:00', free: 0 }) }),
    'SLOT_UNAVAILABLE slots.boat-tour@10:00 These tickets are sold out {"eventId":"boat-tour@10:00","requested":1,"available":0}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'lost', quantity: 1 }] }),
    bare(),
    `UNPROCESSABLE ${at}.addOns.0.inventoryId There is no such add-on for this event`,
  ],
  [
    boat([], {
      eventTemplateId: 'pier',
      eventId: 'pier@08:00',
      addOns: [{ id: 'x', inventoryId: 'book', quantity: 1 }],
    }),
    bare(),
    `UNPROCESSABLE ${at}.addOns.0.inventoryId There is no such add-on for this event`,
  ],
  [
    boat([], { addOns: [{ inventoryId: 'book', quantity: 1 }] }),
    bare(),
    `CART_ITEM_WITHOUT_ID ${at}.addOns.0.id Book has no id`,
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'set', quantity: 1 }] }),
    bare(),
    `UNPROCESSABLE ${at}.addOns.0.quantity Set: exactly 2 {"addOnId":"set","name":"Set","maximum":2}`,
  ],
  [boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 3 }] }), bare()],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 4 }] }),
    bare(),
    'UNPROCESSABLE addOns.book Book: at most 3 {"addOnId":"book","name":"Book","maximum":3}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 3 }] }),
    bare({}, { freePieces: new Map([['book', 2]]) }),
    'STOCK_LEFT addOns.book Book: only 2 left {"addOnId":"book","name":"Book","requested":3,"available":2}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 1 }] }),
    bare({}, { freePieces: new Map([['book', 0]]) }),
    'STOCK_LEFT addOns.book Book is sold out {"addOnId":"book","name":"Book","requested":1,"available":0}',
  ],
  [pair({ tickets: both }), bare()],
  [
    pair({ comboTemplateId: 'lost' }),
    bare(),
    'UNPROCESSABLE comboItems.0.comboTemplateId There is no such combo',
  ],
  [pair({ id: undefined, tickets: both }), bare(), 'CART_ITEM_WITHOUT_ID comboItems.0.id Pair has no id'],
  [
    pair({ tickets: [admissions('boat-tour', 1)], events: RICH.comboItems[0]!.events.slice(0, 1) }),
    bare(),
    'UNPROCESSABLE comboItems.0.events Pair is not complete {"comboTemplateId":"pair"}',
  ],
  [
    pair({ tickets: both, events: [...RICH.comboItems[0]!.events, { eventTemplateId: 'lost' }] }),
    bare(),
    'UNPROCESSABLE comboItems.0.events.2.eventTemplateId This event is not part of the combo',
  ],
  [
    pair({
      tickets: both,
      events: [
        { eventTemplateId: 'boat-tour', eventId: 'pier@08:00' },
        { eventTemplateId: 'pier', eventId: 'pier@08:00' },
      ],
    }),
    bare(),
    'SLOT_UNAVAILABLE comboItems.0.events.0.eventId Boat Tour has no such time {"eventId":"pier@08:00"}',
  ],
  [
    pair({ tickets: both }),
    bare({}, { now: new Date('2026-11-21T16:00:00Z') }),
    'SLOT_UNAVAILABLE comboItems.0.events.0.eventId Boat Tour has begun {"eventId":"boat-tour@10:00"}',
  ],
  [
    pair({
      tickets: [admissions('boat-tour', 1), admissions('night', 1)],
      events: [{ eventTemplateId: 'boat-tour' }, { eventTemplateId: 'night' }],
    }),
    bare(),
    'MEMBERS_ONLY comboItems.0.comboTemplateId Night Dive is for members {"access":"membership-required"}',
  ],
  [
    pair({ tickets: both }),
    bare({ combos: [{ ...FILE.combos[0]!, memberOnlyEvent: true }] }),
    'MEMBERS_ONLY comboItems.0.comboTemplateId Pair is for members {"access":"membership-required"}',
  ],
  [
    pair({ tickets: [...both, admissions('night', 1)] }),
    bare(),
    'UNPROCESSABLE comboItems.0.tickets There are tickets for an event that is not part of the combo',
  ],
  [
    pair({ tickets: [...both, admissions('boat-tour', 1, 'student')] }),
    bare(),
    'UNPROCESSABLE comboItems.0.tickets There is no such ticket for this combo',
  ],
  [
    pair({ tickets: [admissions('boat-tour', 2), admissions('pier', 1)] }),
    bare(evenly),
    'UNPROCESSABLE comboItems.0.tickets Pair needs the same tickets for every part',
  ],
  [
    pair({ tickets: [admissions('boat-tour', 1), admissions('pier', 0)] }),
    bare(),
    'UNPROCESSABLE comboItems.0.tickets Pier has no tickets',
  ],
  [
    pair({ tickets: both }),
    bare(bounds),
    'UNPROCESSABLE comboItems.0.tickets Pair: at least 2 {"ticketTypeId":"adult","minimum":2,"maximum":3}',
  ],
  [pair({ tickets: [admissions('boat-tour', 2), admissions('pier', 2)] }), bare(bounds)],
  [pair({ tickets: [admissions('boat-tour', 3), admissions('pier', 3)] }), bare(bounds)],
  [
    pair({ tickets: [admissions('boat-tour', 4), admissions('pier', 4)] }),
    bare(bounds),
    'UNPROCESSABLE comboItems.0.tickets Pair: at most 3 {"ticketTypeId":"adult","minimum":2,"maximum":3}',
  ],
  [
    pair({ tickets: both, addOns: [{ addOnId: 'set', quantity: 2 }] }),
    bare(),
    'UNPROCESSABLE comboItems.0.addOns.0.inventoryId There is no such add-on for this event',
  ],
  [gift({}), bare()],
  [gift({ inventoryId: 'lost' }), bare(), 'UNPROCESSABLE donations.0.inventoryId There is no such donation'],
  [gift({ inventoryId: 'plank' }), bare(), 'UNPROCESSABLE donations.0.inventoryId There is no such donation'],
  [gift({ inventoryId: 'plank', type: 'fixedDonation' }), bare()],
  [gift({ id: undefined }), bare(), 'CART_ITEM_WITHOUT_ID donations.0.id Gift has no id'],
  [gift({ amount: 100 }), bare()],
  [gift({ amount: 1000 }), bare()],
  ...[99, 1001].map((amount): [CartDraft, PriceBook, string] => [
    gift({ amount }),
    bare(),
    'UNPROCESSABLE donations.0.amount The amount is not within what can be given {"minimum":100,"maximum":1000}',
  ]),
  [friend({}), bare()],
  [friend({ id: undefined }), bare(), 'CART_ITEM_WITHOUT_ID memberships.0.id A membership has no id'],
  [friend({}), bare(shut), 'NOT_SOLD_ONLINE memberships.0 Memberships are not sold here at present'],
  [
    friend({ membershipCategoryId: 'lost' }),
    bare(),
    'UNPROCESSABLE memberships.0.membershipCategoryId There is no such membership',
  ],
  [
    friend({ membershipOfferingId: 'lost' }),
    bare(),
    'UNPROCESSABLE memberships.0.membershipOfferingId Friend has no such offering',
  ],
  [
    friend({ pricePointId: 'lost' }),
    bare(),
    'UNPROCESSABLE memberships.0.pricePointId One year has no such price',
  ],
  [
    friend({ type: 'Renewal', membershipId: 'M-1' }),
    bare(),
    'MEMBERSHIP_NOT_ELIGIBLE memberships.0.membershipId This membership cannot become Friend in this way',
  ],
]

test.each(REFUSALS)('%#: what cannot be sold is named with its place', (draft, book, ...problems) => {
  const rows = priced(draft, book).problems.map(({ code, path, sentence, details }) =>
    [code, path, sentence, ...(details ? [JSON.stringify(details)] : [])].join(' '),
  )
  expect(rows).toEqual(problems)
})

test('what is ordered beside it or within a combo makes a prerequisite good', () => {
  const held = [aSource()]
  const night = boat([ticket('adult', 1)], { eventTemplateId: 'night', eventId: 'night@20:00' })
  const problems = (draft: CartDraft) =>
    priced(draft, bare({}, { held, sources: held })).problems.map(({ code, path }) => `${code} ${path}`)
  expect(problems(night)).toEqual(['PREREQUISITE_MISSING templates.0.eventTemplateId'])
  expect(problems({ ...night, ...pair({ tickets: both }) })).toEqual([])
  const inCombo = pair({
    comboTemplateId: 'alone',
    tickets: [admissions('night', 1)],
    events: [{ eventTemplateId: 'night', eventId: 'night@20:00' }],
  })
  const alone = aCombo({ id: 'alone', entries: [{ eventIds: ['night'] }] })
  const book = bare({ combos: [alone] }, { held, sources: held })
  expect(priced(inCombo, book).problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'PREREQUISITE_MISSING comboItems.0.events.0.eventTemplateId',
  ])
})
