import type { PricedStoredCart } from '#app/api/carts/open-cart.ts'
import { cartPayload } from '#app/api/carts/wire/cart-payload.ts'
import type { Venue } from '#app/api/kernel/venue-store.ts'
import { type CartDraft, cartInput } from '#app/contract/carts.ts'
import { member } from '#app/contract/venue-file/members.ts'
import type { VenueFile, VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import type { SlotState } from '#app/rules/catalogue/slot-state.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import type { SourceMembership } from '#app/rules/memberships/source-membership.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { priceCart } from '#app/rules/pricing/price-cart.ts'
import { inWordsOf } from '#theme/texts/lists/address-names.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { aVenueFile } from './venue-file.ts'

/** The same as `NOW` of the API's tests: 21 November 2026, 09:00 at the venue. */
export const NOON = new Date('2026-11-21T14:00:00Z')

/** A venue as it is kept in memory, made of its file without a database. */
export function venueOf({ memberships, ...file }: VenueFile): Venue {
  return {
    tenantId: file.venue.id,
    theme: {} as Venue['theme'],
    themeRevision: 1,
    catalogueRevision: 1,
    isDraft: false,
    sandboxOf: null,
    endsAt: null,
    mainHost: null,
    document: {
      venue: file.venue,
      company: file.company,
      hours: file.hours,
      calendarNotes: file.calendarNotes,
      donations: file.donations,
      confirmationEmailRestrictions: memberships.confirmationEmailRestrictions,
    },
    facilities: file.facilities,
    personTypes: file.personTypes,
    events: file.events,
    limits: file.limits,
    combos: file.combos,
    addOns: file.addOns,
    forms: file.forms,
    membershipGroups: memberships.groups,
    membershipCategories: memberships.categories,
    reviewSummaries: {},
  }
}

/** What a cart is priced with at this venue, where nobody holds a membership. */
export const aPriceBook = (
  file: Partial<VenueFileInput>,
  book: Partial<PriceBook & { venue: Venue }> = {},
): PriceBook & { venue: Venue } => ({
  venue: venueOf(aVenueFile(file)),
  slots: new Map(),
  freePieces: new Map(),
  held: [],
  coupons: new Map(),
  sources: [],
  cartCategoryIds: [],
  joinedCategoryIds: [],
  now: NOON,
  sentenceOf: ({ text, args }) => inWordsOf(textOf(text as TextReference)?.message ?? text, args),
  ...book,
})

/** Starts by their ids, `event@10:00` on the day of the tests, ten seats free. */
export const startsOf = (...starts: (Partial<SlotState> & { id: string })[]): Map<string, SlotState> =>
  new Map(
    starts.map(start => {
      const [eventId = '', time = ''] = start.id.split('@')
      const date = start.date ?? '2026-11-21'
      const startsAt = new Date(`${date}T${time}:00-05:00`)
      return [
        start.id,
        { eventId, date, time, startsAt, capacity: 10, free: 10, priceListId: null, ...start },
      ]
    }),
  )

/** A stored cart of what somebody sent. */
export const aCartRow = (draft: CartDraft, row: Partial<CartRow> = {}): CartRow => ({
  id: 'cart-1',
  document: cartInput.parse(draft),
  version: 3,
  orderId: null,
  expiresAt: new Date('2026-11-28T14:00:00Z'),
  heldUntil: null,
  holdExtensions: 0,
  ...row,
})

/** A verified membership from which somebody may renew or upgrade. */
export function aSource(values: Record<string, unknown> = {}, active = true): SourceMembership {
  const document = member.parse({
    membershipId: 'M-1',
    categoryId: 'friend',
    offeringId: 'year',
    pricePointId: 'adult',
    startDate: '2026-01-01',
    expirationDate: '2026-12-31',
    cardholders: [{ id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' }],
    ...values,
  })
  const { membershipId, categoryId, standing, expirationDate } = document
  const row = {
    id: membershipId,
    membershipNumber: document.membershipNumber ?? membershipId,
    categoryId,
    standing,
    expiresOn: expirationDate,
    document,
  } as SourceMembership['row']
  return {
    membershipId,
    categoryId,
    active,
    holder: primaryCardholder(document.cardholders),
    row,
    upcoming: null,
  }
}

/** A stored cart, priced, with what the API tells of it. */
export function aPricedStoredCart({ row, book }: { row: CartRow; book: PriceBook }): PricedStoredCart {
  const priced = priceCart(row.document, book)
  return { ...priced, cart: cartPayload(priced, { row, tenantId: 'pier', book }) }
}
