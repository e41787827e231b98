import { afterEach, expect, test, vi } from 'vitest'
import { SIMULATED_ERROR_DELAY, solveAltcha } from './solve-altcha.ts'

/** By an algorithm that no browser knows. */
const parameters = { algorithm: 'none', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' }

afterEach(() => void vi.useRealTimers())

test('[CHK-310] a simulated error appears after three seconds, not before', async () => {
  vi.useFakeTimers()
  let failed = false
  solveAltcha({ kind: 'altcha', challenge: { parameters, simulatesError: true }, formToken: 'form.1' }).catch(
    () => {
      failed = true
    },
  )
  await vi.advanceTimersByTimeAsync(2_999)
  expect(failed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toBe(true)
  expect(SIMULATED_ERROR_DELAY).toBe(3_000)
})

test('a browser that cannot work sends the token of those without JavaScript', async () => {
  expect(await solveAltcha({ kind: 'altcha', challenge: { parameters }, formToken: 'form.1' })).toBe('form.1')
})
