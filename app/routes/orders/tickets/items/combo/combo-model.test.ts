import { expect, test } from 'vitest'
import { comboParts, type OrderCombo, rowKey, seatsLeft } from './combo-model.ts'

const visit = (id: string, about: { availableSeats?: number; perPerson?: number; price?: number } = {}) => ({
  id,
  name: `The ${id}`,
  dateText: 'Saturday',
  picture: null,
  perPerson: about.perPerson ?? 1,
  minutes: 0,
  places: [],
  slots: [
    {
      id: `${id}-10`,
      date: '2026-11-21',
      time: '10:00',
      label: '10:00 am',
      availableSeats: about.availableSeats ?? 10,
      prices: 'usual',
    },
  ],
  priceLists: { usual: { adult: about.price ?? 1000, child: 500 } },
  alone: { usual: { adult: about.price ?? 1000, child: 500 } },
})
const combo = (about: Partial<OrderCombo> = {}): OrderCombo => ({
  key: 'combo~day',
  comboTemplateId: 'day',
  name: 'The Day',
  picture: null,
  detailHref: '/',
  saving: null,
  date: '2026-11-21',
  hasChoice: false,
  offer: {
    type: 'fixedPrice',
    priceSplit: 'each',
    prices: [
      { personTypeId: 'adult', price: 1500 },
      { personTypeId: 'child', price: 700 },
    ],
    memberDiscounts: [],
  },
  types: ['adult', 'child'].map(id => ({ id, name: id, description: '', maximum: null })),
  inOrder: false,
  even: true,
  visits: [visit('reef'), visit('dome')],
  limits: [],
  limitWords: 'sentence',
  nextDay: null,
  mayBuy: true,
  addOns: { inventoryAddOns: [] },
  added: false,
  settled: false,
  edited: false,
  dayText: 'Saturday',
  ...about,
})
const slots = { reef: 'reef-10', dome: 'dome-10' }

test('[ORD-141] seats are counted at each event of a combo by its own tickets', () => {
  const uneven = combo({ even: false })
  const quantities = { [rowKey('adult', 'reef')]: 2, [rowKey('adult', 'dome')]: 3 }
  expect(seatsLeft(uneven, { slots, quantities })).toEqual({ reef: 8, dome: 7 })
  const twice = combo({ visits: [visit('reef'), visit('dome', { perPerson: 2 })] })
  expect(seatsLeft(twice, { slots, quantities: { adult: 2, child: 1 } })).toEqual({ reef: 7, dome: 4 })
})

test('the summary names the combo, its times, and what each kind of person pays', () => {
  const [part] = comboParts([combo()], { 'combo~day': { slots, quantities: { adult: 2, child: 1 } } })
  expect(part).toMatchObject({
    key: 'combo~day',
    name: 'The Day',
    when: 'Saturday · The reef 10:00 am, The dome 10:00 am',
    lines: [{ itemType: 'Combo', listed: 3700, visitor: 3700 }],
  })
  expect(part?.lines[0]?.parts).toMatchObject([
    { id: 'adult', name: 'adult', quantity: 2, visitor: 3000 },
    { id: 'child', name: 'child', quantity: 1, visitor: 700 },
  ])
  expect(comboParts([combo()], { 'combo~day': { slots, quantities: { adult: 0 } } })).toEqual([])
})
