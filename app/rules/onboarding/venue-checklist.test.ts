import { expect, test } from 'vitest'
import { type ChecklistFacts, venueChecklist } from './venue-checklist.ts'

const nothing: ChecklistFacts = {
  confirmed: [],
  name: 'Pier',
  hasContact: false,
  hasLook: false,
  hasOwnHours: false,
  eventsOnSale: 0,
  ownTexts: 0,
  editors: 0,
  links: 0,
}
const doneOf = (facts: Partial<ChecklistFacts>) =>
  venueChecklist({ ...nothing, ...facts })
    .items.filter(({ isDone }) => isDone)
    .map(({ item }) => item)

test('a venue that has only a name has nothing done', () => {
  expect(doneOf({})).toEqual([])
})

test.each<[string, Partial<ChecklistFacts>]>([
  ['name', { hasContact: true }],
  ['look', { hasLook: true }],
  ['hours', { hasOwnHours: true }],
  ['events', { eventsOnSale: 1 }],
  ['words', { ownTexts: 3 }],
  ['staff', { editors: 1 }],
  ['links', { links: 1 }],
  ['look', { confirmed: ['look'] }],
  ['hours', { confirmed: ['hours'] }],
  ['words', { confirmed: ['words'] }],
  ['links', { confirmed: ['links'] }],
])('%s is done by %j', (item, facts) => {
  expect(doneOf(facts)).toEqual([item])
})

test.each(['name', 'events', 'staff'])('%s is not done by saying so', item => {
  expect(doneOf({ confirmed: [item] })).toEqual([])
})

test('a venue may open with what visitors need, without words, staff and links of its own', () => {
  const ready = { hasContact: true, hasLook: true, hasOwnHours: true, eventsOnSale: 1 }
  expect(venueChecklist({ ...nothing, ...ready })).toMatchObject({ done: 4, mayOpen: true })
  expect(venueChecklist({ ...nothing, ...ready, eventsOnSale: 0, links: 4 })).toMatchObject({
    done: 4,
    mayOpen: false,
  })
})
