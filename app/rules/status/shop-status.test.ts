import { expect, test } from 'vitest'
import { shopStatus } from '#app/rules/status/shop-status.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const cases = [
  {
    why: 'all is well',
    observed: { payments: 'working', mail: 'working' },
    overall: 'working',
    states: ['working', 'working', 'working', 'working'],
  },
  {
    why: 'payments wait for an answer',
    observed: { payments: 'delayed', mail: 'working' },
    overall: 'delayed',
    states: ['working', 'working', 'delayed', 'working'],
  },
  {
    why: 'mail waits',
    observed: { payments: 'working', mail: 'delayed' },
    overall: 'delayed',
    states: ['working', 'working', 'working', 'delayed'],
  },
  {
    why: 'nothing answers',
    observed: null,
    overall: 'down',
    states: ['working', 'down', 'down', 'delayed'],
  },
] as const

test.each(cases)('$why: the shop is $overall', ({ observed, overall, states }) => {
  const status = shopStatus(observed)
  expect(status.overall).toBe(overall)
  expect(status.parts.map(({ part }) => part)).toEqual(['pages', 'orders', 'payments', 'mail'])
  expect(status.parts.map(({ state }) => state)).toEqual(states)
  for (const { words } of status.parts) expect(defaultWords(words).length).toBeGreaterThan(20)
})
