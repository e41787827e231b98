import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MEMBERSHIP_KEY } from '#app/rules/memberships/stored-member.ts'
import { useStoredMember } from './use-stored-member.ts'

const UNTIL = '2026-11-21T15:00:00.000Z'
const record = { tenantId: 'pier', member: { membershipId: 'M-1001' }, expirationDate: UNTIL }
const answer = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') })
  vi.stubGlobal('fetch', answer)
  answer.mockImplementation(async () => Response.json(record))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  answer.mockReset()
  window.localStorage.clear()
})

const Screen = ({ verifiedUntil, tenantId }: { verifiedUntil: string | null; tenantId: string }) => {
  useStoredMember({ tenantId, verifiedUntil })
  return null
}
const show = (verifiedUntil: string | null, tenantId = 'pier') =>
  act(async () => void render(<Screen verifiedUntil={verifiedUntil} tenantId={tenantId} />))
const stored = () => JSON.parse(window.localStorage.getItem('membership') ?? 'null')
const store = (about: object) => window.localStorage.setItem(MEMBERSHIP_KEY, JSON.stringify(about))

test('[MEM-110] the record of a member is stored under “membership”, once for a verification', async () => {
  await show(UNTIL)
  expect(stored()).toEqual(record)
  await show(UNTIL)
  expect(answer.mock.calls).toEqual([['/auth/pier/members/record', { cache: 'no-store' }]])
})

test('[MEM-042] [MEM-167] whoever is logged out leaves no record behind', async () => {
  store(record)
  await show(null)
  expect(stored()).toBeNull()
})

test('[MEM-140] [MEM-300] a record whose verification is over is ignored and cleared, of whatever venue', async () => {
  store({ ...record, tenantId: 'quay' })
  await show(null)
  expect(stored()).not.toBeNull()
  vi.setSystemTime(new Date(UNTIL))
  await show(null)
  expect(stored()).toBeNull()
})

test('without an answer there is no record, and the next page asks again', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await show(UNTIL)
  answer.mockResolvedValueOnce(new Response('', { status: 500 }))
  await show(UNTIL)
  expect(stored()).toBeNull()
  await show(UNTIL)
  expect(stored()).toEqual(record)
})

test('without an answer the record of another venue stays', async () => {
  const other = { ...record, tenantId: 'quay' }
  store(other)
  answer.mockResolvedValueOnce(new Response('', { status: 500 }))
  await show(UNTIL)
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await show(UNTIL)
  expect([answer.mock.calls.length, stored()]).toEqual([2, other])
})

test('nobody known to the server is nobody in the browser', async () => {
  store({ ...record, expirationDate: '2026-11-20T16:00:00.000Z' })
  answer.mockResolvedValueOnce(Response.json(null))
  await show(UNTIL)
  expect(window.localStorage.getItem(MEMBERSHIP_KEY)).toBeNull()
})

test('an answer that comes after a logout is not stored', async () => {
  let give: (answer: Response) => void = () => undefined
  answer.mockReturnValueOnce(new Promise<Response>(resolve => (give = resolve)))
  const { rerender } = render(<Screen verifiedUntil={UNTIL} tenantId="pier" />)
  rerender(<Screen verifiedUntil={null} tenantId="pier" />)
  await act(async () => give(Response.json(record)))
  expect(stored()).toBeNull()
})

test('a browser that forbids storage has no record, and nothing fails', async () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  const forbidden = { getItem: forbid, setItem: forbid, removeItem: forbid, clear: () => undefined }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(forbidden as never)
  await show(UNTIL)
  await show(null)
  expect(answer).toHaveBeenCalledTimes(1)
})
