import { describe, expect, test } from 'vitest'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { sentOrder } from '#tests/builders/sent-order.ts'
import { addOnField } from './items/add-on/add-on-form.ts'
import { comboField, comboQuantityField } from './items/combo/combo-form.ts'
import { DONATION_CHOICE, DONATION_SHOWN } from './items/donation/donation-form.ts'
import { quantityField, slotField } from './items/event/event-form.ts'
import { itemFields, offeringField } from './items/membership/membership-form.ts'

const friend = {
  id: 'friend',
  type: 'MembershipPurchase',
  categoryId: 'friend',
  membershipId: null,
  sourceCategoryId: null,
  isGift: false,
} as const
const FIELDS: [string, string][] = [
  ['intent', 'remove:dome'],
  ['version', '4'],
  [slotField('reef'), 'reef.9'],
  [quantityField('reef', 'adult'), '2'],
  [comboField('combo~day'), 'day'],
  [comboQuantityField('combo~day', 'adult'), '1'],
  ...itemFields(friend),
  [offeringField('friend'), 'year~one'],
  [addOnField('reef', 'map'), '3'],
  [DONATION_SHOWN, 'true'],
  [DONATION_CHOICE, 'plank'],
]
const ORDER = {
  intent: { name: 'remove', eventId: 'dome' },
  version: 4,
  events: { reef: { slotId: 'reef.9', quantities: { adult: 2 }, retail: {} } },
  combos: {
    combos: [{ key: 'combo~day', comboTemplateId: 'day', visits: [] }],
    choices: { 'combo~day': { slots: {}, quantities: { adult: 1 } } },
    withAddOns: [],
  },
  memberships: [{ item: friend, choice: { value: 'year~one', renews: false } }],
  addOns: { reef: { map: 3 } },
  donation: { choice: { chosen: 'plank', typed: '' }, detail: EMPTY_DETAIL },
}
const NOTHING = {
  intent: { name: 'update' },
  version: undefined,
  events: {},
  combos: { combos: [], choices: {}, withAddOns: [] },
  memberships: [],
  addOns: {},
  donation: null,
}

test('a form is read whole, and one without fields says nothing', () => {
  expect(sentOrder(FIELDS)).toEqual(ORDER)
  expect(sentOrder([])).toEqual(NOTHING)
})

test.each([
  ['3', 3],
  ['0', 0],
  ['', undefined],
  ['1.5', undefined],
  ['x', undefined],
])('its version %s is %s', (text, version) => {
  expect(sentOrder([['version', text]]).version).toBe(version)
})

test('of fields with one name the last counts', () => {
  expect(sentOrder([...FIELDS, [slotField('reef'), 'reef.10']]).events.reef?.slotId).toBe('reef.10')
})

describe('what is sent by somebody who did not fill in the form', () => {
  test.each<[what: string, fields: [string, string | File][]]>([
    [
      'a field of another form',
      [
        ['coupon', 'SAVE'],
        ['eventsx.reef.slotId', '1'],
      ],
    ],
    [
      'the prototype',
      [
        ['__proto__.events', 'x'],
        ['events.__proto__.slotId', 'x'],
        ['events.%5F_proto__.slotId', 'x'],
      ],
    ],
    [
      'the prototype of a field',
      [
        ['events.reef.quantities.__proto__', '9'],
        ['addOns.__proto__.map', '9'],
      ],
    ],
    [
      'a constructor',
      [
        ['constructor.prototype.slotId', 'x'],
        ['events.constructor.prototype.slotId', 'x'],
      ],
    ],
    [
      'what every object has',
      [
        ['toString', 'x'],
        ['events.reef.quantities.toString', '9'],
        ['combos.hasOwnProperty', 'x'],
      ],
    ],
    [
      'states of conform',
      [
        ['__intent__', '{"type":"reset","payload":{}}'],
        ['__state__', '{'],
      ],
    ],
    [
      'lists',
      [
        ['events[0]', 'x'],
        ['events[]', 'x'],
        ['events[4294967295].slotId', 'x'],
        ['events.reef[99999999]', 'x'],
      ],
    ],
    [
      'broken names',
      [
        ['events..slotId', 'x'],
        ['events.', 'x'],
        ['.events', 'x'],
        ['events.%.slotId', 'x'],
        ['', 'x'],
      ],
    ],
    ['a deep name', [[`events${'.reef'.repeat(20_000)}`, 'x']]],
    [
      'a file',
      [
        ['events.reef.slotId', new File(['x'], 'x.txt')],
        ['version', new File(['9'], 'x.txt')],
      ],
    ],
  ])('%s changes nothing', (_, fields) => {
    expect(sentOrder([...fields, ...FIELDS, ...fields])).toEqual(ORDER)
    expect(({} as Record<string, unknown>).slotId).toBeUndefined()
  })

  test.each<[what: string, fields: [string, string][]]>([
    ['text in the place of all events', [['events', 'x']]],
    [
      'fields below a text',
      [
        ['intent.name', 'x'],
        ['version.major', '1'],
        ['donation.chosen.x', 'x'],
      ],
    ],
    [
      'text in the place of an item',
      [
        ['combos.combo~day', 'x'],
        ['addOns.reef', 'x'],
      ],
    ],
  ])('%s loses no other kind of item', (_, fields) => {
    const read = sentOrder([...FIELDS, ...fields])
    expect(read.memberships).toEqual(ORDER.memberships)
    expect(sentOrder([...fields, ...FIELDS])).toEqual(ORDER)
  })

  test('of thousands of fields no more are read than a page could have', () => {
    const fields = Array.from({ length: 16_000 }, (_, index): [string, string] => [
      slotField(`e${index}`),
      's',
    ])
    const { events } = sentOrder([...FIELDS, ...fields, ...fields])
    expect(Object.keys(events)).toHaveLength(500)
    expect(events.reef).toEqual(ORDER.events.reef)
  })
})
