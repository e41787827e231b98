import { describe, expect, test } from 'vitest'
import {
  broken,
  failing,
  fields,
  nothing,
  ORDER,
  press,
  stored,
  typed,
} from '#tests/builders/order-answers.ts'
import { comboField, comboQuantityField, visitField } from './items/combo/combo-form.ts'
import { quantityField, slotField } from './items/event/event-form.ts'

describe('an order that is sent', () => {
  test('is stored over what was there, and leads back to it', async () => {
    const { requests, ...answer } = await press({})
    expect(answer).toEqual({
      leadsTo: '/orders/pier/tickets?cart=true&fund=boats',
      cookie: '{"cartId":"c1"}',
      names: ['get', 'put'],
    })
    expect(requests[1]).toEqual([
      'put',
      {
        headers: { 'x-cart-id': 'c1' },
        body: {
          id: 'c1',
          version: 6,
          templates: [
            {
              eventTemplateId: 'reef',
              events: [
                {
                  eventId: 'reef.10',
                  tickets: [{ id: 'reef.10~adult', ticketTypeId: 'adult', quantity: 2 }],
                  addOns: [],
                },
              ],
            },
          ],
          comboItems: [],
          memberships: [{ id: 'kept' }],
          donations: [],
          forms: [{ formId: 'f' }],
          couponCodes: ['SAVE'],
        },
      },
    ])
  })

  test('for the first time makes a cart', async () => {
    const { requests } = await press({ session: {} })
    expect(requests).toMatchObject([['put', { headers: {} }]])
    expect((requests[0]![1] as { body: object }).body).not.toHaveProperty('id')
  })

  test('goes on to its forms, or to checkout, on its day', async () => {
    expect((await press({ intent: 'checkout' })).leadsTo).toBe(
      '/checkout/pier/process?date=2026-11-21&fund=boats',
    )
    expect((await press({ intent: 'checkout', path: `${ORDER}&date=2026-11-25` })).leadsTo).toBe(
      '/checkout/pier/process?date=2026-11-25&fund=boats',
    )
    const forms = [{ formId: 'f' }]
    expect((await press({ intent: 'checkout', calls: { put: () => ({ ...stored, forms }) } })).leadsTo).toBe(
      '/orders/pier/forms?date=2026-11-21&fund=boats',
    )
  })

  test('without a time asks for one and stores nothing, unless somebody leaves', async () => {
    const untimed = { [quantityField('reef', 'adult')]: '2' }
    expect(await press({ form: untimed })).toMatchObject({
      status: 409,
      refusal: { ...nothing, events: { reef: ['tickets-select-time'] }, focus: slotField('reef') },
      typed: { events: { reef: { slotId: null, quantities: { adult: 2 } } } },
      lists: null,
      names: [],
    })
    expect((await press({ form: untimed, intent: 'more' })).leadsTo).toBe('/events/pier/list?fund=boats')
    expect((await press({ form: untimed, intent: 'change-date:reef' })).leadsTo).toContain(
      '/orders/pier/calendar?eventId=reef',
    )
    expect((await press({ form: untimed, intent: 'remove:reef' })).leadsTo).toContain('removed=reef')
  })

  test('whoever leaves is not held up by what the cart is refused for', async () => {
    const calls = { put: failing('SEATS_LEFT') }
    expect((await press({ intent: 'more', calls })).leadsTo).toBe('/events/pier/list?fund=boats')
    const combo = {
      ...fields,
      [comboField('day')]: 'day',
      [visitField('day', 'dome')]: '1',
      [comboQuantityField('day', 'adult')]: '1',
    }
    expect((await press({ intent: 'modify-combo:day', form: combo, calls })).leadsTo).toBe(
      '/orders/pier/combo?comboId=day&eventIds=dome&cart=true&fund=boats',
    )
    await expect(press({ intent: 'more', calls: { put: broken } })).rejects.toThrow('no answer')
  })

  test('that is refused says why, and keeps what was typed', async () => {
    const problems = [
      { code: 'SEATS_LEFT', path: 'templates.0' },
      { code: 'MEMBERS_ONLY', path: 'comboItems.0' },
    ]
    const combo = {
      [comboField('day')]: 'day',
      [visitField('day', 'dome')]: '1',
      [comboQuantityField('day', 'adult')]: '1',
    }
    const { requests, ...answer } = await press({
      form: { ...fields, ...combo },
      calls: { put: failing('SEATS_LEFT', { details: { problems } }) },
    })
    expect(answer).toEqual({
      leadsTo: null,
      status: 409,
      headers: undefined,
      refusal: {
        ...nothing,
        events: { reef: ['tickets-not-enough'], day: ['tickets-membership-required'] },
        focus: quantityField('reef', 'adult'),
      },
      typed: { ...typed, combos: { day: { slots: {}, quantities: { adult: 1 } } } },
      lists: null,
      nextDays: {},
      names: ['get', 'put', 'event'],
    })
    expect(requests[2]).toEqual(['event', { params: { eventTemplateId: 'reef' } }])
  })
})
