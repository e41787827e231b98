const prices = (id: string, name: string, price: number) => ({
  personTypes: [{ id, name }],
  priceLists: [{ id: 'day', prices: [{ personTypeId: id, price }] }],
})

/** One event, every switch off, nothing that can be left out. */
export function plainVenue(): unknown {
  const { personTypes, priceLists } = prices('visitor', 'Visitor', 500)
  const off = [
    'membership',
    'membershipSales',
    'salesAllowed',
    'auxiliaryMembership',
    'reviews',
    'giftCertificates',
    'coupons',
    'donations',
    'showTicketEmail',
    'membershipLogin',
    'showPrivacyNotice',
  ]
  return {
    venue: { id: 'plain', name: 'The Plain Room', timeZone: 'Pacific/Auckland', currency: 'NZD' },
    company: Object.fromEntries([...off.map(flag => [flag, false]), ['hideLogin', true]]),
    personTypes,
    events: [
      {
        id: 'only',
        name: 'The Only Event',
        priceLists,
        slotRules: [{ from: 'today', to: 'today+40', times: ['10:00', '22:30'], capacity: 3 }],
      },
    ],
  }
}

/** Measures with every kind of tracker, holds seats for three minutes, and has few of them. */
export function measuredVenue(): unknown {
  const { personTypes, priceLists } = prices('adult', 'Adult', 1_500)
  const slotRules = [{ from: 'today', to: 'today+40', times: ['10:00', '14:00', '23:00'], capacity: 4 }]
  return {
    venue: { id: 'measured', name: 'The Measured Mile', timeZone: 'UTC' },
    company: {
      analytics: { ga: 'UA-1', gtm: 'GTM-1', gtag: 'G-1' },
      holdMinutes: 3,
      showTicketEmail: false,
      checkout: { form: 'full' },
    },
    personTypes,
    limits: [{ id: 'two', eventIds: ['mile'], quantity: 2, combined: true }],
    events: [
      { id: 'mile', name: 'The Mile', priceLists, slotRules },
      { id: 'yard', name: 'The Yard', priceLists, slotRules },
      { id: 'camp', name: 'The Camp', priceLists, slotRules, orderFormIds: ['sleeper'] },
    ],
    forms: [
      { id: 'sleeper', name: 'Who sleeps here', fields: [{ id: 'name', label: 'Name', required: true }] },
    ],
    memberships: {
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          offerings: [
            {
              id: 'year',
              name: 'One year',
              duration: 12,
              prices: [{ id: 'one', personTypeId: 'adult', price: 5_000 }],
            },
          ],
        },
      ],
    },
  }
}

/** Right to left, with every time sold out. */
export function soldOutVenue(): unknown {
  const { personTypes, priceLists } = prices('adult', 'بالغ', 12_500)
  return {
    venue: {
      id: 'oasis',
      name: 'متحف الواحة',
      timeZone: 'Africa/Cairo',
      currency: 'EGP',
      locale: 'ar-EG',
      country: 'EG',
      phoneNumber: '+20 2 2735 9876',
    },
    personTypes,
    links: [{ key: 'logo', href: 'https://oasis.example/' }],
    events: [
      {
        id: 'wells',
        name: 'آبار الماء القديمة',
        shortDescription: 'جولة قصيرة بين الآبار.',
        priceLists,
        slotRules: [{ from: 'today', to: 'today+30', times: ['09:00', '23:00'], capacity: 20, sold: 20 }],
      },
    ],
  }
}
