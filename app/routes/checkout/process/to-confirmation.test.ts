import { describe, expect, test } from 'vitest'
import { plainVisit, type VisitDetails } from '#tests/builders/plain-visit.ts'
import { broken, cart, PAGE } from '#tests/builders/press-checkout.ts'
import { justPlaced, toConfirmation } from './to-confirmation.server.ts'

describe('an order that was placed', () => {
  const place = async (
    about: VisitDetails,
    bought: object | null = cart,
    order: () => unknown = () => ({ memberships: [] }),
  ) => {
    const calls: unknown[] = []
    let kept: unknown
    const visit = plainVisit({
      path: `${PAGE}?date=2026-11-21&fund=boats`,
      session: { cartId: 'c1' },
      context: {
        drafts: {
          write: async (_: string, written: unknown) => {
            kept = written
            return 'draft='
          },
        },
      },
      api: {
        orders: {
          get: async (input: unknown) => {
            calls.push(input)
            return { payload: order() }
          },
        },
      },
      ...about,
    })
    const placed = { orderNumber: 'A-1', ccLastFourDigits: '4242' }
    const answer = await toConfirmation(visit, { placed, giftCardDigits: '9X', cart: bought as never })
    const [session = '', ending] = answer.headers.getSetCookie()
    return { leadsTo: answer.headers.get('Location'), session: JSON.parse(session), ending, kept, calls }
  }

  test('is remembered in the place of its cart', async () => {
    const orderNumbers = Array.from({ length: 20 }, (_, place) => `B-${place}`)
    expect(
      await place({
        session: { cartId: 'c1', orderNumbers: ['A-1', ...orderNumbers], visitor: { email: 'a' } } as never,
      }),
    ).toEqual({
      leadsTo: '/checkout/pier/confirm/A-1?date=2026-11-21&giftCardDigits=9X&fund=boats',
      session: {
        visitor: { email: 'a' },
        orderNumbers: ['A-1', ...orderNumbers.slice(0, 19)],
        placed: {
          orderNumber: 'A-1',
          ccLastFourDigits: '4242',
          giftCardDigits: '9X',
          placedAt: '2026-11-20T15:00:00.000Z',
        },
      },
      ending: 'draft=',
      kept: null,
      calls: [],
    })
  })

  test.each([
    [{ type: 'MembershipPurchase', isGift: false }, 1],
    [{ type: 'MembershipPurchase', isGift: true }, 0],
    [{ type: 'Renewal', isGift: false }, 1],
  ])('with %o its memberships are asked for %i times', async (membership, times) => {
    const { calls } = await place({}, { ...cart, memberships: [membership] })
    expect(calls).toEqual(Array(times).fill({ params: { orderId: 'A-1' }, headers: { 'x-cart-id': 'c1' } }))
  })

  test('whose cart is gone is asked for its memberships; without an answer the visitor stays who they were', async () => {
    const member = { membershipIds: ['M-1'], name: 'Ada', verifiedUntil: '2026-12-20T14:00:00.000Z' }
    const { calls, session } = await place({ session: { cartId: 'c1', member } as never }, null, broken)
    expect(calls).toHaveLength(1)
    expect(session.member).toEqual(member)
  })

  test('just now, is where whoever comes back is led', () => {
    const back = (placedAt: string | null) =>
      justPlaced(
        plainVisit({
          path: PAGE,
          session: (placedAt
            ? { placed: { orderNumber: 'A-1', giftCardDigits: null, placedAt } }
            : {}) as never,
        }),
      )?.headers.get('Location') ?? null
    expect(back('2026-11-20T14:50:01.000Z')).toBe('/checkout/pier/confirm/A-1')
    expect(back('2026-11-20T14:50:00.000Z')).toBeNull()
    expect(back(null)).toBeNull()
  })
})
