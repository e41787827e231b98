import { expect, test } from 'vitest'
import { shopStatus } from '#app/rules/status/shop-status.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const cases = [
  {
    why: 'all is well',
    observed: { payments: 'working', mail: 'working', passes: null },
    overall: 'working',
    states: ['working', 'working', 'working', 'working'],
  },
  {
    why: 'payments wait for an answer',
    observed: { payments: 'delayed', mail: 'working', passes: null },
    overall: 'delayed',
    states: ['working', 'working', 'delayed', 'working'],
  },
  {
    why: 'mail waits',
    observed: { payments: 'working', mail: 'delayed', passes: null },
    overall: 'delayed',
    states: ['working', 'working', 'working', 'delayed'],
  },
  {
    why: 'a wallet takes no passes',
    observed: { payments: 'working', mail: 'working', passes: 'down' },
    overall: 'limited',
    states: ['working', 'working', 'working', 'working', 'down'],
  },
  {
    why: 'wallets take passes and mail waits',
    observed: { payments: 'working', mail: 'delayed', passes: 'working' },
    overall: 'delayed',
    states: ['working', 'working', 'working', 'delayed', 'working'],
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
  const names = ['pages', 'orders', 'payments', 'mail', 'passes'].slice(0, states.length)
  expect(status.parts.map(({ part }) => part)).toEqual(names)
  expect(status.parts.map(({ state }) => state)).toEqual(states)
  for (const { words } of status.parts) expect(defaultWords(words).length).toBeGreaterThan(20)
})
