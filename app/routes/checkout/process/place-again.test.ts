import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import {
  aSubmission,
  draft,
  type Press,
  placed,
  press,
  refused,
  UUID,
} from '#tests/builders/placed-checkout.ts'
import { recoverOrder } from './place-order.server.ts'

describe('an order that was placed before', () => {
  test('is confirmed by what the refusal says of it, else by its attempt', async () => {
    const details = { orderNumber: 'A-9', ccLastFourDigits: '1111' }
    expect(await press(refused('20152', { details }))).toMatchObject({
      leadsTo: '/checkout/pier/confirm/A-9?date=2026-11-21',
      calls: ['place'],
      kept: null,
    })
    expect(await press({ ...refused('20152'), registry: () => placed })).toMatchObject({
      leadsTo: '/checkout/pier/confirm/A-1?date=2026-11-21',
      calls: ['place', 'registry'],
    })
    const unknown = await press(refused('20152', { text: 'Again' }))
    expect(unknown).toMatchObject({
      leadsTo: null,
      reply: { notice: 'error-checkout-failed' },
      calls: ['place', 'registry'],
    })
    expect(unknown.requests[1]).toEqual(['registry', { params: { uuid: UUID } }])
  })

  test('while it is being placed it is waited for, unless nobody knows of it', async () => {
    expect(await press({ ...refused('CHECKOUT_IN_FLIGHT'), registry: () => placed })).toMatchObject({
      leadsTo: expect.stringContaining('/confirm/A-1'),
    })
    let times = 0
    const second = () => {
      times += 1
      if (times < 2) throw refuse('NOT_FOUND')
      return placed
    }
    expect(await press({ ...refused('CHECKOUT_IN_FLIGHT'), registry: second })).toMatchObject({
      calls: ['place', 'registry', 'registry'],
      leadsTo: expect.stringContaining('/confirm/A-1'),
    })
    expect(await press(refused('CHECKOUT_IN_FLIGHT', { details: { unknown: true } }))).toMatchObject({
      leadsTo: null,
      calls: ['place', 'registry'],
    })
  })

  test('by a browser that never got the answer is found by its draft', async () => {
    const recover = async (about: Press) => {
      const { visit, requests } = aSubmission(about)
      const answer = await recoverOrder(visit, new Request('http://venue.test/'))
      return [answer?.headers.get('Location') ?? null, requests.map(([name]) => name)]
    }
    const certificate = { number: 'GC-12345678', balance: 1, isApplied: true }
    expect(await recover({ own: { ...draft, certificate }, registry: () => placed })).toEqual([
      '/checkout/pier/confirm/A-1?date=2026-11-21&giftCardDigits=5678',
      ['registry'],
    ])
    expect(await recover({ own: draft })).toEqual([null, ['registry']])
    expect(await recover({ own: draft, session: {} })).toEqual([null, []])
  })

  test('a certificate that paid is told by its last digits', async () => {
    const paid = (isApplied: boolean) =>
      press({
        checkout: { draft: { ...draft, certificate: { number: 'GC-12345678', balance: 1, isApplied } } },
      })
    expect((await paid(true)).leadsTo).toBe('/checkout/pier/confirm/A-1?date=2026-11-21&giftCardDigits=5678')
    expect((await paid(false)).leadsTo).toBe('/checkout/pier/confirm/A-1?date=2026-11-21')
  })
})
