import { expect, test } from 'vitest'
import type { z } from 'zod'
import { carts } from './carts.ts'
import { checkout } from './checkout.ts'
import { contract } from './contract.ts'
import { coupons } from './coupons.ts'
import { calendarDate, encodedText, instantOrDate, list, saleChannels } from './endpoint.ts'
import { members } from './members.ts'
import { sentMembershipInfo } from './membership-orders.ts'
import { venueFile } from './venue-file/venue-file.ts'

type Part = { def: { error?: unknown; maximum?: number; checks?: Schema[] } }
type Schema = { _zod: Part }

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && '_zod' in part

const partsOf = (part: unknown): unknown[] =>
  typeof part === 'object' && part !== null && !isSchema(part) ? Object.values(part) : [part]

/** A schema, its checks, and everything that it is made of. */
function schemasIn(root: Schema, seen = new Set<Schema>()): Set<Schema> {
  if (seen.has(root)) return seen
  seen.add(root)
  for (const part of Object.values(root._zod.def).flatMap(partsOf)) if (isSchema(part)) schemasIn(part, seen)
  return seen
}

const calls = Object.values(contract).flatMap(group => Object.values(group))
const inputs = calls.flatMap(call => (call['~orpc'].inputSchema ?? []) as Schema)
const inputOf = (call: { '~orpc': { inputSchema?: unknown } }) => call['~orpc'].inputSchema as z.ZodType

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

test('what refuses a value in words of ours says in a sentence what would be right', () => {
  const sentences = [...inputs, venueFile]
    .flatMap(schema => [...schemasIn(schema)])
    .flatMap(({ _zod: { def } }) =>
      typeof def.error === 'function' ? [{ def, text: String(def.error({})) }] : [],
    )
  expect(sentences.length).toBeGreaterThan(150)
  for (const { def, text } of sentences) {
    expect(text).toMatch(/^(must (have|not|be|name|hold) |may hold only |is (too long|too large|needed)$)/)
    if (def.maximum !== undefined && text.startsWith('must')) expect(text).toContain(String(def.maximum))
  }
})

const DATE = 'must be a date like 2026-11-21'
const WHOLE = ['must be a whole number']
const NONE = ['must be a number']
test.each([
  [calendarDate, 'soon', [DATE]],
  [calendarDate, ['2026-11-21', '2026-11-22'], [DATE]],
  [instantOrDate, 'soon', [`${DATE} or a time like 2026-11-21T09:00:00`]],
  [saleChannels.saleChannel, 'desk', ['must be online']],
  [encodedText, 'x'.repeat(2_001), ['is too long']],
  [encodedText, '%', ['must be percent-encoded UTF-8']],
  [encodedText, 'a%00b', ['must be percent-encoded UTF-8']],
])('%#: a parameter that is malformed is told what it must be', (schema, value, message) => {
  expect(messageOf(schema, value)).toEqual(message)
})

test.each([
  [contract.reviews.ofEvent, { params: { eventTemplateId: 'x' } }, 'pageSize', 'many', NONE],
  [contract.reviews.ofEvent, { params: { eventTemplateId: 'x' } }, 'page', '1.5', WHOLE],
  [contract.donations.customFields, {}, 'pageSize', 'many', NONE],
  [contract.donations.customFields, {}, 'page', '1.5', WHOLE],
])('%#: a page is a whole number', (call, others, key, value, message) => {
  expect(messageOf(inputOf(call), { ...others, query: { [key]: value } })).toEqual(message)
  expect(inputOf(call).parse({ ...others, query: { [key]: '2' } })).toMatchObject({ query: { [key]: 2 } })
})

test('a parameter that is left empty is as if left out', () => {
  expect(calendarDate.parse('')).toBeUndefined()
  expect(instantOrDate.parse('')).toBeUndefined()
  expect(saleChannels.saleChannel.parse('')).toBeUndefined()
})

test.each([
  ['2026-11-21', true],
  ['2026-11-21T09:00:00', true],
  ['2026-11-21T09:00:00-05:00', true],
  ['2026-11-21T09:00:00Z', true],
  ['2026-11-31', false],
  ['21.11.2026', false],
])('%s as the time of a window: %s', (value, isRight) => {
  expect(instantOrDate.safeParse(value).success).toBe(isRight)
  expect(calendarDate.safeParse(value).success).toBe(isRight && !value.includes('T'))
})

test('many values are one list, however they are written', () => {
  expect(list.parse('a,b')).toEqual(['a', 'b'])
  expect(list.parse(['a', 'b,c', ''])).toEqual(['a', 'b', 'c'])
  expect(list.parse(undefined)).toBeUndefined()
})

test('a header’s value is read as percent-encoded text', () => {
  expect(encodedText.parse('Ni%C3%B1o%20')).toBe('Niño ')
})

test('a call for many memberships names one at least', () => {
  const query = (membershipIds: string) =>
    messageOf(inputOf(members.eligibleLevelsOfMany), { query: { membershipIds } })
  expect(query(',')).toEqual(['is needed'])
  expect(query('a,b')).toBeUndefined()
})

const quantity = (sent: unknown) =>
  messageOf(inputOf(carts.put), { body: { templates: [], donations: [donation({ quantity: sent })] } })
const donation = (values: object) => ({ inventoryId: 'd', type: 'donation', ...values })

test.each([
  ['many', ['must be a number']],
  [1.5, ['must be a whole number']],
  [-1, ['must not be negative']],
  [1000, ['must be at most 999']],
])('%s of something is refused', (sent, message) => {
  expect(quantity(sent)).toEqual(message)
})

test('an amount is in whole cents, and no more than a venue can name', () => {
  const amount = (sent: unknown) =>
    messageOf(inputOf(carts.put), { body: { donations: [donation({ amount: sent })] } })
  expect(amount(1.5)).toEqual(['must be a whole number of cents'])
  expect(amount(-1)).toEqual(['must not be negative'])
  expect(amount(10_000_000_001)).toEqual(['must be at most 10000000000'])
  expect(amount(10_000_000_000)).toBeUndefined()
})

test('a cart that is sent with its least has everything else empty', () => {
  const body = {
    templates: [{ eventTemplateId: 'e', events: [{ eventId: 's' }] }],
    comboItems: [{ comboTemplateId: 'c' }],
    memberships: [{ type: 'MembershipUpgrade', membershipCategoryId: 'm' }],
    donations: [donation({ donationDetail: { customFieldValues: [{ id: 'f' }] } })],
    forms: [{ formId: 'f', itemId: 'e', itemName: 'E', itemType: 'Event' }],
  }
  expect(inputOf(carts.put).parse({ body })).toEqual({
    body: {
      membershipIds: [],
      couponCodes: [],
      templates: [{ eventTemplateId: 'e', events: [{ eventId: 's', tickets: [], addOns: [] }] }],
      comboItems: [
        {
          comboTemplateId: 'c',
          comboTemplateName: '',
          comboTemplateType: '',
          events: [],
          tickets: [],
          addOns: [],
        },
      ],
      memberships: [
        { type: 'Upgrade', membershipCategoryId: 'm', auxiliary: false, isGift: false, isAutorenew: false },
      ],
      donations: [
        {
          inventoryId: 'd',
          type: 'donation',
          amount: 0,
          price: 0,
          quantity: 1,
          donationDetail: {
            customFieldValues: [{ id: 'f', label: '', format: 'Text', values: [], value: '' }],
          },
        },
      ],
      forms: [{ formId: 'f', itemId: 'e', itemName: 'E', itemType: 'Event', oncePerCart: false }],
    },
  })
})

test('a checkout keeps what is typed without the spaces around it, and no more analytics than it may', () => {
  const place = (body: object) => ({
    headers: { 'x-request-uuid': '6f1c2f1e-6d0f-4d3c-9e0a-2f4a7b1c3d5e' },
    body: { shoppingCartId: 'c', ...body },
  })
  expect(inputOf(checkout.place).parse(place({ billingCity: '  Troy ', emailAnalytics: {} }))).toMatchObject({
    body: { billingCity: 'Troy', billingState: '', emailAnalytics: {} },
  })
  const analytics = (length: number) =>
    messageOf(inputOf(checkout.place), place({ emailAnalytics: 'x'.repeat(length - 2) }))
  expect(analytics(2_000)).toBeUndefined()
  expect(analytics(2_001)).toEqual(['is too long'])
  expect(messageOf(inputOf(checkout.place), place({ emailAnalytics: undefined }))).toBeUndefined()
  const card = (token: string) => inputOf(checkout.place).safeParse(place({ token })).success
  expect(['411111******1111', '****', '411111****'].map(card)).toEqual([true, true, true])
  expect(['4111111******1111', '411111***1111', '411111****11111', 'x****', '****x'].map(card)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a coupon code is read without the spaces around it', () => {
  expect(inputOf(coupons.validate).parse({ body: { shoppingCartId: 'c', couponCodes: [' TEN '] } })).toEqual({
    body: { shoppingCartId: 'c', couponCodes: ['TEN'] },
  })
})

test('who a membership is for has its zip code under either name', () => {
  const zipOf = (fields: object) => sentMembershipInfo.parse({ gifterInfo: fields }).gifterInfo
  expect(zipOf({ zip: '1010' })).toMatchObject({ zipCode: '1010' })
  expect(zipOf({ zip: '1010', zipCode: '2020' })).toMatchObject({ zipCode: '2020' })
  expect(zipOf({})).toEqual({
    firstName: '',
    middleName: '',
    lastName: '',
    email: '',
    phoneNumber: '',
    country: '',
    streetAddress1: '',
    streetAddress2: '',
    city: '',
    state: '',
    otherState: '',
    zipCode: '',
  })
  expect(sentMembershipInfo.parse({ membershipCards: [{ cardType: 'primary', zip: '1' }] })).toMatchObject({
    isEdited: false,
    giftMessage: '',
    notifyGiftRecipient: false,
    membershipCards: [{ dropped: false, zipCode: '1' }],
  })
})
