import { describe, expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import type { Intent } from './intent.ts'
import { cancelOrder, nextAddress, startDate } from './next-address.server.ts'

describe('where a press leads', () => {
  const chosen = { slotId: 'reef.9', quantities: { adult: 1 }, retail: {} }
  const lead = (path: string, intent: Intent, about: object = {}) =>
    nextAddress({
      visit: plainVisit({ path }),
      intent,
      events: { reef: chosen },
      combos: { combos: [], choices: {}, withAddOns: [] },
      ...about,
    } as never)
  const ORDER = '/orders/pier/tickets'
  const cart = {
    orders: [
      { events: [] },
      { eventTemplateId: 'dome', events: [{ startTime: '2026-11-24T10:00:00' }] },
      { eventTemplateId: 'reef', events: [{ startTime: '2026-11-22T10:00:00' }] },
    ],
  } as unknown as CartPayload

  test.each<[string, Intent, string]>([
    [
      `${ORDER}?date=2026-11-21&campaign=roof`,
      { name: 'more' },
      '/events/pier/list?date=2026-11-21&campaign=roof',
    ],
    [ORDER, { name: 'more' }, '/events/pier/list'],
    [
      `${ORDER}?eventIds=reef,dome&campaign=roof`,
      { name: 'update' },
      `${ORDER}?eventIds=dome&cart=true&campaign=roof`,
    ],
    [
      `${ORDER}?eventIds=reef,dome`,
      { name: 'add', eventId: 'moon' },
      `${ORDER}?eventIds=dome,moon&cart=true#event-moon`,
    ],
    [
      `${ORDER}?eventIds=dome&removed=moon,sun`,
      { name: 'add', eventId: 'moon' },
      `${ORDER}?eventIds=dome,moon&cart=true&removed=sun#event-moon`,
    ],
    [
      `${ORDER}?eventIds=dome`,
      { name: 'add', eventId: 'dome' },
      `${ORDER}?eventIds=dome&cart=true#event-dome`,
    ],
    [
      `${ORDER}?eventIds=dome,sun&removed=moon`,
      { name: 'remove', eventId: 'dome' },
      `${ORDER}?eventIds=sun&cart=true&removed=moon,dome`,
    ],
    [
      `${ORDER}?times=dome`,
      { name: 'edit', eventId: 'reef' },
      `${ORDER}?cart=true&times=dome,reef#event-reef`,
    ],
    [`${ORDER}?times=reef`, { name: 'edit', eventId: 'reef' }, `${ORDER}?cart=true&times=reef#event-reef`],
    [
      `${ORDER}?eventIds=dome&addonId=map&date=2026-11-21`,
      { name: 'update' },
      `${ORDER}?eventIds=dome&date=2026-11-21&cart=true&addonId=map`,
    ],
    [`${ORDER}?eventIds=reef&addonId=map`, { name: 'update' }, `${ORDER}?cart=true`],
    [
      `${ORDER}?eventIds=reef,dome`,
      { name: 'change-date', eventId: 'reef' },
      '/orders/pier/calendar?eventId=reef&eventIds=dome&cart=true&cdEventIds=reef',
    ],
  ])('from %s by %o', (path, intent, expected) => {
    expect(decodeURIComponent(lead(path, intent))).toBe(expected)
  })

  test('to another day the party of a link comes along where the day before had no seats to choose', () => {
    const intent: Intent = { name: 'move-day', eventId: 'dome', date: '2026-12-03', party: {} }
    expect(lead(`${ORDER}?eventIds=dome&tickets=adult:2`, intent, { events: {} })).toBe(
      `${ORDER}?eventIds=dome&cart=true&day=dome%3A2026-12-03&tickets=adult%3A2#event-dome`,
    )
  })

  test.each([
    ['stays where nobody was asked how many come', 'move-day', {}, '&tickets=adult:2'],
    ['is gone once it is in the order', 'move-day', { dome: chosen }, null],
    [
      'is gone where nobody was said to come',
      'update',
      { dome: { ...chosen, quantities: { adult: 0 } } },
      '',
    ],
  ])('the party of a link %s', (_, name, events, query) => {
    const path = `${ORDER}?eventIds=reef,dome&tickets=adult:2`
    const intent = { name, eventId: 'reef', date: '2026-12-03', party: {} } as Intent
    const address = lead(path, intent, { events: { reef: chosen, ...events } }).split('#')[0]
    const left = query === null ? '' : 'eventIds=dome&'
    expect(decodeURIComponent(address ?? '')).toBe(`${ORDER}?${left}cart=true${query ?? ''}`)
  })

  test('a date is changed from the day that the cart has of the event', () => {
    expect(lead(ORDER, { name: 'change-date', eventId: 'reef' }, { cart })).toBe(
      '/orders/pier/calendar?eventId=reef&date=2026-11-22&cart=true&cdEventIds=reef',
    )
    expect([startDate(cart), startDate(cart, 'reef'), startDate(cart, 'moon')]).toEqual([
      '2026-11-24',
      '2026-11-22',
      undefined,
    ])
  })

  test('a combo of the address is wished until it has tickets', () => {
    const combos = {
      combos: [{ key: 'c', comboTemplateId: 'day', visits: [{ id: 'dome', perPerson: 1 }] }],
      choices: { c: { slots: {}, quantities: {} } },
      withAddOns: [],
    }
    const path = `${ORDER}?comboId=day&eventIds=dome,sun`
    expect(lead(path, { name: 'update' }, { combos })).toBe(
      `${ORDER}?eventIds=dome,sun&comboId=day&cart=true`,
    )
    const filled = { ...combos, choices: { c: { slots: {}, quantities: { adult: 1 } } } }
    expect(lead(path, { name: 'update' }, { combos: filled })).toBe(`${ORDER}?eventIds=sun&cart=true`)
    expect(lead(path, { name: 'modify-combo', comboKey: 'c' }, { combos })).toBe(
      '/orders/pier/combo?comboId=day&eventIds=dome&cart=true',
    )
  })

  test('whoever cancels leaves the cart behind, also where it cannot be deleted', async () => {
    const deleted: unknown[] = []
    const emptied: unknown[] = []
    const cancel = async (session: object, fails = false, cart: object | null = null) => {
      const api = {
        carts: {
          get: async () => ({ payload: cart }),
          put: async ({ body }: { body: object }) => {
            emptied.push(body)
            if (fails) throw new Error('no answer')
            return { payload: { orders: [] } }
          },
          delete: async (input: unknown) => {
            deleted.push(input)
            if (fails) throw new Error('no answer')
          },
        },
      }
      const venue = { texts: {} }
      const answer = await cancelOrder(
        plainVisit({ path: `${ORDER}?date=2026-11-21&fund=boats`, session: session as never, api, venue }),
      )
      return [answer.status, answer.headers.get('Location'), answer.headers.get('Set-Cookie')]
    }
    const there = '/events/pier/list?date=2026-11-21&fund=boats'
    expect(await cancel({ cartId: 'c1', visitor: { email: 'a' } })).toEqual([
      302,
      there,
      '{"visitor":{"email":"a"}}',
    ])
    expect(await cancel({ cartId: 'c2' }, true)).toEqual([302, there, '{}'])
    expect(await cancel({})).toEqual([302, there, '{}'])
    const reef = { id: 'reef.10', itemType: 'Event', name: 'Reef Walk', events: [] }
    const full = { id: 'c3', couponCodes: ['SAVE'], orders: [reef] }
    const [, , session] = await cancel({ cartId: 'c3' }, false, full)
    expect(JSON.parse(String(session)).undo).toEqual({ cartId: 'c3', until: expect.any(String) })
    expect(emptied).toEqual([{ id: 'c3', couponCodes: ['SAVE'], isUndoable: true }])
    await cancel({ cartId: 'c3' }, true, full)
    expect(deleted).toEqual(['c1', 'c2', 'c3'].map(id => ({ headers: { 'x-cart-id': id } })))
  })
})
