import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOrderKeeper, KEEP_DELAY } from './order-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A keeper whose server answers when it is let, or with nothing; what it outcome, in order. */
function aKeeper() {
  const sent: string[] = []
  const answers: { let: () => void; lose: () => void }[] = []
  const outcome = { kept: [] as string[], unsent: undefined as string | null | undefined, hasFailed: false }
  const keeper = createOrderKeeper<string>({
    send: order => {
      sent.push(order)
      return new Promise((resolve, reject) => {
        answers.push({ let: () => resolve(order), lose: () => reject(new Error('no answer')) })
      })
    },
    onKept: answer => void outcome.kept.push(answer),
    onUnsent: order => void (outcome.unsent = order),
    onFailure: hasFailed => void (outcome.hasFailed = hasFailed),
  })
  keeper.settle('a=0')
  return { keeper, sent, answers, outcome }
}

test('presses in quick succession are sent as one, and what is unsent is known from the first on', async () => {
  const { keeper, sent, answers, outcome } = aKeeper()
  keeper.change('a=1')
  expect(outcome.unsent).toBe('a=1')
  await pass(KEEP_DELAY - 1)
  keeper.change('a=2')
  await pass(KEEP_DELAY - 1)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual(['a=2'])
  answers[0]!.let()
  await pass(0)
  expect(outcome).toEqual({ kept: ['a=2'], unsent: null, hasFailed: false })
})

test('one request at a time: what is pressed meanwhile follows, and is the last that was written', async () => {
  const { keeper, sent, answers, outcome } = aKeeper()
  keeper.change('a=1')
  await pass(KEEP_DELAY)
  keeper.change('a=2')
  keeper.change('a=3')
  await pass(KEEP_DELAY * 4)
  expect(sent).toEqual(['a=1'])
  answers[0]!.let()
  await pass(KEEP_DELAY)
  expect(sent).toEqual(['a=1', 'a=3'])
  expect(outcome.unsent).toBe('a=3')
})

test('a change that is taken back before it was sent is not sent', async () => {
  const { keeper, sent, outcome } = aKeeper()
  keeper.change('a=1')
  keeper.change('a=0')
  await pass(KEEP_DELAY * 2)
  expect(sent).toEqual([])
  expect(outcome.unsent).toBeNull()
})

test('what gets no answer stays unsent, is said, and is tried again by itself and by a press', async () => {
  const { keeper, sent, answers, outcome } = aKeeper()
  keeper.change('a=1')
  await pass(KEEP_DELAY)
  answers[0]!.lose()
  await pass(0)
  expect(outcome).toEqual({ kept: [], unsent: 'a=1', hasFailed: true })
  await pass(2_000)
  expect(sent).toEqual(['a=1', 'a=1'])
  answers[1]!.lose()
  await pass(0)
  void keeper.sendNow()
  expect(sent).toHaveLength(3)
  answers[2]!.let()
  await pass(60_000)
  expect(sent).toHaveLength(3)
  expect(outcome).toEqual({ kept: ['a=1'], unsent: null, hasFailed: false })
})

test('what a form tells the server is not sent beside it, what is pressed meanwhile is, and all of it if it got no answer', async () => {
  const { keeper, sent } = aKeeper()
  keeper.change('a=1')
  keeper.settle('a=1')
  await pass(KEEP_DELAY * 2)
  expect(sent).toEqual([])
  keeper.note('a=2')
  await pass(KEEP_DELAY * 2)
  expect([sent, keeper.isUnsent()]).toEqual([[], true])
  keeper.settle('a=2')
  keeper.unsettle()
  keeper.change('a=2')
  await pass(KEEP_DELAY)
  expect(sent).toEqual(['a=2'])
})

test('a page that is left sends what is open at once, and nothing after that', async () => {
  const { keeper, sent, answers } = aKeeper()
  keeper.change('a=1')
  void keeper.sendNow()
  keeper.stop()
  expect(sent).toEqual(['a=1'])
  answers[0]!.lose()
  await pass(60_000)
  expect(sent).toEqual(['a=1'])
})
