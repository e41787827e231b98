import type { ApiClient } from '#app/api/client.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { aSmallMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { instead } from '#tests/builders/page-loader.ts'

const off = (value: number) => ({ discountType: 'PercentageBased' as const, value })

const offering = (id: string, price: number, autorenewalType: 'none' | 'required') => ({
  id,
  name: id,
  duration: 12,
  autorenewalType,
  prices: [{ id: 'one', personTypeId: 'adult', price }],
})

const categories = [
  {
    id: 'friend',
    name: 'Friend',
    offerings: [
      offering('auto', 5000, 'required'),
      offering('free', 0, 'required'),
      offering('year', 0, 'none'),
    ],
  },
]

const member = {
  membershipId: 'M-1',
  categoryId: 'friend',
  offeringId: 'auto',
  pricePointId: 'one',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  cardholders: [{ id: 'C-1', firstName: 'Ada', lastName: 'Moss' }],
  recurring: {
    status: 'active' as const,
    paymentMethodBrand: 'Mastercard',
    ccLastFourDigits: '5454',
    paymentMethodReference: 'saved_test.ok.Mastercard.5454',
  },
}

const aTill = (id: string, company: VenueFileInput['company'] = {}, about: Partial<VenueFileInput> = {}) =>
  aSmallMuseum({
    venue: { id, name: id, timeZone: 'America/New_York' },
    company: { multipleCoupons: true, showTicketEmail: false, renewalWindowDays: 60, ...company },
    coupons: [
      { code: 'SAVE10', ...off(10) },
      { code: 'KIDS', ...off(50), conflictsWith: ['SAVE10'] },
      { code: 'ALL', ...off(100) },
    ],
    giftCertificates: [
      { number: 'GIFT-0001', balance: 5000 },
      { number: 'GIFT-0002', balance: 500 },
    ],
    memberships: { categories },
    members: [member],
    ...about,
  })

export const loadVenues = async (database: Database) => {
  const canada = { venue: { id: 'canada', name: 'canada', timeZone: 'America/Toronto', country: 'CA' } }
  const billingAddress = { display: 'zipcode', validation: 'zipcode' } as const
  await loadVenue(database, aTill('till'))
  await loadVenue(database, aTill('mailing', { showTicketEmail: true }))
  await loadVenue(database, aTill('secure', { enable3DS: true }))
  await loadVenue(database, aTill('canada', { billingAddress }, canada))
  await loadVenue(database, aTill('half', { billingAddress: { validation: 'zipcode' } }))
  await loadVenue(
    database,
    aTill('worded', {}, { texts: { 'cancel-order-redirect-url': 'https://pier.example/bye' } }),
  )
}

export type Call = (input: object) => Promise<{ payload: object | null }>

/** The API with one call of it answered otherwise. */
export const answering = (
  part: 'carts' | 'coupons' | 'checkout',
  call: string,
  answer: (input: never, real: never) => unknown,
) =>
  ((client: ApiClient) => {
    const real = client[part] as Record<string, unknown>
    const other = (input: unknown) => answer(input as never, real[call] as never)
    return instead(client, part, instead(real, call, other))
  }) as (client: ApiClient) => ApiClient
