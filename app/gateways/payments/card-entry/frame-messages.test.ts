import { expect, test } from 'vitest'
import { CHANNEL, greeting } from './frame-messages.ts'

const shop = {} as MessageEventSource
const other = {} as MessageEventSource
const expectation = { type: 'ready', origin: 'https://cards.example', source: shop } as const
const ready = { channel: CHANNEL, type: 'ready' }

test('a greeting counts from the known window of the known origin', () => {
  expect(greeting({ origin: 'https://cards.example', source: shop, data: ready }, expectation)).toEqual(ready)
})

test.each([
  ['another origin', { origin: 'https://cards.example.evil.test', source: shop, data: ready }],
  ['the origin without its port', { origin: 'https://cards.example:8443', source: shop, data: ready }],
  ['no origin, as a sandboxed page has', { origin: 'null', source: shop, data: ready }],
  ['another window', { origin: 'https://cards.example', source: other, data: ready }],
  ['no window', { origin: 'https://cards.example', source: null, data: ready }],
  ['another kind', { origin: 'https://cards.example', source: shop, data: { ...ready, type: 'open' } }],
  ['another channel', { origin: 'https://cards.example', source: shop, data: { type: 'ready' } }],
  ['text', { origin: 'https://cards.example', source: shop, data: 'ready' }],
  ['nothing', { origin: 'https://cards.example', source: shop, data: null }],
])('a message with %s is none of ours', (_what, event) => {
  expect(greeting(event, expectation)).toBeNull()
})

test('no window is never the known one', () => {
  expect(
    greeting(
      { origin: 'https://cards.example', source: null, data: ready },
      { ...expectation, source: null },
    ),
  ).toBeNull()
})
