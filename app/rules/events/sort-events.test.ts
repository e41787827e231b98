import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortEvents, splitMemberEvents } from '#app/rules/events/sort-events.ts'

const given = [
  { id: 'c', displayOrder: 3 },
  { id: 'x' },
  { id: 'a', displayOrder: 1 },
  { id: 'a2', displayOrder: 1 },
]

test('[ORD-029] with the flag on events stand in display order, those without a position last', () => {
  const sorted = sortEvents(given, { sortTemplatesByDisplayOrder: true })

  expect(sorted.map(event => event.id)).toEqual(['a', 'a2', 'c', 'x'])
})

test('[ORD-029] with the flag off they keep their order', () => {
  expect(sortEvents(given, { sortTemplatesByDisplayOrder: false })).toEqual(given)
})

test('sorting loses no event and changes nothing the second time', () => {
  const events = fc.array(
    fc.record({ id: fc.nat(), displayOrder: fc.option(fc.integer(), { nil: undefined }) }),
  )

  fc.assert(
    fc.property(events, list => {
      const once = sortEvents(list, { sortTemplatesByDisplayOrder: true })

      expect(sortEvents(once, { sortTemplatesByDisplayOrder: true })).toEqual(once)
      expect(new Set(once)).toEqual(new Set(list))
    }),
  )
})

test('member events stand apart, by order type or else by being for members only', () => {
  const events = [
    { id: 'open' },
    { id: 'members', memberOnlyEvent: true },
    { id: 'typed', eventOrderType: 'member' },
    { id: 'listed', memberOnlyEvent: true, eventOrderType: 'event' },
  ]
  const split = splitMemberEvents(events)

  expect(split.events.map(event => event.id)).toEqual(['open', 'listed'])
  expect(split.memberEvents.map(event => event.id)).toEqual(['members', 'typed'])
})
