const yearly = (price: number, about: object = {}) => ({
  id: 'year',
  name: 'One year',
  duration: 12,
  autorenewalType: 'optional',
  prices: [{ id: 'one', personTypeId: 'adult', price }],
  ...about,
})

type Term = { from: number; until: number }
const day = (days: number) => (days < 0 ? `today${days}` : `today+${days}`)
const term = ({ from, until }: Term) => ({ startDate: day(from), expirationDate: day(until) })

const person = (firstName: string, cardType = 'primary') => ({
  id: `card-${firstName.toLowerCase()}`,
  firstName,
  lastName: 'Moss',
  cardType,
  ...(cardType === 'primary' && {
    email: `${firstName.toLowerCase()}.moss@example.com`,
    address: {
      streetAddress1: '3 Wick Lane',
      city: 'Monterey',
      state: 'CA',
      zipCode: '93940',
      country: 'US',
    },
  }),
})

/** Members whom each journey has for itself. Vera's card is declined. */
const members = [
  {
    membershipId: 'L-VERA',
    categoryId: 'friend',
    offeringId: 'year',
    pricePointId: 'one',
    ...term({ from: -358, until: 7 }),
    cardholders: [person('Vera')],
    recurring: {
      status: 'active',
      paymentMethodBrand: 'Visa',
      ccLastFourDigits: '0002',
      paymentMethodReference: 'saved_test.6108.Visa.0002',
    },
  },
  {
    membershipId: 'L-LEO',
    categoryId: 'household',
    offeringId: 'year',
    pricePointId: 'one',
    standing: 'lapsed',
    ...term({ from: -400, until: -35 }),
    cardholders: [person('Leo'), person('Iris', 'secondary'), person('Hal', 'secondary')],
  },
  {
    membershipId: 'L-MINA',
    categoryId: 'friend',
    offeringId: 'year',
    pricePointId: 'one',
    ...term({ from: -180, until: 185 }),
    cardholders: [person('Mina')],
  },
  {
    membershipId: 'L-ODD',
    categoryId: 'friend',
    offeringId: 'year',
    pricePointId: 'one',
    standing: 'lapsed',
    ...term({ from: -400, until: -35 }),
    cardholders: [person('Odd')],
  },
  {
    membershipId: 'L-BEA',
    categoryId: 'friend',
    offeringId: 'year',
    pricePointId: 'one',
    ...term({ from: -30, until: 335 }),
    cardholders: [person('Bea')],
  },
]

/** The venue of the journeys of members, who change their memberships there. */
export function lanternVenue(): unknown {
  return {
    venue: { id: 'lantern', name: 'The Lantern House', timeZone: 'America/Los_Angeles', country: 'US' },
    theme: { preset: 'aquarium' },
    company: {
      auxiliaryMembership: true,
      showTicketEmail: false,
      checkout: { form: 'full' },
      cardholderForm: 'full',
    },
    personTypes: [{ id: 'adult', name: 'Adult' }],
    events: [
      {
        id: 'lamp',
        name: 'Up to the Lamp',
        memberDiscounts: [{ discountType: 'AmountBased', value: 300 }],
        priceLists: [{ id: 'day', prices: [{ personTypeId: 'adult', price: 900 }] }],
        slotRules: [{ from: 'today', to: 'today+90', times: ['10:00', '14:00', '23:50'], capacity: 90 }],
      },
    ],
    memberships: {
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          shortDescription: 'One card.',
          rules: { numberOfCardHolders: 1 },
          upgradeToIds: ['household'],
          auxiliaryCategoryIds: ['keepers'],
          offerings: [yearly(6_000)],
          displayOrder: 1,
        },
        {
          id: 'household',
          name: 'Household',
          shortDescription: 'Three cards.',
          rules: { numberOfCardHolders: 3 },
          auxiliaryCategoryIds: ['keepers'],
          offerings: [yearly(12_000)],
          displayOrder: 2,
        },
        {
          id: 'keepers',
          name: 'Lamp Keepers',
          shortDescription: 'Wednesdays, with a ladder.',
          auxiliary: true,
          rules: { numberOfCardHolders: 1 },
          offerings: [yearly(2_500, { autorenewalType: 'none' })],
          displayOrder: 3,
        },
      ],
    },
    members,
    visitors: [
      {
        id: 'visitor-linnea',
        email: 'linnea.marsh@example.com',
        firstName: 'Linnea',
        lastName: 'Marsh',
        password: 'lantern-light-9',
      },
    ],
  }
}
