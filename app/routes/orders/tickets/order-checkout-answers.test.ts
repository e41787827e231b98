import { describe, expect, test } from 'vitest'
import { broken, failing, fields, nothing, press } from '#tests/builders/order-answers.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import { comboField, comboQuantityField, visitField } from './items/combo/combo-form.ts'
import { amountField, DONATION_CHOICE, DONATION_SHOWN, detailField } from './items/donation/donation-form.ts'
import { quantityField, slotField } from './items/event/event-form.ts'
import { itemFields, offeringField } from './items/membership/membership-form.ts'

const gift = { [DONATION_SHOWN]: '1', [DONATION_CHOICE]: 'roof:other', [amountField({ id: 'roof' })]: '1' }

describe('what keeps an order from checkout', () => {
  const checkout = (rules: object, form: Record<string, string> = fields) =>
    press({
      intent: 'checkout',
      form,
      calls: { rules: () => JSON.stringify({ violations: [], results: [], refusals: [], ...rules }) },
    })

  test('limits are said at their events and combos, though the cart is stored', async () => {
    const violations = [aRule({ fails: true }), aRule({ fails: true, eventId: 'dome' })]
    const combo = {
      [comboField('day')]: 'day',
      [visitField('day', 'dome')]: '1',
      [comboQuantityField('day', 'adult')]: '1',
    }
    const { refusal, headers, status } = await checkout({ violations }, { ...fields, ...combo })
    const words = ['event-limit-over most=4 chosen=0 scope=all']
    expect(refusal).toMatchObject({
      ...nothing,
      notices: ['event-limit-exceeded-message'],
      events: { reef: words, dome: words, day: words },
      focus: quantityField('reef', 'adult'),
      isOverLimit: true,
    })
    expect([status, headers]).toEqual([409, { 'Set-Cookie': '{"cartId":"c1"}' }])
  })

  test('refusals are said above it; a missing offering gets the focus', async () => {
    const item = { id: 'friend', type: 'MembershipPurchase', categoryId: 'friend', isGift: false } as const
    const membership = Object.fromEntries(itemFields({ ...item, membershipId: null, sourceCategoryId: null }))
    expect(await checkout({ refusals: ['offering-missing'] }, { ...fields, ...membership })).toMatchObject({
      refusal: {
        ...nothing,
        notices: ['tickets-membership-offering-required'],
        focus: offeringField('friend'),
      },
    })
    expect((await checkout({ refusals: ['nothing-ordered'] })).refusal).toEqual({
      ...nothing,
      notices: ['tickets-empty'],
    })
  })

  test('a check that fails is told in the server’s words, or the venue’s', async () => {
    const noticesOf = async (rules: () => unknown) =>
      (await press({ intent: 'checkout', calls: { rules } })).refusal
    expect(await noticesOf(failing('CONFLICT', { text: 'Only four' }))).toEqual({
      ...nothing,
      notices: ['Only four'],
    })
    expect(await noticesOf(broken)).toEqual({ ...nothing, notices: ['cart-sales-rules-failed'] })
  })
})

describe('a donation that is not complete', () => {
  const wrong = { [amountField({ id: 'roof' })]: expect.stringContaining('donation-amount-range') }

  test('keeps from checkout, and says what is wrong', async () => {
    const { refusal, names } = await press({ intent: 'checkout', form: { ...fields, ...gift } })
    expect(refusal).toEqual({ ...nothing, donation: wrong, focus: amountField({ id: 'roof' }) })
    expect(names).toEqual(['get', 'put'])
    const untimed = await press({
      intent: 'checkout',
      form: { [quantityField('reef', 'adult')]: '2', ...gift },
    })
    expect(untimed.refusal).toMatchObject({ donation: wrong, focus: slotField('reef') })
  })

  test('stays as it was typed after an update, with the lists of its letter', async () => {
    const letter = {
      [detailField('isHonor')]: 'on',
      [detailField('isSendLetter')]: 'on',
      [detailField('country')]: 'US',
    }
    expect(await press({ form: { ...fields, ...gift, ...letter } })).toMatchObject({
      leadsTo: null,
      status: undefined,
      refusal: nothing,
      headers: { 'Set-Cookie': '{"cartId":"c1"}' },
      typed: { donation: { choice: { chosen: 'roof:other', typed: '1' } } },
      lists: { countries: [], states: [] },
    })
    expect((await press({ form: { ...fields, ...gift } })).lists).toMatchObject({
      countries: null,
      states: null,
      country: 'US',
    })
    expect((await press({ intent: 'add:dome', form: { ...fields, ...gift } })).leadsTo).toContain(
      'eventIds=dome',
    )
    expect((await press({ form: { [quantityField('reef', 'adult')]: '2', ...gift } })).refusal).toMatchObject(
      {
        donation: {},
      },
    )
  })
})
