import { expect, test } from 'vitest'
import { addRemoved, upsellIds } from '#app/rules/carts/upsells.ts'

test('(ORD-154) a removed event is offered again, and only once', () => {
  const once = addRemoved([{ eventTemplateId: 'dome' }], { eventTemplateId: 'reef' })

  expect(once).toEqual([{ eventTemplateId: 'dome' }, { eventTemplateId: 'reef' }])
  expect(addRemoved(once, { eventTemplateId: 'reef' })).toEqual(once)
})

test('recommendations come once each and never name what is ordered', () => {
  const ordered = [
    { eventTemplateId: 'reef', recommendedEventIds: ['dome', 'night'] },
    { eventTemplateId: 'dome', recommendedEventIds: ['night', 'reef', 'otters'] },
  ]

  expect(upsellIds(ordered)).toEqual(['night', 'otters'])
})
