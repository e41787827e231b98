import { describe, expect, test } from 'vitest'
import { aRule } from '#tests/builders/sales-rules.ts'
import { withAddOns } from './items/add-on/add-on-model.ts'
import { comboProblemTexts } from './items/combo/combo-problem-texts.ts'
import { type BoundedTicket, boundedRows } from './items/event/bounded-rows.ts'
import type { OrderEvent } from './items/event/event-model.ts'
import { rowNotice, sharedNotices } from './items/event/limit-notices.ts'
import { membershipParts } from './items/membership/membership-parts.ts'
import { slotChip } from './slot-chip.ts'

test('memberships in the summary: what was chosen, or nothing yet', () => {
  const option = (value: string, price: number | null) => ({
    value,
    name: `Option ${value}`,
    price,
    description: '',
    renewal: 'none',
    disabled: false,
  })
  const membership = (id: string) => ({
    item: { id },
    name: `Level ${id}`,
    kind: 'cart-membership',
    options: [option('year~adult', 9000), option('up~adult', null)],
  })
  const choices = {
    friend: { value: 'year~adult', renews: false },
    patron: { value: 'up~adult', renews: false },
    open: { value: '', renews: false },
  }
  const parts = membershipParts(['friend', 'patron', 'open', 'unknown'].map(membership) as never, choices)
  const whole = (id: string, lines: object[]) => ({
    key: `membership ${id}`,
    name: `Level ${id}`,
    when: 'cart-membership',
    lines,
  })
  expect(parts).toMatchObject([
    whole('friend', [{ paid: 9000, parts: [{ name: 'Option year~adult', quantity: 1 }] }]),
    whole('patron', [{ paid: 0, parts: [{ name: 'Option up~adult', quantity: 1 }] }]),
    whole('open', []),
    whole('unknown', []),
  ])
})

test('add-ons stand in the summary below the tickets of their event', () => {
  const addOn = (id: string, price: number, priceSplit: string) => ({
    id,
    name: `The ${id}`,
    terms: { price, priceSplit },
  })
  const offered = {
    reef: [
      addOn('map', 300, 'each'),
      addOn('hat', 900, 'total'),
      addOn('cup', 100, 'each'),
      addOn('pen', 10, 'each'),
    ],
  } as never
  const part = (key: string) => ({ key, name: key, when: '', lines: [] })
  const addOnLine = (id: string, { paid, quantity }: { paid: number; quantity: number }) => ({
    ...{ itemType: 'Inventory', sourceId: id, name: `The ${id}`, paid },
    parts: [{ quantity }],
  })
  expect(
    withAddOns([part('reef'), part('dome')], { offered, chosen: { reef: { map: 2, hat: 3, cup: 0 } } }),
  ).toMatchObject([
    {
      ...part('reef'),
      lines: [addOnLine('map', { paid: 600, quantity: 2 }), addOnLine('hat', { paid: 900, quantity: 3 })],
    },
    part('dome'),
  ])
})

test('a start says when few or no seats are left', () => {
  const text = ((reference: string, args?: object) => `${reference} ${JSON.stringify(args ?? {})}`) as never
  const chip = (availableSeats: number) =>
    slotChip({ id: 's', label: '9:00 am', availableSeats }, { text, fewSeats: 3 })
  const plain = { value: 's', label: '9:00 am' }
  expect([0, 1, 3, 4].map(chip)).toEqual([
    { ...plain, state: 'sold-out', note: 'tickets-time-sold-out {}' },
    { ...plain, state: 'few', note: 'tickets-time-few {"count":1}' },
    { ...plain, state: 'few', note: 'tickets-time-few {"count":3}' },
    plain,
  ])
})

test('what is left of the chosen start stands below it, and its chip says that none is left for others', () => {
  const text = ((reference: string, args?: object) => `${reference} ${JSON.stringify(args ?? {})}`) as never
  const note = (own: number | undefined) =>
    slotChip({ id: 's', label: '9:00 am', availableSeats: 3 }, { text, fewSeats: 5, own }).note
  expect([undefined, 0, 2, 3, 4].map(note)).toEqual([
    'tickets-time-few {"count":3}',
    undefined,
    undefined,
    'tickets-time-others {"count":0}',
    'tickets-time-few {"count":3}',
  ])
})

test('what the server said of a combo is repeated until something of it is changed', () => {
  const chosen = { slots: {}, quantities: {} }
  const answer = { typed: { combos: { day: chosen } }, refusal: { events: { day: ['too many'] } } } as never
  expect(comboProblemTexts('day', { answer, choices: { day: chosen }, unkept: null })).toEqual(['too many'])
  expect(comboProblemTexts('day', { answer, choices: { day: { ...chosen } }, unkept: null })).toEqual([])
  expect(comboProblemTexts('night', { answer, choices: {}, unkept: null })).toEqual([])
  expect(comboProblemTexts('day', { answer: undefined, choices: { day: chosen }, unkept: null })).toEqual([])
})

describe('the rows of an event', () => {
  const type = (id: string, about: object = {}) => ({
    id,
    name: id,
    description: '',
    price: 900,
    retail: 900,
    forMembers: false,
    maximum: null,
    ...about,
  })
  const slot = (id: string, availableSeats: number, prices = 'day') => ({ id, availableSeats, prices })
  const anEvent = (about: object = {}) =>
    ({
      id: 'reef',
      slots: [slot('9', 5), slot('10', 8)],
      priceLists: { day: [type('adult'), type('child', { maximum: 2 })] },
      limits: [],
      ...about,
    }) as unknown as OrderEvent
  const choice = (quantities = {}, { retail = {}, slotId = '9' as string | null } = {}) => ({
    slotId,
    quantities,
    retail,
  })

  test('are bounded by the seats of the chosen time, before that by those of the roomiest', () => {
    const found = boundedRows(anEvent(), choice({ adult: 2 }))
    expect(found).toEqual([
      {
        isRetail: false,
        limits: { binding: [], groups: [], max: 5, maxed: false, mayAdd: true },
        offersRetail: false,
        belongsAbove: false,
        quantity: 2,
        type: {
          description: '',
          forMembers: false,
          id: 'adult',
          maximum: null,
          name: 'adult',
          price: 900,
          retail: 900,
        },
      },
      {
        isRetail: false,
        limits: { binding: [], groups: [], max: 2, maxed: false, mayAdd: true },
        offersRetail: false,
        belongsAbove: false,
        quantity: 0,
        type: {
          description: '',
          forMembers: false,
          id: 'child',
          maximum: 2,
          name: 'child',
          price: 900,
          retail: 900,
        },
      },
    ])
    const none = boundedRows(anEvent(), undefined)
    expect(none).toEqual([
      {
        isRetail: false,
        limits: { binding: [], groups: [], max: 8, maxed: false, mayAdd: true },
        offersRetail: false,
        belongsAbove: false,
        quantity: 0,
        type: {
          description: '',
          forMembers: false,
          id: 'adult',
          maximum: null,
          name: 'adult',
          price: 900,
          retail: 900,
        },
      },
      {
        isRetail: false,
        limits: { binding: [], groups: [], max: 2, maxed: false, mayAdd: true },
        offersRetail: false,
        belongsAbove: false,
        quantity: 0,
        type: {
          description: '',
          forMembers: false,
          id: 'child',
          maximum: 2,
          name: 'child',
          price: 900,
          retail: 900,
        },
      },
    ])
    expect(boundedRows(anEvent({ slots: [], priceLists: {} }), undefined)).toEqual([])
  })

  test('where members have used up their price, the same ticket at retail follows', () => {
    const limits = [aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 })]
    const event = anEvent({ limits, priceLists: { day: [type('adult', { price: 700 })] } })
    const shown = (own: OrderEvent, chosen: ReturnType<typeof choice>) =>
      boundedRows(own, chosen).map(({ isRetail, quantity, offersRetail }) => [
        isRetail,
        quantity,
        offersRetail,
      ])
    expect(shown(event, choice({ adult: 2 }))).toEqual([
      [false, 2, true],
      [true, 0, false],
    ])
    const group = { groupMax: 2, pricePointIds: ['adult', 'child'], ticketTypes: ['Adult', 'Child'] }
    const both = anEvent({
      limits: [aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2, ...group })],
      priceLists: { day: [type('adult', { price: 700 }), type('child', { price: 500 })] },
    })
    expect(
      boundedRows(both, choice({ adult: 2 })).map(row => [row.type.id, row.isRetail, row.belongsAbove]),
    ).toEqual([
      ['adult', false, false],
      ['adult', true, true],
      ['child', true, false],
    ])
    expect(shown(event, choice({ adult: 1 }))).toEqual([[false, 1, false]])
    expect(shown(event, choice({ adult: 1 }, { retail: { adult: 3 } }))).toEqual([
      [false, 1, false],
      [true, 3, false],
    ])
    expect(shown(anEvent({ limits, priceLists: { day: [type('adult')] } }), choice({ adult: 2 }))).toEqual([
      [false, 2, false],
    ])
    const others = anEvent({
      limits: [aRule({ allowedQuantity: 2 })],
      priceLists: { day: [type('adult', { price: 700 })] },
    })
    expect(shown(others, choice({ adult: 2 }))).toEqual([[false, 2, false]])
  })
})

describe('what is said beside and below quantities', () => {
  const formatMessage = ({ text, args }: { text: string; args?: object }) =>
    [text, ...Object.values(args ?? {})].join(' ')
  const sold = ['adult', 'child'].map(id => ({ id, name: id }))
  const ruled = { formatMessage, sold, limitWords: 'rule' as const }
  const row = (
    rules: ReturnType<typeof aRule>[],
    { quantity = 1, offersRetail = false, maxed = true } = {},
  ) => ({ quantity, offersRetail, limits: { binding: rules, maxed } }) as unknown as BoundedTicket
  const own = aRule()
  const over = aRule({ fails: true })
  const shared = aRule({ groupMax: 4, ticketTypes: ['adult', 'child'] })

  test('of one quantity', () => {
    expect(rowNotice(row([]), ruled)).toBeNull()
    expect(rowNotice(row([own]), ruled)).toEqual({ tone: 'info', words: 'tickets-maxed' })
    expect(rowNotice(row([own], { quantity: 0 }), ruled)).toBeNull()
    expect(rowNotice(row([aRule({ purchasedQuantity: 3 })], { quantity: 0 }), ruled)).toEqual({
      tone: 'info',
      words: 'tickets-maxed. event-limit-more-purchased 1 3 event-limit-purchased-previously',
    })
    expect(rowNotice(row([over]), ruled)).toBeNull()
    expect(rowNotice(row([own], { offersRetail: true }), ruled)).toEqual({
      tone: 'info',
      words: 'tickets-add-retail-below tickets-retail-price-text',
    })
    expect(rowNotice(row([shared]), ruled)).toBeNull()
  })

  test('of limits that several kinds share, each once', () => {
    const reached = {
      tone: 'info',
      words: 'tickets-maxed. event-limit-combined 4 event-limit-lifetime adult,child',
    }
    expect(sharedNotices([row([shared]), row([{ ...shared }]), row([own])], ruled)).toEqual([reached])
    expect(sharedNotices([row([shared], { quantity: 0 })], ruled)).toEqual([])
    expect(sharedNotices([row([shared], { offersRetail: true })], ruled)).toEqual([])
    expect(sharedNotices([row([{ ...shared, fails: true }])], ruled)).toEqual([])
    const prevents = { ...shared, isPreventRule: true }
    expect(sharedNotices([row([prevents], { quantity: 0 })], ruled)).toEqual([
      { tone: 'info', words: 'tickets-not-together adult,child' },
    ])
    const apart = [
      shared,
      { ...shared, isRetail: true },
      { ...shared, timeFrame: 'day' as const },
      { ...shared, pricePointIds: ['child'] },
    ]
    expect(sharedNotices([row(apart)], ruled)).toHaveLength(4)
  })
  test('a venue that tells its limits in sentences says the most and how many there are', () => {
    const inSentences = { ...ruled, limitWords: 'sentence' as const }
    expect(rowNotice(row([aRule({ inCartLimit: 4 })]), inSentences)?.words).toBe(
      'event-limit-over-of 4 4 all adult',
    )
    const both = { ...shared, pricePointIds: ['adult', 'child'], inCartLimit: 4 }
    expect(sharedNotices([row([both])], inSentences)[0]?.words).toBe('event-limit-over 4 4 all')
  })
})
