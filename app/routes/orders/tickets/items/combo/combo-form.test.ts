import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import type { CartProblem } from '#app/contract/problems.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { sentOrder } from '#tests/builders/sent-order.ts'
import type { Intent } from '../../intent.ts'
import { readOrderAddress } from '../../order-address.ts'
import type { OrderRefusal } from '../../order-model.ts'
import { quantityField, slotField } from '../event/event-form.ts'
import {
  comboAddOnsField,
  comboDateField,
  comboField,
  comboLeave,
  comboQuantityField,
  comboWish,
  draftCombos,
  visitField,
  visitSlotField,
} from './combo-form.ts'
import { placedAtCombos, withComboProblems } from './combo-refusal.server.ts'

type Fields = [string, string | File][]
const readCombos = (fields: Fields) => sentOrder(fields).combos
const KEY = 'combo~day'
const fields: Fields = [
  [comboField(KEY), 'day'],
  [comboDateField(KEY), '2026-11-21'],
  [comboAddOnsField(KEY), ''],
  [visitField(KEY, 'reef'), '2'],
  [visitField(KEY, 'dome'), '0'],
  [visitSlotField(KEY, 'reef'), 'reef.10'],
  [comboQuantityField(KEY, 'adult'), '2'],
  [comboQuantityField(KEY, 'child'), 'none'],
]
const uneven: Fields = [
  [comboField('item-2'), 'night'],
  [visitField('item-2', 'moon'), '1'],
  [visitField('item-2', 'star'), '1'],
  [visitSlotField('item-2', 'moon'), 'moon.20'],
  [visitSlotField('item-2', 'star'), ''],
  [comboQuantityField('item-2', 'moon:adult'), '1'],
  [comboQuantityField('item-2', 'star:adult'), '0'],
  [comboQuantityField('item-2', 'star:child'), '3'],
]
const damaged: Fields = [
  [comboDateField('tomorrow'), 'tomorrow'],
  [comboQuantityField('tomorrow', ''), '1'],
  ['combos.%E0%A4%A.quantities.adult', '1'],
  [comboField(''), 'nothing'],
  [comboField('file'), new File(['1'], 'one.txt')],
  [quantityField('combo', 'adult'), '1'],
]
const sent = readCombos([...fields, ...uneven, ...damaged])
const UPDATE: Intent = { name: 'update' }
const remove = (comboKey: string): Intent => ({ name: 'remove-combo', comboKey })
const cart = {
  orders: [{ id: 'item-2', events: [{ eventId: 'moon.20', startTime: '2026-11-24T20:00:00' }] }],
  comboItems: [{ id: 'item-2', addOns: [{ addOnId: 'map', quantity: 1, unitPrice: 3 }] }],
} as unknown as CartPayload

describe('the combos of a form', () => {
  test('are read with what was chosen of each', () => {
    expect(sent).toEqual({
      combos: [
        {
          key: 'combo~day',
          comboTemplateId: 'day',
          date: '2026-11-21',
          visits: [
            { id: 'reef', perPerson: 2 },
            { id: 'dome', perPerson: 1 },
          ],
        },
        {
          key: 'item-2',
          comboTemplateId: 'night',
          visits: [
            { id: 'moon', perPerson: 1 },
            { id: 'star', perPerson: 1 },
          ],
        },
      ],
      choices: {
        'combo~day': { slots: { reef: 'reef.10' }, quantities: { adult: 2, child: 0 } },
        'item-2': {
          slots: { moon: 'moon.20', star: '' },
          quantities: { 'moon:adult': 1, 'star:adult': 0, 'star:child': 3 },
        },
        tomorrow: { slots: {}, quantities: {} },
      },
      withAddOns: ['combo~day'],
    })
  })

  test('are sent with their tickets, events and add-ons, without the one that leaves', () => {
    const all = draftCombos(sent, { cart, intent: UPDATE })
    expect(all).toEqual([
      {
        id: 'combo~day',
        comboTemplateId: 'day',
        events: [{ eventTemplateId: 'reef', eventId: 'reef.10' }, { eventTemplateId: 'dome' }],
        tickets: [
          { eventTemplateId: 'reef', ticketTypeId: 'adult', quantity: 4 },
          { eventTemplateId: 'dome', ticketTypeId: 'adult', quantity: 2 },
        ],
        addOns: [],
      },
      {
        id: 'item-2',
        comboTemplateId: 'night',
        events: [{ eventTemplateId: 'moon', eventId: 'moon.20' }, { eventTemplateId: 'star' }],
        tickets: [
          { eventTemplateId: 'moon', ticketTypeId: 'adult', quantity: 1 },
          { eventTemplateId: 'star', ticketTypeId: 'child', quantity: 3 },
        ],
        addOns: [{ addOnId: 'map', quantity: 1, unitPrice: 3 }],
      },
    ])
    expect(draftCombos(sent, { cart: null, intent: remove('item-2') })).toEqual(all.slice(0, 1))
    expect(draftCombos(sent, { cart, intent: { name: 'change-combo', comboKey: 'item-2' } })).toEqual(all)
    const empty = readCombos([
      [comboField('c'), 'day'],
      [visitField('c', 'reef'), '1'],
      [comboQuantityField('c', 'adult'), '0'],
    ])
    expect(draftCombos(empty, { cart, intent: UPDATE })).toEqual([])
  })

  test('a button leads to the days of its events, or to their choice', () => {
    const base = { tenantId: 'pier', carried: { campaign: 'roof' } }
    const leave = (name: 'change-combo' | 'modify-combo' | 'remove-combo', key: string) =>
      comboLeave(base, { combos: sent, intent: { name, comboKey: key }, cart })
    expect(leave('change-combo', 'item-2')).toBe(
      '/orders/pier/calendar?comboId=night&eventIds=moon,star&date=2026-11-24&cart=true&cdEventIds=moon,star&campaign=roof',
    )
    expect(leave('modify-combo', 'combo~day')).toBe(
      '/orders/pier/combo?comboId=day&eventIds=reef,dome&date=2026-11-21&cart=true&campaign=roof',
    )
    expect(leave('remove-combo', 'item-2')).toBeNull()
    expect(leave('change-combo', 'unknown')).toBeNull()
    expect(comboLeave(base, { combos: sent, intent: UPDATE })).toBeNull()
    const undated = { ...cart, orders: [{ ...cart.orders[0]!, events: [] }] }
    expect(
      comboLeave(base, { combos: sent, intent: { name: 'modify-combo', comboKey: 'item-2' }, cart: undated }),
    ).toBe('/orders/pier/combo?comboId=night&eventIds=moon,star&cart=true&campaign=roof')
  })

  test('a combo of the address that has no tickets yet stays a wish', () => {
    const wish = (query: string, about: Fields = [...fields, ...uneven], intent: Intent = UPDATE) =>
      comboWish(readOrderAddress(new URL(`http://venue.test/?${query}`)), {
        sent: readCombos(about),
        intent,
      })
    const untouched: Fields = [
      [comboField('c'), 'day'],
      [visitField('c', 'reef'), '1'],
      [comboQuantityField('c', 'adult'), '0'],
    ]
    expect(wish('comboId=day&eventIds=reef,pool', untouched)).toEqual({
      comboId: 'day',
      eventIds: ['reef'],
      ofCombos: ['reef'],
    })
    expect(wish('comboId=day&eventIds=reef,pool', untouched.slice(0, 2))).toEqual({
      comboId: 'day',
      eventIds: ['reef'],
      ofCombos: ['reef'],
    })
    expect(wish('comboId=day&eventIds=reef,pool', untouched, remove('c'))).toEqual({
      comboId: null,
      eventIds: [],
      ofCombos: ['reef'],
    })
    expect(wish('comboId=day&eventIds=reef,pool')).toEqual({
      comboId: null,
      eventIds: [],
      ofCombos: ['reef'],
    })
    expect(wish('comboId=other&eventIds=reef,pool')).toEqual({ comboId: null, eventIds: [], ofCombos: [] })
    expect(wish('cdEventIds=moon,pool&eventIds=reef')).toEqual({
      comboId: null,
      eventIds: [],
      ofCombos: ['moon'],
    })
  })
})

describe('what a cart was refused for', () => {
  const summaries = [{ id: 'reef', name: 'The Reef' }]
  const visit = (answer: () => unknown = () => ({ summaries })) =>
    plainVisit({ api: { combos: { get: async () => ({ payload: answer() }) } } })
  const nothing: OrderRefusal = { notices: [], events: {}, donation: {}, focus: null }
  const problemsAt = (problems: CartProblem[] | undefined, { answer = nothing, from = visit() } = {}) =>
    withComboProblems(from, {
      refusal: refuse('UNPROCESSABLE', problems && { details: { problems } }),
      answer,
      draft: [...draftCombos(sent, { cart, intent: UPDATE }), { comboTemplateId: 'nameless' }],
    })
  const FIRST = comboQuantityField('combo~day', 'adult')
  const SECOND = comboQuantityField('item-2', 'adult')

  test.each([
    [
      { code: 'SLOT_UNAVAILABLE', eventId: 'reef.10' },
      'combo~day',
      'combo-event-sold-out name=The Reef',
      visitSlotField('combo~day', 'reef'),
    ],
    [
      { code: 'SLOT_UNAVAILABLE', eventId: 'moon.20' },
      'item-2',
      'combo-event-sold-out name=moon',
      visitSlotField('item-2', 'moon'),
    ],
    [
      {
        code: 'PARTS_OUT_OF_ORDER',
        eventId: 'reef.10',
        requires: ['moon'],
        earliest: '19:10',
      },
      'combo~day',
      'combo-after name=The Reef before=moon time=7:10 pm',
      visitSlotField('combo~day', 'reef'),
    ],
    [{ code: 'SLOT_UNAVAILABLE', path: 'comboItems.1' }, 'item-2', 'event-limit-edit-order', SECOND],
    [{ code: 'SEATS_LEFT', path: 'comboItems.0.events.1' }, 'combo~day', 'tickets-not-enough', FIRST],
    [{ code: 'MEMBERS_ONLY', eventId: 'moon.20' }, 'item-2', 'tickets-membership-required', SECOND],
    [{ code: 'ANYTHING', path: 'comboItems.0' }, 'combo~day', 'event-limit-edit-order', FIRST],
  ])('%o is said at its combo', async (problem, key, sentence, focus) => {
    expect(await problemsAt([problem])).toEqual({
      notices: [],
      events: { [key]: [sentence] },
      donation: {},
      focus,
    })
  })

  test.each([
    [undefined],
    [[]],
    [[{ code: 'SEATS_LEFT', path: 'comboItems.0', addOnId: 'map' }]],
    [[{ code: 'SEATS_LEFT', path: 'templates.0', eventId: 'pool.9' }]],
    [[{ code: 'SEATS_LEFT', path: 'comboItems.2' }]],
    [[{ code: 'SEATS_LEFT' }]],
  ])('%o concerns no combo', async problems => {
    const answer = { ...nothing, notices: ['left'] }
    expect(await problemsAt(problems, { answer })).toBe(answer)
  })

  test('each sentence is said once, and beside what else was said', async () => {
    const twice = [
      { code: 'SEATS_LEFT', path: 'comboItems.0' },
      { code: 'SEATS_LEFT', path: 'comboItems.0' },
      { code: 'ANYTHING', path: 'comboItems.0' },
    ]
    const answer = {
      ...nothing,
      notices: ['above'],
      events: { pool: ['at the pool'], 'combo~day': ['before'] },
      focus: slotField('pool'),
    }
    expect(await problemsAt(twice, { answer })).toEqual({
      notices: ['above'],
      events: {
        pool: ['at the pool'],
        'combo~day': ['before', 'tickets-not-enough', 'event-limit-edit-order'],
      },
      donation: {},
      focus: slotField('pool'),
    })
    expect(await problemsAt(twice, { answer: { ...nothing, notices: ['above'] } as never })).toMatchObject({
      notices: [],
    })
  })

  test('an event whose name cannot be read is named by its id', async () => {
    const from = visit(() => {
      throw new Error('no answer')
    })
    expect(await problemsAt([{ code: 'SLOT_UNAVAILABLE', eventId: 'reef.10' }], { from })).toMatchObject({
      events: { 'combo~day': ['combo-event-sold-out name=reef'] },
    })
  })

  test('what concerns an event of a combo is said at the combo', () => {
    const answer = {
      ...nothing,
      events: { reef: ['too many'], dome: ['too many', 'far too many'], pool: ['own'] },
      focus: slotField('dome'),
    }
    expect(placedAtCombos(answer, sent)).toEqual({
      ...answer,
      events: { ...answer.events, 'combo~day': ['too many', 'far too many'] },
      focus: FIRST,
    })
    expect(placedAtCombos({ ...answer, focus: slotField('pool') }, sent).focus).toBe(slotField('pool'))
    const unsent = { ...sent, choices: {} }
    expect(placedAtCombos(answer, unsent).focus).toBe(slotField('dome'))
    const none = { ...nothing, events: { pool: ['own'] } }
    expect(placedAtCombos(none, sent)).toEqual(none)
  })
})
