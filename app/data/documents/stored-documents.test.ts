import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attemptDocument } from './attempt-document.ts'
import { cartDocument } from './cart-document.ts'
import { orderDocument } from './order-document.ts'

const kinds = { cart: cartDocument, attempt: attemptDocument, order: orderDocument }
type Kind = keyof typeof kinds

/** A document as the first version of its kind has stored it. */
const stored = (kind: Kind) =>
  JSON.parse(readFileSync(new URL(`fixtures/${kind}-document.1.json`, import.meta.url), 'utf8'))

test.each(['cart', 'attempt', 'order'] as const)('the stored %s of version 1 opens as it was', kind => {
  const { schema, ...document } = stored(kind)
  expect(schema).toBe(1)
  expect(kinds[kind].read(stored(kind))).toEqual(document)
})

test.each(['cart', 'attempt', 'order'] as const)('a stored %s of no version opens too', kind => {
  const { schema: _, ...document } = stored(kind)
  expect(kinds[kind].read(document)).toEqual(document)
})

test.each(['cart', 'attempt', 'order'] as const)('a %s is written with its version', kind => {
  const { read, write } = kinds[kind] as {
    read: (value: unknown) => object
    write: (value: object) => string
  }
  expect(JSON.parse(write(read(stored(kind))))).toEqual(stored(kind))
})

test.each(['cart', 'attempt', 'order'] as const)(
  'what a later version has added to a %s is kept, so that it is written back by an older node',
  kind => {
    expect(kinds[kind].read({ ...stored(kind), schema: 7, giftWrap: ['red'] })).toMatchObject({
      giftWrap: ['red'],
    })
  },
)

test('what a cart lacks is nothing chosen', () => {
  const empty = {
    membershipIds: [],
    couponCodes: [],
    templates: [],
    comboItems: [],
    memberships: [],
    donations: [],
    forms: [],
  }
  expect(cartDocument.read({})).toEqual(empty)
  expect(cartDocument.read(null)).toEqual(empty)
  const [template] = cartDocument.read({
    templates: [{ eventTemplateId: 'reef', events: [{ eventId: 'reef.9' }] }],
  }).templates
  expect(template?.events).toEqual([{ eventId: 'reef.9', tickets: [], addOns: [] }])
  expect(
    cartDocument.read({ memberships: [{ membershipCategoryId: 'friend', isGift: true }] }),
  ).toMatchObject({
    memberships: [{ isGift: true, auxiliary: false, isAutorenew: false }],
  })
})

test('what an attempt lacks was not taken', () => {
  const { order, tries, hold: _, pieces: __, coupons: ___, ...rest } = stored('attempt')
  const document = attemptDocument.read({ ...rest, order, tries })
  expect(document).toMatchObject({ pieces: [], coupons: [], tries, order })
  expect(attemptDocument.read({})).toMatchObject({ tries: 1, seats: [], charge: null, refunding: false })
})

test('what an order lacks was not asked for, and tickets are sent to its contact', () => {
  const { lines, contact } = stored('order')
  const document = orderDocument.read({ lines, contact, currency: 'EUR' })
  expect(document).toMatchObject({ lines, contact, currency: 'EUR', pieces: [], giftCertificate: null })
  expect(document.ticketDeliveryEmail).toBe(contact.email)
  expect(document.billingAddress.country).toBe('')
})
