import { expect, test } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { charges } from '#app/contract/venue-file/charges.ts'
import { withFees } from '#app/rules/pricing/fees.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { priceCart } from '#app/rules/pricing/price-cart.ts'
import { aCartRow, aSource } from '#tests/builders/price-book.ts'
import { bare, boat, FILE, friend, gift, pair, RICH, ticket } from '#tests/builders/rich-cart.ts'
import { aCoupon, aMembershipCategory } from '#tests/builders/venue-file.ts'

const priced = (draft: CartDraft, book: PriceBook = bare()) => priceCart(aCartRow(draft).document, book)
const both = ['boat-tour', 'pier'].map(eventTemplateId => ({
  eventTemplateId,
  ticketTypeId: 'adult',
  quantity: 1,
}))

test('a fee is a line of its own behind what it is charged for', () => {
  const { lines } = priced(boat([ticket('adult', 2)]))
  const fee = {
    id: 'web',
    name: 'Web fee',
    feeType: 'AmountBased',
    value: 150,
    per: 'ticket',
    appliesTo: ['event'],
  }
  const charged = withFees(lines, charges.parse({ fees: [fee] }))
  expect(charged.slice(0, -1)).toEqual(lines)
  expect(charged.at(-1)).toMatchObject({
    ...{
      id: 'fee.web',
      itemType: 'Fee',
      type: 'fee',
      sourceId: 'web',
      name: 'Web fee',
      images: [],
      paid: 300,
    },
    parts: [{ quantity: 1, paid: 300 }],
  })
})

test('a fee and a tax of it stand in the totals of the cart', () => {
  const company = {
    charges: {
      fees: [
        {
          id: 'web',
          name: 'Web fee',
          feeType: 'AmountBased',
          value: 150,
          per: 'ticket',
          appliesTo: ['event'],
        },
      ],
      taxes: [{ id: 'vat', name: 'VAT', rate: 10, included: false, appliesTo: ['fee'] }],
    },
  }
  const { lines, totals } = priced(boat([ticket('adult', 2)]), bare({ company }))
  expect(lines.map(({ id, type, images, paid }) => [id, type, images, paid])).toEqual([
    ['boat-tour@10:00', 'standard', [expect.anything()], 3600],
    ['fee.web', 'fee', [], 300],
    ['tax.vat', 'tax', [], 30],
  ])
  expect(totals).toEqual({ paid: 3930, saved: 0 })
})

test('a free ticket is sold, a person type that is not on sale is not', () => {
  const free = {
    id: 'usual',
    prices: [
      { personTypeId: 'adult', price: 0 },
      { personTypeId: 'child', price: -1 },
    ],
  }
  const book = bare({ events: [{ ...FILE.events[0], priceLists: [free] }, ...FILE.events.slice(1)] })
  expect(priced(boat([ticket('adult', 1)]), book)).toMatchObject({ problems: [], lines: [{ paid: 0 }] })
  expect(priced(boat([ticket('child', 1)]), book).problems).toMatchObject([{ code: 'unknown' }])
})

test('seats of one start are asked for together, whoever of the order sits on them', () => {
  const { demand } = priced({ ...boat([ticket('adult', 2)]), ...pair({ tickets: both }) })
  expect(Object.fromEntries(demand)).toEqual({ 'boat-tour@10:00': 3, 'pier@08:00': 1 })
})

test('a level for members of another is sold beside that one, and never opens itself', () => {
  const sold = (restrictions: string[], memberships: object[]) => {
    const patron = aMembershipCategory({ id: 'patron', name: 'Patron', restrictions })
    const book = bare({ memberships: { categories: [aMembershipCategory(), patron] } })
    return priced({ memberships } as CartDraft, book).problems.length === 0
  }
  const patron = { ...RICH.memberships[0], id: 'm-2', membershipCategoryId: 'patron' }
  expect(sold(['friend'], [RICH.memberships[0]!, patron])).toBe(true)
  expect(sold(['friend'], [patron])).toBe(false)
  expect(sold(['patron'], [patron])).toBe(false)
})

test('the price of an upgrade that was worked out stays with it, that of a new membership is the list’s', () => {
  const patron = aMembershipCategory({ id: 'patron', name: 'Patron' })
  const held = [aSource()]
  const book = bare(
    { memberships: { categories: [aMembershipCategory({ upgradeToIds: ['patron'] }), patron] } },
    { held, sources: held },
  )
  const upgrade = {
    type: 'Upgrade',
    membershipCategoryId: 'patron',
    membershipId: 'M-1',
    pricePointId: 'adult',
  }
  const [upgraded] = priced(friend(upgrade), book).items.memberships
  expect([upgraded?.membershipCategoryName, upgraded?.calculatedPrice]).toEqual(['Patron', upgraded?.price])
  const [bought] = priced(friend({}), book).items.memberships
  expect(bought).toMatchObject({ price: 6000 })
  expect(bought).not.toHaveProperty('calculatedPrice')
})

test('what is wrong with what was said of a gift stands at its field', () => {
  const { problems } = priced(gift({ donationDetail: { donorRecognitionType: 'corporation' } }))
  expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'invalid donations.0.donationDetail.donorRecognitionCorpName',
  ])
})

test('what a gift says goes with it to the cart, and nothing where it says nothing', () => {
  const donation = priced(gift({ donationDetail: { notes: 'Well done' } })).items.donations[0]
  expect(donation?.donationDetail).toMatchObject({ notes: 'Well done' })
  expect(priced(gift({})).items.donations[0]).toMatchObject({ donationDetail: undefined })
})

test('a combo calls its people by its own names, else by those of the venue', () => {
  const combo = {
    ...FILE.combos[0]!,
    type: 'fixedPrice' as const,
    prices: [{ personTypeId: 'adult', price: 2501, minimum: 0 }],
  }
  const { lines } = priced(pair({ tickets: both }), bare({ combos: [combo] }))
  expect(lines[0]).toMatchObject({
    type: 'fixedPrice',
    parts: [{ id: 'c-pair~adult', name: 'Adult', quantity: 1 }],
    admissions: [{ id: 'c-pair~boat-tour~adult' }, { id: 'c-pair~pier~adult' }],
  })
})

test('a combo at the bounds of a person type is sold, also where no number is asked for', () => {
  const sold = (quantity: number, entry: object) => {
    const combo = { ...FILE.combos[0]!, prices: [{ personTypeId: 'adult', price: 1, minimum: 0, ...entry }] }
    const tickets = both.map(each => ({ ...each, quantity }))
    return priced(pair({ tickets }), bare({ combos: [combo] })).problems
  }
  expect(sold(2, { minimum: 2, maximum: 2 })).toEqual([])
  expect(sold(1, {})).toEqual([])
})

test('an event chosen twice for a combo is no part of it the second time', () => {
  const events = [...RICH.comboItems[0]!.events, RICH.comboItems[0]!.events[0]!]
  expect(priced(pair({ tickets: both, events })).problems.map(({ path }) => path)).toEqual([
    'comboItems.0.events.2.eventTemplateId',
  ])
})

test('a combo lacks each event that always belongs to it', () => {
  const combo = { ...FILE.combos[0]!, entries: ['boat-tour', 'pier'].map(id => ({ eventIds: [id] })) }
  const events = RICH.comboItems[0]!.events.slice(0, 1)
  const { problems } = priced(pair({ tickets: both, events }), bare({ combos: [combo] } as never))
  expect(problems.map(({ path }) => path)).toContain('comboItems.0.events')
})

test('an add-on that is not chosen has no line', () => {
  const { lines } = priced(pair({ tickets: both, addOns: [{ addOnId: 'book', quantity: 0 }] }))
  expect(lines.map(({ itemType }) => itemType)).toEqual(['Combo'])
})

test('each kind of person of a combo has its own name, bounds and share of a coupon', () => {
  const prices = [
    { personTypeId: 'adult', price: 2501, name: 'Grown-up', minimum: 2 },
    { personTypeId: 'child', price: 1000, minimum: 0 },
  ]
  const tickets = both.flatMap(each => [
    { ...each, quantity: 2 },
    { ...each, ticketTypeId: 'child' },
  ])
  const coupons = new Map([['HALF', aCoupon({ code: 'HALF', value: 50 })]])
  const book = bare({ combos: [{ ...FILE.combos[0]!, prices }] }, { coupons })
  const { lines, problems } = priced({ ...pair({ tickets }), couponCodes: ['HALF'] }, book)
  expect(problems).toEqual([])
  const [{ parts = [], admissions = [] } = {}] = lines
  expect(parts.map(({ name, paid }) => [name, paid])).toEqual([
    ['Grown-up', 2500],
    ['Child', 500],
  ])
  const paidBy = (type: string) =>
    admissions.filter(({ personTypeId }) => personTypeId === type).reduce((sum, { paid }) => sum + paid, 0)
  expect([paidBy('adult'), paidBy('child')]).toEqual([2500, 500])
})
