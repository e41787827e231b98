import { expect, test } from 'vitest'
import type { OpeningGate } from './launch/opening-gate.ts'
import { itemAfter, nextStep } from './next-step.ts'
import { venueChecklist } from './venue-checklist.ts'

const CLEAR: OpeningGate = { kind: 'clear' }
const UNCHECKED: OpeningGate = { kind: 'unchecked' }
const fromPage = {
  confirmed: [],
  name: 'Pier',
  hasContact: true,
  hasLook: true,
  hasOwnHours: true,
  eventsOnSale: 0,
  ownTexts: 0,
  editors: 0,
  links: 0,
}

test.each([
  ['without a way to reach it', { hasContact: false }, UNCHECKED, 'name'],
  ['without events', {}, UNCHECKED, 'events'],
  ['that has what it needs', { eventsOnSale: 2 }, UNCHECKED, 'launch'],
  ['with errors', { eventsOnSale: 2 }, { kind: 'errors', count: 1 } as const, 'findings'],
  ['that was changed back since its check', { eventsOnSale: 0 }, CLEAR, 'events'],
  ['that can open', { eventsOnSale: 2 }, CLEAR, null],
])('the next step of a venue %s', (_case, facts, gate, step) => {
  expect(nextStep(venueChecklist({ ...fromPage, ...facts }), gate)).toBe(step)
})

test.each([
  ['what is needed leads on to what is missing', 'look', {}, 'events'],
  ['in its order, without coming back to itself', 'name', { hasContact: false, hasOwnHours: false }, 'hours'],
  ['and to nothing where all is there', 'look', { eventsOnSale: 1 }, null],
  ['what is only good to have leads nowhere', 'links', {}, null],
] as const)('saving: %s', (_case, saved, facts, item) => {
  expect(itemAfter(venueChecklist({ ...fromPage, ...facts }), saved)).toBe(item)
})
