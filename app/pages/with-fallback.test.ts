import { expect, test, vi } from 'vitest'
import type { Log } from '#app/api/kernel/log.ts'
import { refuse } from '#app/api/kernel/refuse.ts'
import { withFallback } from './with-fallback.ts'

function watchedLog() {
  const warn = vi.fn()
  return { warn, log: { warn } as unknown as Log }
}

test('what can be read is handed on, and nothing is logged', async () => {
  const { warn, log } = watchedLog()
  expect(await withFallback(Promise.resolve('states'), { log, what: 'states', fallback: null })).toBe(
    'states',
  )
  expect(warn).not.toHaveBeenCalled()
})

test('a failure is replaced, and the log says what is missing and why', async () => {
  const { warn, log } = watchedLog()
  const error = new Error('The line is dead')
  expect(await withFallback(Promise.reject(error), { log, what: 'states', fallback: [] })).toEqual([])
  expect(warn.mock.calls).toEqual([
    [{ error, what: 'states' }, 'A page goes on without what could not be read'],
  ])
})

test('a refusal is an answer: it is replaced, and no reason to warn anybody', async () => {
  const { warn, log } = watchedLog()
  expect(
    await withFallback(Promise.reject(refuse('NOT_FOUND')), { log, what: 'cart', fallback: null }),
  ).toBeNull()
  expect(warn).not.toHaveBeenCalled()
})
