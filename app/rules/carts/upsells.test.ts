import { expect, test } from 'vitest'
import { addRemoved, upsellIds } from '#app/rules/carts/upsells.ts'

test('[ORD-154] a removed event is offered again, and only once', () => {
  const once = addRemoved(['dome'], 'reef')

  expect(once).toEqual(['dome', 'reef'])
  expect(addRemoved(once, 'reef')).toEqual(once)
})

test('recommendations come once each and never name what is ordered', () => {
  const ordered = [
    { eventTemplateId: 'reef', recommendedEventIds: ['dome', 'night'] },
    { eventTemplateId: 'dome', recommendedEventIds: ['night', 'reef', 'otters'] },
  ]

  expect(upsellIds(ordered)).toEqual(['night', 'otters'])
})
