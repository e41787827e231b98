import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVENT_IDS_DIFFER } from '#app/rules/carts/cart-errors.ts'
import { reportDiscrepancy } from './report-discrepancy.ts'

const raise = vi.fn()
const send = vi.fn()
const found = { message: EVENT_IDS_DIFFER, onlyStored: ['boat-10'], onlyServer: ['boat-11'] } as const
const report = () =>
  reportDiscrepancy('pier', {
    ...found,
    onlyStored: [...found.onlyStored],
    onlyServer: [...found.onlyServer],
  })

beforeEach(() => {
  vi.stubGlobal('reportError', raise)
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(send)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

test('the error is raised in the browser, and the server told which events differ', () => {
  report()
  expect(raise.mock.calls).toEqual([[new Error('Discrepancies in event ids were found')]])
  expect(send.mock.calls).toEqual([
    ['/orders/pier/cart-report', '{"onlyStored":["boat-10"],"onlyServer":["boat-11"]}'],
  ])
})

test('a browser that cannot raise errors tells the server all the same, one that can tell nobody raises it', () => {
  vi.stubGlobal('reportError', undefined)
  report()
  expect(send).toHaveBeenCalledTimes(1)
  vi.stubGlobal('reportError', raise)
  vi.stubGlobal('navigator', {})
  report()
  expect(raise).toHaveBeenCalledTimes(1)
})
