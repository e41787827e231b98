import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { allowances, violations, withTickets } from '#app/rules/limits/evaluate-limits.ts'
import { limitedTickets } from '#app/rules/limits/limited-tickets.ts'
import { aCartRow, aPriceBook, startsOf } from '#tests/builders/price-book.ts'
import { aCombo, aMembershipCategory, anEventTemplate } from '#tests/builders/venue-file.ts'
import { arrangeMemberTickets } from './arrange-member-tickets.ts'
import { type BasketQuestion, questionOf } from './basket-question.ts'

const free = { memberDiscounts: [{ discountType: 'PercentageBased', value: 100 }] }
const list = [
  { personTypeId: 'adult', price: 2000 },
  { personTypeId: 'child', price: 1000 },
  { personTypeId: 'toddler', price: 0 },
]
const anEvent = (id: string) => anEventTemplate({ id, ...free, priceLists: [{ id: 'usual', prices: list }] })
const aLevel = (id: string) => aMembershipCategory({ id, name: id })
const benefit = (level: string, quantity: number) => ({
  id: level,
  ruleType: 'memberBenefits' as const,
  membershipCategoryIds: [level],
  quantity,
  combined: true,
})
const BOOK = aPriceBook(
  {
    personTypes: ['adult', 'child', 'toddler'].map(id => ({ id, name: id })),
    events: [anEvent('zoo'), anEvent('boat')],
    combos: [aCombo({ id: 'both', entries: [{ eventIds: ['zoo'] }, { eventIds: ['boat'] }] })],
    memberships: { categories: ['single', 'dual', 'family', 'pass'].map(aLevel) },
    limits: [benefit('single', 1), benefit('dual', 2), benefit('family', 6)],
  },
  { slots: startsOf({ id: 'zoo@10:00', free: 99 }, { id: 'boat@12:00', free: 99 }) },
)
const LIMITS = {
  limits: BOOK.venue.limits,
  offered: ['zoo', 'boat'].map(eventId => ({ eventId, personTypeIds: list.map(one => one.personTypeId) })),
  purchases: [],
  memberCategoryIds: [],
  today: '2026-11-21',
}

type Party = Record<string, number>
type Order = {
  zoo?: Party
  atRetail?: Party
  boat?: Party
  levels?: string[]
  addOns?: number
  combo?: number
}

function cartOf({ zoo = {}, atRetail = {}, boat = {}, levels = [], addOns = 0, combo = 0 }: Order) {
  const tickets = (slotId: string, { party, isRetail }: { party: Party; isRetail: boolean }) =>
    Object.entries(party).map(([ticketTypeId, quantity]) => ({
      id: `${slotId}~${ticketTypeId}${isRetail ? '~retail' : ''}`,
      ...{ ticketTypeId, quantity, isRetail },
    }))
  const draft: CartDraft = {
    templates: [
      {
        eventTemplateId: 'zoo',
        events: [
          {
            eventId: 'zoo@10:00',
            tickets: [
              ...tickets('zoo@10:00', { party: zoo, isRetail: false }),
              ...tickets('zoo@10:00', { party: atRetail, isRetail: true }),
            ],
            addOns: addOns ? [{ id: 'a', inventoryId: 'audio', quantity: addOns }] : [],
          },
        ],
      },
      {
        eventTemplateId: 'boat',
        events: [{ eventId: 'boat@12:00', tickets: tickets('boat@12:00', { party: boat, isRetail: false }) }],
      },
    ],
    comboItems: combo
      ? [
          {
            id: 'both',
            comboTemplateId: 'both',
            events: [
              { eventTemplateId: 'zoo', eventId: 'zoo@10:00' },
              { eventTemplateId: 'boat', eventId: 'boat@12:00' },
            ],
            tickets: ['zoo', 'boat'].map(eventTemplateId => ({
              ...{ eventTemplateId, ticketTypeId: 'adult', quantity: combo },
            })),
          },
        ]
      : [],
    memberships: levels.map(membershipCategoryId => ({
      id: membershipCategoryId,
      type: 'MembershipPurchase' as const,
      membershipCategoryId,
    })),
  }
  return aCartRow(draft).document
}

const question = (order: Order): BasketQuestion => questionOf({ book: BOOK, limits: LIMITS }, cartOf(order))

/** The tickets as `adult 2` and, at the price for everybody, `adult 1 full`, those of combos left aside. */
const written = ({ templates }: BasketQuestion['document']) =>
  templates.flatMap(({ eventTemplateId, events }) =>
    events.flatMap(({ tickets }) =>
      tickets.map(
        ({ ticketTypeId, quantity, isRetail }) =>
          `${eventTemplateId === 'boat' ? 'boat ' : ''}${ticketTypeId} ${quantity}${isRetail ? ' full' : ''}`,
      ),
    ),
  )

const cases: [string, Order, string[]][] = [
  ['one adult with a single level', { zoo: { adult: 1 }, levels: ['single'] }, ['adult 1']],
  ['two adults with a single level', { zoo: { adult: 2 }, levels: ['single'] }, ['adult 1', 'adult 1 full']],
  ['two adults with a dual level', { zoo: { adult: 2 }, levels: ['dual'] }, ['adult 2']],
  ['five with a family level', { zoo: { adult: 2, child: 3 }, levels: ['family'] }, ['adult 2', 'child 3']],
  [
    'an adult and a child with a single level, which is the adult’s',
    { zoo: { child: 1, adult: 1 }, levels: ['single'] },
    ['child 1 full', 'adult 1'],
  ],
  [
    'a toddler who is free for everybody, and uses up nothing',
    { zoo: { adult: 1, toddler: 1 }, levels: ['single'] },
    ['adult 1', 'toddler 1 full'],
  ],
  [
    'two events, each with its own benefit',
    { zoo: { adult: 2 }, boat: { adult: 2 }, levels: ['single'] },
    ['adult 1', 'adult 1 full', 'boat adult 1', 'boat adult 1 full'],
  ],
  ['a level without a limit', { zoo: { adult: 4 }, levels: ['pass'] }, ['adult 4']],
  ['nobody who joins', { zoo: { adult: 2 } }, ['adult 2']],
  [
    'a combo beside them, which has its own price',
    { zoo: { adult: 1 }, combo: 1, levels: ['single'] },
    ['adult 1'],
  ],
]
test.each(cases)('%s', (_, order, expected) => {
  expect(written(arrangeMemberTickets(question(order), { anew: false }))).toEqual(expected)
})

const changes: [string, boolean, Order, string[]][] = [
  ['a choice of the full price stays', false, { atRetail: { adult: 2 }, levels: ['dual'] }, ['adult 2 full']],
  [
    'with another level they are shared out anew',
    true,
    { zoo: { adult: 1 }, atRetail: { adult: 1 }, levels: ['dual'] },
    ['adult 2'],
  ],
  [
    'without the membership they are what they were',
    true,
    { zoo: { adult: 1 }, atRetail: { adult: 1, child: 2 } },
    ['adult 2', 'child 2'],
  ],
]
test.each(changes)('%s', (_, anew, order, expected) => {
  expect(written(arrangeMemberTickets(question(order), { anew }))).toEqual(expected)
})

test('an add-on stays beside the tickets, and the ids of those that stay are theirs', () => {
  const { templates } = arrangeMemberTickets(question({ zoo: { adult: 2 }, addOns: 2, levels: ['single'] }), {
    anew: false,
  })
  const [slot] = templates[0]!.events
  expect(slot!.addOns).toEqual([{ id: 'a', inventoryId: 'audio', quantity: 2 }])
  expect(slot!.tickets.map(({ id }) => id)).toEqual(['zoo@10:00~adult', 'zoo@10:00~adult~retail'])
})

const people = fc.record({
  adult: fc.integer({ min: 0, max: 3 }),
  child: fc.integer({ min: 0, max: 3 }),
  toddler: fc.integer({ min: 0, max: 2 }),
})
const anOrder = fc.record({
  zoo: people,
  atRetail: people,
  boat: people,
  levels: fc.subarray(['single', 'dual', 'family', 'pass'], { maxLength: 2 }),
  combo: fc.integer({ min: 0, max: 2 }),
})

/** How many come to each event, of each kind, at whatever price. */
const peopleOf = (document: BasketQuestion['document']) => {
  const counts = new Map<string, number>()
  for (const { eventId, personTypeId, quantity } of limitedTickets(document))
    if (quantity > 0)
      counts.set(`${eventId} ${personTypeId}`, quantity + (counts.get(`${eventId} ${personTypeId}`) ?? 0))
  return Object.fromEntries([...counts].sort())
}

test('nobody is lost or added, no limit is broken, it stays as it is, and without the membership all pay what everybody pays', () => {
  fc.assert(
    fc.property(anOrder, order => {
      const before = question(order)
      const document = arrangeMemberTickets(before, { anew: true })
      const after = { ...before, document }
      expect(peopleOf(document)).toEqual(peopleOf(before.document))
      const results = withTickets(allowances(after.limits), limitedTickets(document))
      expect(violations(results)).toEqual([])
      expect(arrangeMemberTickets(after, { anew: true })).toEqual(document)
      const left = questionOf({ book: BOOK, limits: LIMITS }, { ...document, memberships: [] })
      const back = arrangeMemberTickets(left, { anew: true })
      expect(written(back).some(ticket => ticket.endsWith('full'))).toBe(false)
      expect(peopleOf(back)).toEqual(peopleOf(before.document))
    }),
  )
})
