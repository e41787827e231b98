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
