import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWakeLock } from './use-wake-lock.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A screen that can be kept lit, and what was asked of it. */
function aScreen() {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  vi.stubGlobal('navigator', { wakeLock: { request } })
  return { request, release }
}

const settle = () => new Promise(resolve => setTimeout(resolve))

test('the screen stays lit while the codes are looked at, and no longer', async () => {
  const { request, release } = aScreen()
  const { unmount } = renderHook(useWakeLock)
  await settle()
  expect(request.mock.calls).toEqual([['screen']])
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledOnce()
})

test('a page that is come back to is kept lit again', async () => {
  const { request } = aScreen()
  renderHook(useWakeLock)
  await settle()
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(request).toHaveBeenCalledTimes(2)
})

test('a lock that comes after the page was left is given back', async () => {
  const { release } = aScreen()
  const { unmount } = renderHook(useWakeLock)
  unmount()
  await settle()
  expect(release).toHaveBeenCalledOnce()
})

test('a device that cannot, or will not, shows the codes all the same', async () => {
  vi.stubGlobal('navigator', {})
  renderHook(useWakeLock).unmount()
  const { request } = aScreen()
  request.mockRejectedValue(new Error('the battery is low'))
  renderHook(useWakeLock)
  await settle()
  expect(request).toHaveBeenCalledOnce()
})
