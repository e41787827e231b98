import fc from 'fast-check'
import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { panelLines } from '#app/rules/carts/cart-panel.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { buyAndRead } from '#tests/builders/buy-and-read.ts'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aFullMuseum, everything } from '#tests/builders/full-order.ts'
import { slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const DATE = '2026-11-24'
const CERTIFICATES = 8

/** Prints cost 5.00 less, once for all tickets of a person type. */
const PRINTS = {
  id: 'prints',
  name: 'Print Day',
  type: 'discountCode',
  discount: { values: [{ discountType: 'AmountBased', value: 500 }], distribution: 'total' },
  priceLists: [{ id: 'print', prices: [{ personTypeId: 'adult', price: 1335 }] }],
  slots: [{ id: 'prints-1', date: DATE, time: '12:00', capacity: 99 }],
} as const

const COUPONS = [
  { code: 'TENOFF', discountType: 'AmountBased', value: 1000, distribution: 'total' },
  { code: 'KIDS', discountType: 'PercentageBased', value: 33.3, personTypeIds: ['child'] },
  { code: 'BOATS', discountType: 'PercentageBased', value: 12.5, eventIds: ['boat-tour'] },
] as const

const fees = [
  { id: 'service', name: 'Service fee', per: 'ticket', feeType: 'PercentageBased', value: 3.3 },
  { id: 'booking', name: 'Booking fee', per: 'order', feeType: 'AmountBased', value: 199 },
]

/** Far apart on the clock, with a currency, fees and taxes of their own. */
const PLACES = [
  {
    venue: { id: 'pier', timeZone: 'America/New_York', currency: 'USD', locale: 'en-US' },
    charges: { fees, taxes: [{ id: 'sales', name: 'Sales tax', rate: 8.875 }] },
  },
  {
    venue: { id: 'wharf', timeZone: 'Pacific/Auckland', currency: 'NZD', locale: 'en-NZ' },
    charges: { fees, taxes: [{ id: 'gst', name: 'GST', rate: 15, included: true }], taxRounding: 'line' },
  },
  {
    venue: { id: 'hafen', timeZone: 'Asia/Tokyo', currency: 'JPY', locale: 'ja-JP' },
    charges: { taxes: [{ id: 'shohizei', name: 'Tax', rate: 10, appliesTo: ['event', 'combo'] }] },
  },
] as const

const { test } = useDatabase(async database => {
  const file = aFullMuseum()
  for (const { venue, charges } of PLACES)
    await loadVenue(database, {
      ...file,
      venue: { ...file.venue, ...venue },
      company: { ...file.company, multipleCoupons: true, charges },
      events: [...(file.events ?? []).map(withSeats), PRINTS],
      coupons: COUPONS,
      giftCertificates: Array.from({ length: CERTIFICATES }, (_, index) => ({
        number: `GIFT-${1000 + index}`,
        balance: 1555,
      })),
    } as unknown as VenueFileInput)
})

/** Seats for all that these buyers order. */
const withSeats = <Event extends { slotRules?: readonly { capacity?: number }[] }>(event: Event) => ({
  ...event,
  slotRules: (event.slotRules ?? []).map(rule => ({ ...rule, capacity: 999 })),
})

const whole = everything({ offering: 'year', date: DATE })
const some = <Item>(items: Item[] = []) => fc.constantFrom<Item[]>([], items)
const few = fc.integer({ min: 0, max: 3 })

const anyBuyer = fc
  .record({
    place: fc.constantFrom(...PLACES),
    adult: few,
    child: few,
    retail: fc.integer({ min: 0, max: 2 }),
    prints: few,
    books: few,
    comboItems: some(whole.comboItems),
    memberships: some(whole.memberships),
    donations: some(whole.donations),
    couponCodes: fc.subarray(COUPONS.map(({ code }) => code)),
    isMember: fc.boolean(),
    paysByCertificate: fc.boolean(),
  })
  .filter(({ adult, child }) => adult + child > 0)

type Buyer = typeof anyBuyer extends fc.Arbitrary<infer Value> ? Value : never

const BOAT = slotAt('boat-tour', DATE, '15:00')

function draftOf(buyer: Buyer): CartDraft {
  const ticket = (eventId: string, ticketTypeId: string, quantity: number) =>
    quantity > 0 ? [{ id: `${eventId}~${ticketTypeId}`, ticketTypeId, quantity }] : []
  const retail = buyer.isMember ? ticket(`${BOAT}~retail`, 'adult', buyer.retail) : []
  const tickets = [
    ...ticket(BOAT, 'adult', buyer.adult),
    ...ticket(BOAT, 'child', buyer.child),
    ...retail.map(one => ({ ...one, isRetail: true })),
  ]
  const addOns = buyer.books > 0 ? [{ id: 'books', inventoryId: 'guide-book', quantity: buyer.books }] : []
  const prints = ticket('prints-1', 'adult', buyer.prints)
  return {
    templates: [
      { eventTemplateId: 'boat-tour', events: [{ eventId: BOAT, tickets, addOns }] },
      ...(prints.length > 0
        ? [{ eventTemplateId: 'prints', events: [{ eventId: 'prints-1', tickets: prints }] }]
        : []),
    ],
    comboItems: buyer.comboItems,
    memberships: buyer.memberships,
    donations: buyer.donations,
    couponCodes: buyer.couponCodes,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('one and the same total and the same lines stand everywhere, whoever orders what, wherever and however it is paid', async ({
  database,
}) => {
  for (const [index, buyer] of fc.sample(anyBuyer, { numRuns: CERTIFICATES, seed: 23 }).entries()) {
    const { currency, locale, id: tenantId } = buyer.place.venue
    const giftCardNumber = buyer.paysByCertificate ? `GIFT-${1000 + index}` : undefined
    const read = await buyAndRead(database, draftOf(buyer), {
      tenantId,
      session: buyer.isMember ? verifiedMember('M-1001') : {},
      giftCardNumber,
    })
    const { cart, order, receipt, account, checkout } = read
    const { total } = cart
    const words = formatMoney(total, { currency, locale })
    const lines = cart.orders.map(({ id, itemSubtotal }) => [id, itemSubtotal])

    expect(sum(cart.orders.map(({ itemSubtotal }) => itemSubtotal))).toBe(total)
    expect(sum(panelLines(cart).map(({ amount }) => amount))).toBe(total)
    expect(read.orderTotal).toBe(words)
    const taken = sum(checkout?.coupons?.used.map(({ discount }) => discount) ?? [])
    expect([
      checkout?.total,
      sum(checkout?.lines.map(({ listed }) => listed) ?? []) -
        sum(Object.values(checkout?.savings ?? {})) -
        taken,
    ]).toEqual([total, total])
    const items = order.orderItems.map(({ itemId, discountedAmount }) => [itemId, discountedAmount])
    expect(items.sort()).toEqual(lines.sort())
    expect([order.discountedSumTotal, receipt?.total, account?.detail.total.amount]).toEqual([
      total,
      total,
      total,
    ])
    const beforeCodes = total + taken
    expect(sum(receipt?.groups.map(group => group.total) ?? [])).toBe(beforeCodes)
    expect(sum(receipt?.coupons.map(({ discount }) => discount) ?? [])).toBe(taken)
    const groups = account?.detail.groups ?? []
    expect(sum(groups.map(group => group.total?.amount ?? beforeCodes))).toBe(beforeCodes)
    expect([read.charged, order.giftCertificateAmount]).toEqual(
      giftCardNumber ? [Math.max(total - 1555, 0), Math.min(total, 1555)] : [total, 0],
    )
    expect([order.taxes, receipt?.taxes, account?.taxes]).toEqual([cart.taxes, cart.taxes, cart.taxes])
    for (const tax of cart.taxes)
      expect(
        sum(
          cart.orders.flatMap(({ taxes = [] }) =>
            taxes.filter(({ id }) => id === tax.id).map(({ amount }) => amount),
          ),
        ),
      ).toBe(tax.amount)
    expect(read.mail).toContain(words)
    // Drawn without the frame that knows the venue's currency.
    for (const drawn of [read.receiptWords, read.accountWords]) expect(drawn).toContain(formatMoney(total))
  }
})
