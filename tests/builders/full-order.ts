import type { CartDraft } from '#app/contract/carts.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { aMuseum } from './demo-venue.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, place, type Shop, slotAt } from './shop.ts'

/** The museum with something of every kind to be bought in one order: coupons, certificates, a level that renews itself. */
export function aFullMuseum(overrides: Partial<VenueFileInput> = {}): VenueFileInput {
  const file = aMuseum(overrides)
  const offering = {
    name: 'One year',
    duration: 12,
    prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }],
  }
  return {
    ...file,
    company: { ...file.company, limitDonations: false },
    coupons: [{ code: 'TENOFF', discountType: 'AmountBased', value: 1000, distribution: 'total' }],
    giftCertificates: [{ number: 'GIFT-4321', balance: 2000 }],
    combos: [
      ...(file.combos ?? []),
      {
        id: 'boat-galleries',
        name: 'Boat and Galleries',
        type: 'fixedPrice',
        prices: [{ personTypeId: 'adult', price: 2500 }],
        addOnIds: ['guide-book'],
        entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['galleries'] }],
      },
    ],
    memberships: {
      ...file.memberships,
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          rules: { numberOfCardHolders: 2 },
          offerings: [
            { id: 'year', ...offering },
            { id: 'auto', ...offering, autorenewalType: 'required' },
          ],
        },
        { id: 'patron', name: 'Patron' },
      ],
    },
  }
}

const FRIDAY = '2026-11-20'

/** Two adults for the boat, a combo with a guide book, a Friend who renews, a gift of 25 dollars for somebody and a plank. */
export function everything({ offering = 'auto', date = FRIDAY } = {}): CartDraft {
  const combo = [
    { eventTemplateId: 'boat-tour', eventId: slotAt('boat-tour', date, '11:00') },
    { eventTemplateId: 'galleries', eventId: slotAt('galleries', date, '14:00') },
  ]
  return {
    ...aDraft({ adult: 2 }),
    couponCodes: ['TENOFF'],
    comboItems: [
      {
        id: 'combo-1',
        comboTemplateId: 'boat-galleries',
        events: combo,
        tickets: combo.map(({ eventTemplateId }) => ({
          eventTemplateId,
          ticketTypeId: 'adult',
          quantity: 1,
        })),
        addOns: [{ addOnId: 'guide-book', quantity: 1 }],
      },
    ],
    memberships: [
      {
        id: 'item-1',
        type: 'MembershipPurchase',
        membershipCategoryId: 'friend',
        membershipOfferingId: offering,
        isAutorenew: offering === 'auto',
      },
    ],
    donations: [
      {
        id: 'gift-1',
        inventoryId: 'gift',
        type: 'donation',
        amount: 2500,
        donationDetail: {
          isHonor: true,
          beneficiaryType: 'In memory of',
          dedicationFirstName: 'Rose',
          dedicationLastName: 'Moss',
        },
      },
      { id: 'plank-1', inventoryId: 'plank', type: 'fixedDonation' },
    ],
  }
}

/** A year as a Friend, given to Rae Reed by Ada Moss, who has Rae told of it. */
export function aGift(): CartDraft {
  const address = { country: 'US', streetAddress1: '3 Quay', city: 'Boston', state: 'MA', zipCode: '02110' }
  const rae = { firstName: 'Rae', lastName: 'Reed', email: 'rae@example.com', ...address }
  return {
    memberships: [
      {
        id: 'item-1',
        type: 'MembershipPurchase',
        membershipCategoryId: 'friend',
        membershipOfferingId: 'year',
        isGift: true,
        membershipInfo: {
          gifterInfo: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' },
          notifyGiftRecipient: true,
          membershipCards: [{ cardType: 'primary', ...rae }],
        },
      },
    ],
  }
}

type FullOrderOptions = {
  draft?: CartDraft
  ticketDeliveryEmail?: string
  giftCardNumber?: string
  tenantId?: string
}

/** Places an order of everything, or of what is named; `cartId` is what its buyer's browser holds. */
export async function buyEverything(
  shop: Shop,
  { draft = everything(), tenantId, ...about }: FullOrderOptions = {},
) {
  const api = await shop.visitor({}, tenantId)
  const cart = await fillCart(api, draft)
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD), ...about })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  return { cartId: cart.id, orderNumber, cart }
}
