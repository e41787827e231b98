import { expect, test } from 'vitest'
import {
  type EligibilitySettings,
  type EligibilitySource,
  eligibleTypes,
  type Level,
} from '#app/rules/memberships/eligibility.ts'

const level = (id: string, about: Partial<Level> = {}): Level => ({
  id,
  renewToIds: [],
  upgradeToIds: [],
  disallowUpgrade: false,
  canRenew: true,
  ...about,
})
const single = level('single')
const duo = level('duo', { upgradeToIds: ['family'], renewToIds: ['duo', 'single'] })
const family = level('family')
const levels = { single, duo, family }

const settings: EligibilitySettings = {
  today: '2026-11-20',
  renewalWindowDays: 30,
  postTermRenewalDays: 60,
  allowUpgradeExternalMemberships: false,
}
const held = (about: Partial<EligibilitySource> = {}): EligibilitySource => ({
  categoryId: 'duo',
  standing: 'active',
  startDate: '2026-01-01',
  expiresOn: '2026-12-31',
  isExternal: false,
  hasUpcoming: false,
  ...about,
})

const cases: {
  why: string
  source?: Partial<EligibilitySource>
  to: keyof typeof levels
  types: string[]
}[] = [
  { why: 'a higher level in the middle of the term', to: 'family', types: ['Upgrade'] },
  { why: 'its own level long before the end', to: 'duo', types: [] },
  { why: 'its own level near the end', source: { expiresOn: '2026-12-20' }, to: 'duo', types: ['Renewal'] },
  { why: 'its own level a day too early', source: { expiresOn: '2026-12-21' }, to: 'duo', types: [] },
  {
    why: 'a higher level near the end',
    source: { expiresOn: '2026-12-01' },
    to: 'family',
    types: ['Upgrade', 'RenewalUpgrade'],
  },
  {
    why: 'a lower level near the end',
    source: { expiresOn: '2026-12-01' },
    to: 'single',
    types: ['RenewalDowngrade'],
  },
  {
    why: 'its own level on the last day',
    source: { expiresOn: '2026-11-20' },
    to: 'duo',
    types: ['Renewal'],
  },
  {
    why: 'its own level on the day after',
    source: { expiresOn: '2026-11-19' },
    to: 'duo',
    types: ['PostTermRenewal'],
  },
  {
    why: 'a higher level after the end',
    source: { standing: 'lapsed', expiresOn: '2026-10-01' },
    to: 'family',
    types: ['PostTermRenewalUpgrade'],
  },
  {
    why: 'its own level long after the end',
    source: { expiresOn: '2026-09-01' },
    to: 'duo',
    types: ['Rejoin'],
  },
  {
    why: 'its own level after it was cancelled',
    source: { standing: 'dropped', expiresOn: '2026-12-31' },
    to: 'duo',
    types: ['Rejoin'],
  },
  {
    why: 'a higher level after it was cancelled',
    source: { standing: 'dropped' },
    to: 'family',
    types: ['RejoinUpgrade'],
  },
  {
    why: 'its own level with the next term bought already',
    source: { expiresOn: '2026-12-01', hasUpcoming: true },
    to: 'duo',
    types: [],
  },
  { why: 'a higher level, sold elsewhere', source: { isExternal: true }, to: 'family', types: [] },
]

test.each(cases)('to $why the ways are $types', ({ source, to, types }) => {
  expect(eligibleTypes({ source: held(source), from: duo, to: levels[to] }, settings)).toEqual(types)
})

test('[MEM-151] a membership sold elsewhere is upgraded only where the venue allows it', () => {
  const move = { source: held({ isExternal: true }), from: duo, to: family }
  expect(eligibleTypes(move, settings)).toEqual([])
  expect(eligibleTypes(move, { ...settings, allowUpgradeExternalMemberships: true })).toEqual(['Upgrade'])
})

test('a level may keep its members from upgrading, and be closed for renewals', () => {
  const near = held({ expiresOn: '2026-12-01' })
  expect(
    eligibleTypes({ source: near, from: { ...duo, disallowUpgrade: true }, to: family }, settings),
  ).toEqual([])
  expect(eligibleTypes({ source: near, from: duo, to: { ...duo, canRenew: false } }, settings)).toEqual([])
})

test('without a list of its own a level renews into itself alone', () => {
  const near = held({ categoryId: 'single', expiresOn: '2026-12-01' })
  expect(eligibleTypes({ source: near, from: single, to: single }, settings)).toEqual(['Renewal'])
  expect(eligibleTypes({ source: near, from: single, to: duo }, settings)).toEqual([])
})
