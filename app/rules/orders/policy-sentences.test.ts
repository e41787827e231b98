import { expect, test } from 'vitest'
import { defaultWords } from '#tests/builders/default-words.ts'
import { policiesOf, policySentences } from './policy-sentences.ts'

const policy = (about: object = {}) => ({ refundPercent: 100, cancelFee: 0, ...about })
const money = (cents: number) => `$${cents / 100}`

test.each([
  ['nothing', {}, 'All sales are final.'],
  [
    'moves',
    { moveHours: 2 },
    'You can move your visit yourself until 2 hours before it begins. All sales are final.',
  ],
  [
    'moves until the start',
    { moveHours: 0, cancelHours: 1 },
    'You can move your visit yourself until it begins. Cancel until 1 hour before it begins and get everything back but fees.',
  ],
  [
    'a share',
    { cancelHours: 48, refundPercent: 80 },
    'Cancel until 48 hours before it begins and get 80 % back, fees aside.',
  ],
  [
    'a share less a fee',
    { cancelHours: 24, refundPercent: 80, cancelFee: 200 },
    'Cancel until 24 hours before it begins and get 80 % back less $2, fees aside.',
  ],
])('a policy that allows %s says so', (_, about, words) => {
  expect(policySentences(policy(about), money).map(defaultWords).join(' ')).toBe(words)
})

test('one policy is for everything, several name their events', () => {
  const own = policy({ moveHours: 1 })
  const policies = { usual: policy(), events: { boat: own } }
  expect(policiesOf(policies, ['pool', 'reef'])).toEqual([{ policy: policy(), eventIds: [] }])
  expect(policiesOf(policies, ['pool', 'boat', 'reef'])).toEqual([
    { policy: policy(), eventIds: ['pool', 'reef'] },
    { policy: own, eventIds: ['boat'] },
  ])
  expect(policiesOf(policies, [])).toEqual([])
})
