import { expect, test } from 'vitest'
import { mayDo, rightsOf, type StaffRight } from './staff-rights.ts'

const cases: [roles: string[], rights: StaffRight[]][] = [
  [['wording'], ['words']],
  [['designer'], ['look', 'links', 'logo', 'pictures']],
  [
    ['wording', 'designer'],
    ['words', 'look', 'links', 'logo', 'pictures'],
  ],
  [['publisher'], ['words', 'look', 'links', 'logo', 'other', 'pictures', 'publish', 'moderate']],
  [['onboarding'], ['set-up']],
  [['constructor', 'owner'], []],
  [[], []],
]
test.each(cases)('%j may do %j', (roles, rights) => {
  expect(rightsOf(roles)).toEqual(rights)
})

test('nobody but a publisher makes anything public', () => {
  expect(['wording', 'designer', 'onboarding', ''].filter(role => mayDo([role], 'publish'))).toEqual([])
  expect(mayDo(['onboarding', 'publisher'], 'publish')).toBe(true)
})
