import { expect, test } from 'vitest'
import { type JobDocument, readJob } from './job-document.ts'

/** Every kind as it lies in tables that are in use: what is dropped here is lost there. */
const STORED: JobDocument[] = [
  { kind: 'account-notice-mail', payload: { kind: 'passkey', to: 'ada@example.com' } },
  { kind: 'email-link-mail', payload: { visitorId: 'V-1' } },
  { kind: 'order-mail', payload: { orderId: 'O-1' } },
  { kind: 'order-mail', payload: { orderId: 'O-1', again: 'once' } },
  {
    kind: 'order-mail',
    payload: { orderId: 'O-1', change: 'moved', move: { slotId: 'S-2', before: '2026-11-20T15:00:00' } },
  },
  { kind: 'pass-look', payload: { revision: 2, after: '' } },
  { kind: 'pass-update', payload: { subject: 'O-1' } },
  { kind: 'refund-mail', payload: { requestUuid: 'U-1' } },
  {
    kind: 'renewal-mail',
    payload: { membershipId: 'M-1', expiresOn: '2026-12-31', amount: 9_000, kind: 'failed', on: null },
  },
  { kind: 'review-mail', payload: { visitorId: 'V-1', eventId: 'reef' } },
  { kind: 'verification-mail', payload: { idHash: 'h', ref: null } },
  { kind: 'waiting-list-mail', payload: { entryId: 'e1', kind: 'offer' } },
  { kind: 'visitor-link-mail', payload: { kind: 'orders', email: 'ada@example.com', returnTo: '' } },
]

test.each(STORED)('work of the kind $kind is read as it was stored', job => {
  expect(readJob(job)).toEqual(job)
  expect(readJob({ ...job, payload: { ...job.payload, later: 'added' } })).toEqual(job)
})

test.each([
  [{ kind: 'fax', payload: {} }, 'kind'],
  [{ kind: 'order-mail', payload: { orderId: 7 } }, 'orderId'],
  [{ kind: 'order-mail', payload: null }, 'payload'],
  [{ kind: 'refund-mail', payload: { orderId: 'O-1' } }, 'requestUuid'],
])('%j is no work that can be done, and %s is named', (stored, place) => {
  expect(() => readJob(stored)).toThrow(place)
})
