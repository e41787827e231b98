import { expect, test } from 'vitest'
import type { OpeningGate } from './launch/opening-gate.ts'
import { nextStep } from './next-step.ts'
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
