import { expect, test } from 'vitest'
import { type OrderedVisit, settledVisits } from './settled-visits.ts'

const reef: OrderedVisit = { id: 'reef', isKept: true, hasTime: true, hasRoom: true, isOpen: false }
const dome: OrderedVisit = { ...reef, id: 'dome' }

test.each<[what: string, visits: OrderedVisit[], settled: string[]]>([
  ['one visit is chosen here, whatever it has', [reef], []],
  ['two that the cart holds with their times', [reef, dome], ['reef', 'dome']],
  ['one that is new is open beside one that is settled', [reef, { ...dome, isKept: false }], ['reef']],
  ['one without a time is open', [reef, { ...dome, hasTime: false }], ['reef']],
  ['one whose time has too few seats is open', [{ ...reef, hasRoom: false }, dome], ['dome']],
  ['one that is being chosen is open', [{ ...reef, isOpen: true }, dome], ['dome']],
  ['no visit at all', [], []],
])('%s', (_, visits, settled) => {
  expect(settledVisits(visits)).toEqual(settled)
})
