import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PURCHASE_TYPES } from '#app/rules/carts/item-types.ts'
import { type LevelFacts, levelActions } from '#app/rules/memberships/level-actions.ts'

const open = { canJoin: true, canGift: true }
const facts = (about: Partial<LevelFacts> = {}): LevelFacts => ({
  isSold: true,
  isOffered: true,
  isHeld: false,
  sources: [],
  ...about,
})
const may = (level: typeof open, about: Partial<LevelFacts> = {}) => {
  const { canJoin, canGift, canRenew, canUpgrade } = levelActions(level, facts(about))
  return Object.entries({ join: canJoin, gift: canGift, renew: canRenew, upgrade: canUpgrade })
    .filter(([, can]) => can)
    .map(([name]) => name)
}
const from = (membershipId: string, ...types: LevelFacts['sources'][number]['types']) => ({
  membershipId,
  types,
})

test('[MEM-152] a level is joined and given only where it takes new members', () => {
  expect(may(open)).toEqual(['join', 'gift'])
  expect(may({ canJoin: true, canGift: false })).toEqual(['join'])
  expect(may({ canJoin: false, canGift: true })).toEqual([])
})

test('[MEM-149] [MEM-150] a renewal option makes a level renewable and no longer joinable, an upgrade option makes it one to upgrade to', () => {
  expect(may(open, { sources: [from('M-1', 'Renewal')] })).toEqual(['gift', 'renew'])
  expect(may(open, { sources: [from('M-1', 'Upgrade')] })).toEqual(['join', 'gift', 'upgrade'])
  expect(may(open, { sources: [from('M-1', 'Upgrade', 'RenewalUpgrade')] })).toEqual([
    'gift',
    'renew',
    'upgrade',
  ])
  expect(may(open, { sources: [from('M-1')] })).toEqual(['join', 'gift'])
})

test('[MEM-155] where memberships are not sold nothing can be done', () => {
  expect(may(open, { isSold: false, sources: [from('M-1', 'Renewal', 'Upgrade')] })).toEqual([])
})

test('[MEM-156] an option belongs to the membership that has it', () => {
  const sources = [from('M-1'), from('M-2', 'PostTermRenewal'), from('M-3', 'Upgrade')]
  expect(levelActions(open, facts({ sources }))).toMatchObject({
    renewal: { membershipId: 'M-2', action: 'PostTermRenewal' },
    upgrade: { membershipId: 'M-3', action: 'Upgrade' },
  })
  expect(levelActions(open, facts({ sources: [from('M-1')] }))).toMatchObject({
    renewal: null,
    upgrade: null,
  })
})

test('what is held is not joined again, an auxiliary group without its base neither joined nor given', () => {
  expect(may(open, { isHeld: true })).toEqual(['gift'])
  expect(may(open, { isOffered: false })).toEqual([])
})

test('a level is never both joined and renewed, and every move names one of the sources', () => {
  const types = fc.uniqueArray(fc.constantFrom(...PURCHASE_TYPES.slice(1)))
  const sources = fc.array(fc.record({ membershipId: fc.constantFrom('M-1', 'M-2', 'M-3'), types }))
  fc.assert(
    fc.property(sources, fc.boolean(), (found, canJoin) => {
      const { renewal, upgrade, ...can } = levelActions({ canJoin, canGift: true }, facts({ sources: found }))
      expect(can.canJoin && can.canRenew).toBe(false)
      for (const move of [renewal, upgrade].filter(one => one !== null))
        expect(
          found.some(({ membershipId, types: ways }) => {
            return membershipId === move.membershipId && ways.includes(move.action)
          }),
        ).toBe(true)
    }),
  )
})
