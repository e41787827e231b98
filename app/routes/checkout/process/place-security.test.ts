import { describe, expect, test } from 'vitest'
import { aSubmission, cookie, draft, press, UUID } from '#tests/builders/placed-checkout.ts'
import { challengeView } from '../parts/bank/challenge-page.server.ts'
import { askBank } from './place-order.server.ts'

describe('the check of the bank', () => {
  const bank = { company: { enable3DS: true } }
  const question = { kind: 'frame' as const, path: '/ask?session=s1', pageUrl: '/page?session=s1' }

  test('is asked for with the order, and its session kept', async () => {
    const { requests, ...result } = await press({ ...bank, press: askBank })
    expect(result).toMatchObject({
      reply: { notice: null, errors: {}, editOrder: false, blocked: false, secure: { challenge: null } },
      status: undefined,
      headers: cookie,
      kept: { ...draft, secureSession: 's1' },
    })
    expect(requests).toMatchObject([
      [
        'secure',
        {
          headers: { 'x-request-uuid': UUID },
          body: { shoppingCartId: 'c1', shownTotal: 4500, enhancedSecurity: undefined },
        },
      ],
    ])
    expect(await press({ ...bank, press: askBank, secure: () => ({ challenge: null }) })).toMatchObject({
      kept: { secureSession: '' },
    })
  })

  test('asks on a page of its own where there is no script', async () => {
    const unasked = { draft: { ...draft, secureSession: '' } }
    const secure = () => ({ sessionId: 's1', challenge: question })
    expect(await press({ ...bank, checkout: unasked, secure })).toMatchObject({
      leadsTo: `/page?session=s1&returnTo=${encodeURIComponent('/checkout/pier/process?date=2026-11-21&membershipId=M-2')}`,
      kept: { ...draft, secureSession: 's1' },
      calls: ['secure'],
    })
    const script = { kind: 'script', gateway: 'other', settings: { secret: 'x' } }
    const byScript = () => ({ sessionId: 's1', challenge: script })
    expect((await press({ ...bank, checkout: unasked, secure: byScript })).calls).toEqual(['secure', 'place'])
    expect((await press({ ...bank })).calls).toEqual(['place'])
  })

  test('is shown as the gateway of the venue can show it', () => {
    const shown = (place: object, challenge: Parameters<typeof challengeView>[1] = question) =>
      challengeView(aSubmission({ context: { cardEntry: { place } } }).visit, challenge)
    expect(shown({ kind: 'frame', url: 'http://gateway.test/fields/frame' })).toEqual({
      kind: 'frame',
      url: 'http://gateway.test/ask?session=s1',
    })
    const returnTo = encodeURIComponent('/checkout/pier/process?date=2026-11-21&membershipId=M-2')
    expect(shown({ kind: 'page' })).toEqual({ kind: 'page', url: `/page?session=s1&returnTo=${returnTo}` })
    const secret = { kind: 'script' as const, gateway: 'other', settings: { secret: 'x' } }
    expect(shown({ kind: 'script', gateway: 'other', settings: { key: 'pk' } }, secret)).toEqual({
      ...secret,
      settings: { key: 'pk', secret: 'x' },
    })
    expect(shown({ kind: 'page' }, secret)).toEqual(secret)
  })
})
