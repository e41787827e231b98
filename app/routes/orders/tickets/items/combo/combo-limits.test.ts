import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withTickets } from '#app/rules/limits/evaluate-limits.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import { ticketsOfCombo } from '../../limited-items.ts'
import { comboLimits } from './combo-limits.ts'
import { type OrderCombo, rowKey } from './combo-model.ts'

const KINDS = ['adult', 'child']

/** A combo of the reef twice and the dome once. */
const aCombo = (limits: SalesRuleResult[], even = true) =>
  ({
    types: KINDS.map(id => ({ id, name: id, description: '', maximum: null })),
    visits: [
      { id: 'reef', name: 'Reef', perPerson: 2, slots: [{ id: 'ten', availableSeats: 5 }] },
      { id: 'dome', name: 'Dome', perPerson: 1, slots: [] },
    ],
    even,
    limits,
  }) as unknown as OrderCombo

const together = (eventId: string, most: number, about: Partial<SalesRuleResult> = {}) =>
  aRule({
    ...{ eventId, allowedQuantity: most, groupMax: most, pricePointIds: KINDS, ticketTypes: KINDS },
    ...about,
  })
const chosen = (quantities: Record<string, number>) => ({ slots: {}, quantities })
const single = (eventId: string, quantity: number): LimitedTickets => ({
  ...{ eventId, personTypeId: 'adult', quantity, isRetail: false },
})

test.each<
  [string, SalesRuleResult[], Record<string, number>, LimitedTickets[], string[], Record<string, number>]
>([
  ['within', [together('reef', 6)], { adult: 3 }, [], [], { adult: 3 }],
  ['of an event it has twice', [together('reef', 5)], { adult: 3 }, [], ['Reef 5 of 6'], { adult: 2 }],
  [
    'with other tickets',
    [together('dome', 4)],
    { adult: 3 },
    [single('dome', 2)],
    ['Dome 4 of 5'],
    { adult: 2 },
  ],
  ['that others break', [together('dome', 4)], { adult: 3 }, [single('dome', 5)], [], { adult: 3 }],
  [
    'of two events',
    [together('reef', 5), together('dome', 1)],
    { adult: 2, child: 1 },
    [],
    ['Reef 5 of 6', 'Dome 1 of 3'],
    { adult: 1, child: 0 },
  ],
])(
  'a limit %s: what is refusals, and what the smallest change leaves',
  (_, limits, quantities, beside, refusals, kept) => {
    const { over } = comboLimits(aCombo(limits), chosen(quantities), beside)
    expect(
      over?.refusals.map(({ eventName, refusal }) => `${eventName} ${refusal.most} of ${refusal.chosen}`) ??
        [],
    ).toEqual(refusals)
    const changes = Object.fromEntries(over?.changes.map(({ row, quantity }) => [row, quantity]) ?? [])
    expect({ ...quantities, ...changes }).toEqual(kept)
  },
)

test.each([
  ['a limit leaves more than there are seats', [together('reef', 8)], 5, { adult: 2 }, 1],
  ['there are too few seats alone', [], 3, { adult: 2 }, 0],
  ['there is room', [], 2, {}, 0],
])('the smallest change leaves what there are seats for where %s', (_, limits, adult, kept, refusals) => {
  const { over } = comboLimits(aCombo(limits), { slots: { reef: 'ten' }, quantities: { adult } }, [])
  expect(Object.fromEntries(over?.changes.map(({ row, quantity }) => [row, quantity]) ?? [])).toEqual(kept)
  expect(over?.refusals.length ?? 0).toBe(refusals)
})

test('what may still be added is bounded by each limit, and a full one is told', () => {
  const combo = aCombo([together('reef', 6), together('dome', 9)])
  const limits = comboLimits(combo, chosen({ adult: 2 }), [single('reef', 1)])
  expect([limits.most('adult', 40), limits.most('child', 40), limits.most('adult', 1)]).toEqual([2, 0, 1])
  expect(limits.reached.map(({ eventName }) => eventName)).toEqual(['Reef'])
  expect(comboLimits(combo, chosen({ adult: 1 }), []).reached).toEqual([])
})

const quantity = fc.integer({ min: 0, max: 4 })
const anyRule = fc
  .record({
    eventId: fc.constantFrom('reef', 'dome'),
    most: fc.integer({ min: 0, max: 8 }),
    isPreventRule: fc.boolean(),
  })
  .map(({ eventId, most, isPreventRule }) =>
    together(eventId, isPreventRule ? 0 : most, isPreventRule ? { isPreventRule } : {}),
  )

test('applying the repair always makes the combo possible, and nothing of it could be left out', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 3 }),
      fc.boolean(),
      fc.array(quantity, { minLength: 4, maxLength: 4 }),
      fc.array(quantity, { minLength: 2, maxLength: 2 }),
      (rules, even, numbers, ofOthers) => {
        const combo = aCombo(rules, even)
        const rows = even ? KINDS : ['reef', 'dome'].flatMap(visit => KINDS.map(id => rowKey(id, visit)))
        const quantities = Object.fromEntries(rows.map((row, index) => [row, numbers[index] ?? 0]))
        const beside = ['reef', 'dome'].map((id, index) => single(id, ofOthers[index] ?? 0))
        const broken = (some: Record<string, number>) =>
          withTickets(rules, [...beside, ...ticketsOfCombo(combo, chosen(some))]).filter(
            (rule, index) => rule.fails && !withTickets(rules, beside)[index]?.fails,
          )
        const { over } = comboLimits(combo, chosen(quantities), beside)
        expect(over === null).toBe(broken(quantities).length === 0)
        const changes = over?.changes ?? []
        const repaired = {
          ...quantities,
          ...Object.fromEntries(changes.map(each => [each.row, each.quantity])),
        }
        expect(broken(repaired)).toEqual([])
        for (const { row, quantity: kept } of changes)
          expect(broken({ ...repaired, [row]: kept + 1 })).not.toEqual([])
      },
    ),
    { numRuns: 500, seed: 7 },
  )
})
