import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ComboPart } from '#app/rules/combos/combo-availability.ts'
import { comboEvents, fillCombo, isComboComplete } from '#app/rules/combos/fill-combo.ts'

const reef: ComboPart = { type: 'event', eventIds: ['reef'], quantity: 1 }
const twoOf: ComboPart = { type: 'any', eventIds: ['a', 'b', 'c'], quantity: 2 }
const oneOf: ComboPart = { type: 'any', eventIds: ['b', 'd'], quantity: 1 }

const complete = (parts: ComboPart[], chosen: string[]) => isComboComplete(fillCombo(parts, chosen))

test.each([
  { why: 'nothing to choose', parts: [reef], chosen: [], is: true },
  { why: 'nothing chosen', parts: [reef, twoOf], chosen: [], is: false },
  { why: 'one of two', parts: [reef, twoOf], chosen: ['a'], is: false },
  { why: 'both', parts: [reef, twoOf], chosen: ['a', 'c'], is: true },
  { why: 'the same one twice', parts: [reef, twoOf], chosen: ['a', 'a'], is: false },
  { why: 'one queue full, the other empty', parts: [twoOf, oneOf], chosen: ['a', 'c'], is: false },
  { why: 'every queue full', parts: [twoOf, oneOf], chosen: ['a', 'c', 'd'], is: true },
  { why: 'no parts at all', parts: [], chosen: [], is: false },
])('[ORD-167] $why: complete $is', ({ parts, chosen, is }) => {
  expect(complete(parts, chosen)).toBe(is)
})

test('an event that two queues could take goes where it leaves room', () => {
  const one: ComboPart = { type: 'any', eventIds: ['a', 'b'], quantity: 1 }
  const other: ComboPart = { type: 'any', eventIds: ['a'], quantity: 1 }
  const { queues } = fillCombo([one, other], ['a', 'b'])

  expect(queues.map(({ chosen }) => chosen)).toEqual([['b'], ['a']])
})

test('what is always included, belongs to no queue or comes too late fills no place', () => {
  const { included, queues, left } = fillCombo([reef, twoOf], ['reef', 'z', 'a', 'b', 'c'])

  expect(included).toEqual(['reef'])
  expect(queues[0]).toMatchObject({ chosen: ['a', 'b'], open: 0 })
  expect(left).toEqual(['z', 'c'])
})

test('the events of a combo come with the admissions that one person gets', () => {
  const twice: ComboPart = { type: 'event', eventIds: ['dome'], quantity: 2 }
  const parts = [twoOf, twice, reef]

  expect(comboEvents(parts, fillCombo(parts, ['c', 'a']))).toEqual([
    { eventTemplateId: 'dome', perPerson: 2 },
    { eventTemplateId: 'reef', perPerson: 1 },
    { eventTemplateId: 'c', perPerson: 1 },
    { eventTemplateId: 'a', perPerson: 1 },
  ])
})

const part = fc.record({
  type: fc.constant('any' as const),
  eventIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }),
  quantity: fc.integer({ min: 1, max: 3 }),
})
const chosenEvents = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))

test('every chosen event stands in one queue that takes it or is left over, and no queue is overfull', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), chosenEvents, (parts, chosen) => {
      const { queues, left } = fillCombo(parts, chosen)

      expect([...queues.flatMap(queue => queue.chosen), ...left].sort()).toEqual([...chosen].sort())
      for (const queue of queues) {
        expect(queue.chosen.length + queue.open).toBe(queue.part.quantity)
        for (const eventId of queue.chosen) expect(queue.part.eventIds).toContain(eventId)
      }
    }),
  )
})

test('as many places are filled as the choice can fill, in whatever order it was made', () => {
  const filled = (parts: ComboPart[], chosen: string[]) =>
    fillCombo(parts, chosen).queues.reduce((sum, queue) => sum + queue.chosen.length, 0)

  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), chosenEvents, (parts, chosen) => {
      expect(filled(parts, chosen)).toBe(filled([...parts].reverse(), [...chosen].reverse()))
    }),
  )
})
