import { expect, test } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import type { OrderProblem, ProblemItem } from '#app/rules/pricing/problems.ts'
import { aSource, startsOf } from '#tests/builders/price-book.ts'
import { bare, boat, FILE, friend, gift, pair, priced, RICH, ticket } from '#tests/builders/rich-cart.ts'
import { aCombo } from '#tests/builders/venue-file.ts'

const admissions = (eventTemplateId: string, quantity: number, ticketTypeId = 'adult') => ({
  eventTemplateId,
  ticketTypeId,
  quantity,
})

const both = [admissions('boat-tour', 1), admissions('pier', 1)]

const at = 'templates.0.events.0'

const shut = { company: { membershipSales: false } }

const evenly = { combos: [{ ...FILE.combos[0]!, quantityType: 'exactly' as const }] }

const lasting = { events: FILE.events.map(event => ({ ...event, duration: 45 })) }

const bounds = {
  combos: [{ ...FILE.combos[0]!, prices: [{ personTypeId: 'adult', price: 1, minimum: 2, maximum: 3 }] }],
}

/** The item by its kind and ids, the catalogue's first. */
const itemText = ({ kind, itemId, ...ids }: ProblemItem & { itemId?: string | undefined; name?: string }) =>
  [kind, ...Object.values({ ...ids, name: undefined }), itemId].filter(Boolean).join(' ')

function textOf({ code, path, sentence, item, ...numbers }: OrderProblem): string {
  const details = Object.keys(numbers).length > 0 ? [JSON.stringify(numbers)] : []
  return [code, path, sentence, `(${itemText(item)})`, ...details].join(' ')
}

/** Why something cannot be sold: the code, where, the sentence, and the numbers. */
const REFUSALS: [draft: CartDraft, book: PriceBook, ...problems: string[]][] = [
  [boat([ticket('adult', 1)]), bare()],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'lost' }),
    bare(),
    `unknown ${at}.eventTemplateId There is no such event (event lost boat-tour@10:00)`,
  ],
  [
    boat([ticket('adult', 1)], { eventId: 'lost' }),
    bare(),
    `slot-gone ${at}.eventId Boat Tour has no such time (event boat-tour lost) {"slotId":"lost"}`,
  ],
  [
    boat([ticket('adult', 1)], { eventId: 'pier@08:00' }),
    bare(),
    `slot-gone ${at}.eventId Boat Tour has no such time (event boat-tour pier@08:00) {"slotId":"pier@08:00"}`,
  ],
  [
    boat([ticket('adult', 1)]),
    bare({}, { now: new Date('2026-11-21T15:00:01Z') }),
    `slot-gone ${at}.eventId Boat Tour has begun (event boat-tour boat-tour@10:00) {"slotId":"boat-tour@10:00"}`,
  ],
  [boat([ticket('adult', 1)]), bare({}, { now: new Date('2026-11-21T15:00:00Z') })],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'pier', eventId: 'pier@08:00' }),
    bare({}, { now: new Date('2026-11-22T04:59:59Z') }),
  ],
  [
    boat([ticket('adult', 1)], { eventTemplateId: 'pier', eventId: 'pier@08:00' }),
    bare({}, { now: new Date('2026-11-22T05:00:00Z') }),
    `slot-gone ${at}.eventId Pier has begun (event pier pier@08:00) {"slotId":"pier@08:00"}`,
  ],
  [
    boat([ticket('adult', 2)], { eventTemplateId: 'night', eventId: 'night@20:00' }),
    bare(),
    `members-only ${at}.eventTemplateId Night Dive is for members (event night night@20:00) {"access":"membership-required"}`,
    'prerequisite-missing templates.0.eventTemplateId Night Dive can only be bought together with another event (event night) {"requires":["boat-tour"]}',
  ],
  [
    boat([ticket('student', 1)]),
    bare(),
    `unknown ${at}.tickets.0.ticketTypeId There is no such ticket for this event (event boat-tour boat-tour@10:00)`,
  ],
  [
    boat([ticket('senior', 1)]),
    bare(),
    `unknown ${at}.tickets.0.ticketTypeId There is no such ticket for this event (event boat-tour boat-tour@10:00)`,
  ],
  [
    boat([ticket('adult', 1, { id: undefined })]),
    bare(),
    `id-missing ${at}.tickets.0.id Adult has no id (event boat-tour boat-tour@10:00)`,
  ],
  [
    boat([ticket('child', 1)]),
    bare(),
    `tickets-out-of-range ${at}.tickets.0.quantity Kid: at least 2 (event boat-tour boat-tour@10:00) {"minimum":2,"maximum":3}`,
  ],
  [boat([ticket('child', 0)]), bare()],
  [boat([ticket('child', 2)]), bare()],
  [boat([ticket('child', 3)]), bare()],
  [
    boat([ticket('child', 4)]),
    bare(),
    `tickets-out-of-range ${at}.tickets.0.quantity Kid: at most 3 (event boat-tour boat-tour@10:00) {"minimum":2,"maximum":3}`,
  ],
  [boat([ticket('adult', 10)]), bare()],
  [
    boat([ticket('adult', 11)]),
    bare(),
    'seats-short slots.boat-tour@10:00 Only 10 left (slot boat-tour@10:00) {"requested":11,"available":10}',
  ],
  [
    boat([ticket('adult', 1)]),
    bare({}, { slots: startsOf({ id: 'boat-tour@10:00', free: 0 }) }),
    'seats-short slots.boat-tour@10:00 These tickets are sold out (slot boat-tour@10:00) {"requested":1,"available":0}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'lost', quantity: 1 }] }),
    bare(),
    `unknown ${at}.addOns.0.inventoryId There is no such add-on for this event (addOn lost x)`,
  ],
  [
    boat([], {
      eventTemplateId: 'pier',
      eventId: 'pier@08:00',
      addOns: [{ id: 'x', inventoryId: 'book', quantity: 1 }],
    }),
    bare(),
    `unknown ${at}.addOns.0.inventoryId There is no such add-on for this event (addOn book x)`,
  ],
  [
    boat([], { addOns: [{ inventoryId: 'book', quantity: 1 }] }),
    bare(),
    `id-missing ${at}.addOns.0.id Book has no id (addOn book)`,
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'set', quantity: 1 }] }),
    bare(),
    `pieces-out-of-range ${at}.addOns.0.quantity Set: exactly 2 (addOn set x) {"maximum":2}`,
  ],
  [boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 3 }] }), bare()],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 4 }] }),
    bare(),
    'pieces-out-of-range addOns.book Book: at most 3 (addOn book) {"maximum":3}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 3 }] }),
    bare({}, { freePieces: new Map([['book', 2]]) }),
    'pieces-short addOns.book Book: only 2 left (addOn book) {"requested":3,"available":2}',
  ],
  [
    boat([], { addOns: [{ id: 'x', inventoryId: 'book', quantity: 1 }] }),
    bare({}, { freePieces: new Map([['book', 0]]) }),
    'pieces-short addOns.book Book is sold out (addOn book) {"requested":1,"available":0}',
  ],
  [pair({ tickets: both }), bare()],
  [
    pair({ comboTemplateId: 'lost' }),
    bare(),
    'unknown comboItems.0.comboTemplateId There is no such combo (combo lost c-pair)',
  ],
  [pair({ id: undefined, tickets: both }), bare(), 'id-missing comboItems.0.id Pair has no id (combo pair)'],
  [
    pair({ tickets: [admissions('boat-tour', 1)], events: RICH.comboItems[0]!.events.slice(0, 1) }),
    bare(),
    'combo-incomplete comboItems.0.events Pair is not complete (combo pair c-pair)',
  ],
  [
    pair({ tickets: both, events: [...RICH.comboItems[0]!.events, { eventTemplateId: 'lost' }] }),
    bare(),
    'invalid comboItems.0.events.2.eventTemplateId This event is not part of the combo (combo pair lost c-pair)',
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
    'slot-gone comboItems.0.events.0.eventId Boat Tour has no such time (combo pair boat-tour pier@08:00 c-pair) {"slotId":"pier@08:00"}',
  ],
  [pair({ tickets: both }), bare(lasting)],
  [
    pair({ tickets: both }),
    bare({ ...lasting, combos: [{ ...FILE.combos[0]!, inOrder: true }] }),
    'parts-out-of-order comboItems.0.events.1.eventId Pier can begin from 10:55 on (combo pair pier pier@08:00 c-pair) {"slotId":"pier@08:00","beforeId":"boat-tour","from":"10:55"}',
  ],
  [
    pair({ tickets: both }),
    bare({}, { now: new Date('2026-11-21T16:00:00Z') }),
    'slot-gone comboItems.0.events.0.eventId Boat Tour has begun (combo pair boat-tour boat-tour@10:00 c-pair) {"slotId":"boat-tour@10:00"}',
  ],
  [
    pair({
      tickets: [admissions('boat-tour', 1), admissions('night', 1)],
      events: [{ eventTemplateId: 'boat-tour' }, { eventTemplateId: 'night' }],
    }),
    bare(),
    'members-only comboItems.0.comboTemplateId Night Dive is for members (combo pair c-pair) {"access":"membership-required"}',
  ],
  [
    pair({ tickets: both }),
    bare({ combos: [{ ...FILE.combos[0]!, memberOnlyEvent: true }] }),
    'members-only comboItems.0.comboTemplateId Pair is for members (combo pair c-pair) {"access":"membership-required"}',
  ],
  [
    pair({ tickets: [...both, admissions('night', 1)] }),
    bare(),
    'invalid comboItems.0.tickets There are tickets for an event that is not part of the combo (combo pair c-pair)',
  ],
  [
    pair({ tickets: [...both, admissions('boat-tour', 1, 'student')] }),
    bare(),
    'invalid comboItems.0.tickets There is no such ticket for this combo (combo pair c-pair)',
  ],
  [
    pair({ tickets: [admissions('boat-tour', 2), admissions('pier', 1)] }),
    bare(evenly),
    'invalid comboItems.0.tickets Pair needs the same tickets for every part (combo pair c-pair)',
  ],
  [
    pair({ tickets: [admissions('boat-tour', 1), admissions('pier', 0)] }),
    bare(),
    'invalid comboItems.0.tickets Pier has no tickets (combo pair c-pair)',
  ],
  [
    pair({ tickets: both }),
    bare(bounds),
    'people-out-of-range comboItems.0.tickets Pair: at least 2 (combo pair c-pair) {"personTypeId":"adult","minimum":2,"maximum":3}',
  ],
  [pair({ tickets: [admissions('boat-tour', 2), admissions('pier', 2)] }), bare(bounds)],
  [pair({ tickets: [admissions('boat-tour', 3), admissions('pier', 3)] }), bare(bounds)],
  [
    pair({ tickets: [admissions('boat-tour', 4), admissions('pier', 4)] }),
    bare(bounds),
    'people-out-of-range comboItems.0.tickets Pair: at most 3 (combo pair c-pair) {"personTypeId":"adult","minimum":2,"maximum":3}',
  ],
  [
    pair({ tickets: both, addOns: [{ addOnId: 'set', quantity: 2 }] }),
    bare(),
    'unknown comboItems.0.addOns.0.inventoryId There is no such add-on for this event (addOn set c-pair~set)',
  ],
  [gift({}), bare()],
  [
    gift({ inventoryId: 'lost' }),
    bare(),
    'unknown donations.0.inventoryId There is no such donation (donation lost d-gift)',
  ],
  [
    gift({ inventoryId: 'plank' }),
    bare(),
    'unknown donations.0.inventoryId There is no such donation (donation plank d-gift)',
  ],
  [gift({ inventoryId: 'plank', type: 'fixedDonation' }), bare()],
  [gift({ id: undefined }), bare(), 'id-missing donations.0.id Gift has no id (donation gift)'],
  [gift({ amount: 100 }), bare()],
  [gift({ amount: 1000 }), bare()],
  ...[99, 1001].map((amount): [CartDraft, PriceBook, string] => [
    gift({ amount }),
    bare(),
    'amount-out-of-range donations.0.amount The amount is not within what can be given (donation gift d-gift) {"minimum":100,"maximum":1000}',
  ]),
  [friend({}), bare()],
  [
    friend({ id: undefined }),
    bare(),
    'id-missing memberships.0.id A membership has no id (membership friend)',
  ],
  [
    friend({}),
    bare(shut),
    'not-sold memberships.0 Memberships are not sold here at present (membership friend m-1)',
  ],
  [
    friend({ membershipCategoryId: 'lost' }),
    bare(),
    'unknown memberships.0.membershipCategoryId There is no such membership (membership lost m-1)',
  ],
  [
    friend({ membershipOfferingId: 'lost' }),
    bare(),
    'unknown memberships.0.membershipOfferingId Friend has no such offering (membership friend m-1)',
  ],
  [
    friend({ pricePointId: 'lost' }),
    bare(),
    'unknown memberships.0.pricePointId One year has no such price (membership friend m-1)',
  ],
  [
    friend({ type: 'Renewal', membershipId: 'M-1' }),
    bare(),
    'not-eligible memberships.0.membershipId This membership cannot become Friend in this way (membership friend m-1)',
  ],
]

test.each(REFUSALS)('%#: what cannot be sold is named with its place', (draft, book, ...problems) => {
  const rows = priced(draft, book).problems.map(textOf)
  expect(rows).toEqual(problems)
})

test('what is ordered beside it or within a combo makes a prerequisite good', () => {
  const held = [aSource()]
  const night = boat([ticket('adult', 1)], { eventTemplateId: 'night', eventId: 'night@20:00' })
  const problems = (draft: CartDraft) =>
    priced(draft, bare({}, { held, sources: held })).problems.map(({ code, path }) => `${code} ${path}`)
  expect(problems(night)).toEqual(['prerequisite-missing templates.0.eventTemplateId'])
  expect(problems({ ...night, ...pair({ tickets: both }) })).toEqual([])
  const inCombo = pair({
    comboTemplateId: 'alone',
    tickets: [admissions('night', 1)],
    events: [{ eventTemplateId: 'night', eventId: 'night@20:00' }],
  })
  const alone = aCombo({ id: 'alone', entries: [{ eventIds: ['night'] }] })
  const book = bare({ combos: [alone] }, { held, sources: held })
  expect(priced(inCombo, book).problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'prerequisite-missing comboItems.0.events.0.eventTemplateId',
  ])
})
