import type { EventTemplatePayload, PriceListPayload } from '#app/contract/events.ts'
import type { VisitDetails } from '#tests/builders/plain-visit.ts'

export const DATE = '2026-11-20'

export const NEXT = '2026-11-22'

export const picture = (name: string, primary = false) => ({
  primary,
  highRes: `/${name}-3.jpg`,
  screen: `/${name}-2.jpg`,
  thumbnail: `/${name}-1.jpg`,
  description: `A ${name}`,
})

export const price = (id: string, about: object = {}) => ({
  personType: { id, name: `One ${id}`, description: `for an <b>${id}</b>` },
  price: 900,
  discountedPrice: 700,
  ...about,
})

export const priceList = (...prices: object[]) => ({ id: 'day', name: '', prices }) as PriceListPayload

/** An event as bare as can be. */
export const anEvent = (about: Partial<EventTemplatePayload> = {}) =>
  ({
    id: 'pool',
    name: 'Pool',
    description: '',
    shortDescription: '',
    images: [],
    duration: null,
    resources: [],
    stars: 0,
    ratings: 0,
    type: 'standard',
    memberOnlyEvent: false,
    memberAccess: 'open',
    priceList: null,
    prerequisites: { requires: [] },
    ...about,
  }) as EventTemplatePayload

export const boat = anEvent({
  id: 'boat',
  name: 'Boat',
  description: 'Out <b>to sea</b>.',
  shortDescription: 'Short',
  images: [picture('deck'), picture('boat', true), picture('far')],
  duration: 45,
  resources: [
    { id: 'pier', name: 'Pier 3', description: '', accessibility: '', travel: '', bring: '', map: null },
  ],
  stars: 9,
  ratings: 2,
  memberAccess: 'eligible',
  priceList: priceList(price('child')),
})

export const rich: VisitDetails = {
  path: '/events/pier/detail/boat?membershipIds=m1&campaign=roof&utm=x',
  session: { member: { name: 'Ada' } } as never,
  company: { lowSeats: 5 },
}
