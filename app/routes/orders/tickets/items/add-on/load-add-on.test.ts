import { expect, test } from 'vitest'
import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { sentOrder } from '#tests/builders/sent-order.ts'
import { quantityField } from '../event/event-form.ts'
import { addOnField, withChosenAddOns, withComboAddOns } from './add-on-form.ts'
import { offeredAddOns } from './load-add-on.server.ts'

const anAddOn = (id: string, about: object = {}) =>
  ({
    id,
    inventoryId: `inv-${id}`,
    name: `The ${id}`,
    description: `About ${id}`,
    images: [],
    price: 300,
    priceSplit: 'each',
    quantityType: 'any',
    quantity: 1,
    maximum: null,
    type: 'inventory',
    availableQuantity: null,
    ...about,
  }) as unknown as AddonPayload
const template = (id: string, ...addOnIds: string[]) =>
  ({ id, addOns: { inventoryAddOns: addOnIds.map(addOn => ({ id: addOn })) } }) as never
const nothing = { templates: [], sold: [], cart: null, askedId: null }

test('what each event offers, with what the cart holds of it', () => {
  const pictures = [
    { primary: false, thumbnail: '/far.jpg' },
    { primary: true, thumbnail: '/map.jpg' },
  ]
  const cart = {
    templates: [
      {
        eventTemplateId: 'boat',
        events: [
          { addOns: [{ inventoryId: 'inv-map', quantity: 2 }] },
          { addOns: [{ inventoryId: 'hat', quantity: 4 }] },
        ],
      },
    ],
    comboItems: [{ id: 'combo-1', addOns: [{ addOnId: 'map', quantity: 3 }] }],
  } as unknown as CartPayload
  const sold = [
    anAddOn('map', { images: pictures, availableQuantity: 7, maximum: 5 }),
    anAddOn('hat', { images: pictures.slice(0, 1) }),
    anAddOn('roof', { type: 'donation' }),
  ]
  const templates = [
    template('boat', 'map', 'hat', 'roof', 'unsold'),
    template('combo-1', 'map'),
    template('pool'),
  ]
  expect(offeredAddOns({ ...nothing, templates, sold, cart })).toEqual({
    chosen: { boat: { hat: 4, map: 2 }, 'combo-1': { map: 3 }, pool: {} },
    offered: {
      boat: [
        {
          carted: 2,
          description: 'About map',
          id: 'map',
          left: 7,
          name: 'The map',
          picture: { primary: true, thumbnail: '/map.jpg' },
          terms: { maximum: 5, price: 300, priceSplit: 'each', quantity: 1, quantityType: 'any' },
        },
        {
          carted: 4,
          description: 'About hat',
          id: 'hat',
          left: null,
          name: 'The hat',
          picture: { primary: false, thumbnail: '/far.jpg' },
          terms: { maximum: null, price: 300, priceSplit: 'each', quantity: 1, quantityType: 'any' },
        },
      ],
      'combo-1': [
        {
          carted: 3,
          description: 'About map',
          id: 'map',
          left: 7,
          name: 'The map',
          picture: { primary: true, thumbnail: '/map.jpg' },
          terms: { maximum: 5, price: 300, priceSplit: 'each', quantity: 1, quantityType: 'any' },
        },
      ],
      pool: [],
    },
  })
  expect(offeredAddOns(nothing)).toEqual({ offered: {}, chosen: {} })
})

test('a link chooses one piece of what it names, at the first event that offers it', () => {
  const templates = [template('pool', 'hat'), template('boat', 'map', 'hat'), template('zoo', 'map')]
  const chosen = (about: object = {}, cart: object | null = null) =>
    offeredAddOns({
      ...nothing,
      templates,
      sold: [anAddOn('map', about), anAddOn('hat')],
      cart: cart as never,
      askedId: 'map',
    }).chosen
  expect(chosen()).toEqual({ pool: { hat: 0 }, boat: { map: 1, hat: 0 }, zoo: { map: 0 } })
  expect(chosen({ quantityType: 'exactly', quantity: 4 })).toMatchObject({ boat: { map: 4 } })
  expect(chosen({ availableQuantity: 0 })).toMatchObject({ boat: { map: 0 } })
  const cart = {
    templates: [{ eventTemplateId: 'boat', events: [{ addOns: [{ inventoryId: 'inv-map', quantity: 2 }] }] }],
    comboItems: [],
  }
  expect(chosen({}, cart)).toMatchObject({ boat: { map: 2 } })
})

test('the add-ons of a form are read by event or combo; what is no number is 0', () => {
  const form = sentOrder([
    [addOnField('boat', 'map'), '2'],
    [addOnField('boat', 'hat'), 'many'],
    [addOnField('combo:1', 'map'), '3'],
    ['addOns.%E0%A4%A.map', '4'],
    ['addOns.boat', '5'],
    ['addOns..map', '6'],
    [quantityField('boat', 'adult'), '7'],
    [addOnField('boat', 'file'), new File(['1'], 'one.txt')],
  ])
  expect(form.addOns).toEqual({ boat: { map: 2, hat: 0 }, 'combo:1': { map: 3 } })
})

test('events and combos are sent with what was chosen for them', () => {
  const chosen = { boat: { map: 2, hat: 0, gone: 1 }, 'combo-1': { map: 3, hat: 0 } }
  const events = [
    { eventTemplateId: 'boat', events: [{ eventId: 'boat.9', tickets: [] }] },
    { eventTemplateId: 'pool', events: [{ eventId: 'pool.9' }] },
  ]
  expect(withChosenAddOns(events, { chosen, sold: [anAddOn('map')] })).toEqual([
    {
      eventTemplateId: 'boat',
      events: [
        {
          eventId: 'boat.9',
          tickets: [],
          addOns: [
            { id: 'boat.9~map', inventoryId: 'inv-map', quantity: 2 },
            { id: 'boat.9~gone', inventoryId: 'gone', quantity: 1 },
          ],
        },
      ],
    },
    { eventTemplateId: 'pool', events: [{ eventId: 'pool.9', addOns: [] }] },
  ])
  const own = [{ addOnId: 'own', quantity: 1, unitPrice: 5 }]
  const combos = ['combo-1', 'combo-2', 'combo-3', undefined].map(id => ({
    id,
    comboTemplateId: 'day',
    addOns: own,
  }))
  expect(withComboAddOns(combos, { chosen, shown: ['combo-1', 'combo-2'] })).toEqual([
    { id: 'combo-1', comboTemplateId: 'day', addOns: [{ addOnId: 'map', quantity: 3, unitPrice: 0 }] },
    { id: 'combo-2', comboTemplateId: 'day', addOns: [] },
    { id: 'combo-3', comboTemplateId: 'day', addOns: own },
    { comboTemplateId: 'day', addOns: own },
  ])
})
