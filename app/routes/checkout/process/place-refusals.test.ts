import { describe, expect, test } from 'vitest'
import { answer, cookie, draft, press, refused } from '#tests/builders/placed-checkout.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import { askBank } from './place-order.server.ts'

describe('an order that is not placed', () => {
  test('for a card leads back to it, with all else as it was', async () => {
    expect(await press(refused('6108'))).toMatchObject({
      status: 402,
      reply: answer({ notice: 'error-6108', errors: { number: 'payment-card-declined' } }),
      headers: cookie,
      kept: { ...draft, secureSession: '', card: null, usesNewCard: true, done: ['ticketDelivery'] },
    })
  })

  test('for an address keeps the card', async () => {
    expect(await press(refused('6107'))).toMatchObject({
      kept: { ...draft, secureSession: '', done: ['ticketDelivery'] },
    })
  })

  test('for its limits names each of them', async () => {
    const violations = [aRule({ fails: true })]
    const reply = answer({
      notice: 'event-limit-exceeded-message',
      fixDescription: 'event-limit-exceeded-message',
      editOrder: true,
      isOverLimit: true,
      limits: ['event-limit-over-of most=4 chosen=0 scope=all tickets=adult'],
    })
    expect((await press(refused('9049', { details: { violations } }))).reply).toEqual(reply)
    expect((await press(refused('9049'))).reply).toEqual({ ...reply, limits: [] })
  })

  test('for its captcha ends there, or asks the person', async () => {
    expect((await press(refused('5157'))).reply).toEqual(answer({ notice: 'error-5157', blocked: true }))
    expect((await press(refused('5157', { details: { captcha: 'checkbox' } }))).reply).toEqual(
      answer({ notice: 'review-step-captcha-unsure', asksCheckbox: true }),
    )
  })

  test('for another total than was shown says both', async () => {
    const reply = async (details: object) =>
      (
        (await press(refused('PRICE_CHANGED', { text: 'Changed', details: details as never }))).reply as {
          notice: string
        }
      ).notice
    expect(await reply({ total: 5000, shownTotal: 4000 })).toBe('checkout-total-changed before=$40 after=$50')
    expect(await reply({ total: 5000 })).toBe('checkout-total-changed before=$45 after=$50')
    expect(await reply({})).toBe('Changed')
  })

  test('after it was paid says what goes back', async () => {
    const reply = async (details: object) =>
      (await press(refused('ORDER_REFUNDED', { text: 'Back', details: details as never }))).reply
    expect(await reply({ amount: 4500 })).toEqual(
      answer({
        notice: 'checkout-refunded amount=$45',
        fixDescription: 'checkout-refunded amount=$45',
        editOrder: true,
      }),
    )
    expect(await reply({})).toMatchObject({ notice: 'Back' })
    expect(
      (await press(refused('CONFLICT', { text: 'Other', details: { amount: 4500, total: 1 } }))).reply,
    ).toMatchObject({ notice: 'Other' })
  })

  test.each(['SLOT_UNAVAILABLE', 'SEATS_LEFT', 'CONFLICT', 'MEMBERS_ONLY', 'PREREQUISITE_MISSING'] as const)(
    'for %s has to be changed',
    async code => {
      expect((await press(refused(code, { text: 'Why' }))).reply).toEqual(
        answer({
          notice: 'Why',
          fixDescription: 'Why',
          editOrder: true,
          ...(code === 'SLOT_UNAVAILABLE' ? { isGone: true } : {}),
        }),
      )
    },
  )

  test('because nobody can read the answer may have been placed: the attempt goes on', async () => {
    expect(await press({ place: () => '<html>' })).toMatchObject({
      status: 502,
      reply: { notice: 'error-checkout-unreadable', errors: {}, editOrder: false, blocked: false },
      headers: cookie,
      kept: draft,
    })
  })

  test('because something fails is no answer', async () => {
    const place = () => {
      throw new Error('no answer')
    }
    await expect(press({ place })).rejects.toThrow('no answer')
    await expect(press({ press: askBank, secure: place })).rejects.toThrow('no answer')
  })
})
