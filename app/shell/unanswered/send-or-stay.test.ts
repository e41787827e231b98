import { expect, test } from 'vitest'
import { reloadsPage } from './send-or-stay.ts'

type About = Parameters<typeof reloadsPage>[0]

const unanswered = { unanswered: true, intent: '' }

// Remix says `defaultShouldRevalidate: true` to every route that has a say of its own.
test.each([
  ['a visit of another address', {}, true],
  ['what the server took', { actionResult: {}, actionStatus: 200 }, true],
  ['answers that do not fit', { actionResult: {}, actionStatus: 422 }, false],
  ['a wrong password', { actionResult: {}, actionStatus: 400 }, false],
  [
    'an order that is refused for what the server knows by now',
    { actionResult: {}, actionStatus: 409 },
    true,
  ],
  ['a press without an answer', { actionResult: unanswered }, false],
])('the page and %s', (_, about, reloads) => {
  expect(reloadsPage({ defaultShouldRevalidate: true, ...about } as About)).toBe(reloads)
})
