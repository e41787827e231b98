import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { aMuseum } from './demo-venue.ts'

const image = {
  thumbnail: '/pictures/harborlight/kelp-forest-thumbnail.avif',
  screen: '/pictures/harborlight/kelp-forest-screen.avif',
  highRes: '/pictures/harborlight/kelp-forest-highres.avif',
}

type EventInput = NonNullable<VenueFileInput['events']>[number]

/** An event that nothing is wrong with: Saturdays and Sundays at 10:00 until the end of February, adults 18.00, children 9.00. */
const anEvent = (id: string, about: Partial<EventInput> = {}): EventInput => ({
  id,
  name: id,
  shortDescription: `All of ${id}.`,
  images: [image],
  priceLists: [
    {
      id: 'usual',
      prices: [
        { personTypeId: 'adult', price: 1800 },
        { personTypeId: 'child', price: 900 },
      ],
    },
  ],
  slotRules: [
    { from: '2026-11-20', to: '2027-04-30', weekdays: ['Sa', 'Su'], times: ['10:00'], capacity: 20 },
  ],
  ...about,
})

/** A museum that nothing is wrong with: `tour`, `walk`, `entry` (general admission) and `evening` for Friends, a combo, an add-on, a form, a level, a code. */
export function aSoundVenue(overrides: Partial<VenueFileInput> = {}): VenueFileInput {
  const { venue, personTypes } = aMuseum()
  return {
    venue,
    personTypes,
    emailTexts: { 'mail-sender-address': 'tickets@pier.museum' },
    hours: {
      standard: Object.fromEntries(
        ['M', 'Tu', 'W', 'Th', 'F', 'Sa', 'Su'].map(day => [day, [{ open: '09:00', close: '17:00' }]]),
      ),
    },
    events: [
      anEvent('tour', { addOnIds: ['map'], orderFormIds: ['needs'] }),
      anEvent('walk', { prerequisiteEventIds: ['entry'] }),
      anEvent('entry', {
        admissionType: 'generalAdmission',
        slotRules: [{ from: '2026-11-20', to: '2027-04-30', times: ['10:00'], capacity: 20 }],
      }),
      anEvent('evening', { memberOnlyEvent: true, membershipRestrictions: ['friend'] }),
    ],
    combos: [
      {
        id: 'day-out',
        name: 'Day out',
        shortDescription: 'Tour and entry.',
        images: [image],
        type: 'fixedPrice',
        prices: [{ personTypeId: 'adult', price: 3000 }],
        entries: [{ eventIds: ['tour'] }, { eventIds: ['entry'] }],
      },
    ],
    addOns: [{ id: 'map', name: 'Map', price: 500, totalQuantity: 3 }],
    forms: [
      { id: 'needs', name: 'Needs', fields: [{ id: 'diet', label: 'What do you eat?', required: true }] },
    ],
    memberships: {
      categories: [
        {
          id: 'friend',
          name: 'Friend',
          shortDescription: 'A year of it.',
          offerings: [
            {
              id: 'year',
              name: 'One year',
              duration: 12,
              prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }],
            },
          ],
        },
      ],
    },
    coupons: [{ code: 'AUTUMN', discountType: 'PercentageBased', value: 10 }],
    donations: { options: [{ id: 'roof', name: 'The roof', type: 'fixedDonation', price: 1500 }] },
    links: [{ key: 'visit', href: 'https://pier.museum/visit', label: 'Visit' }],
    staff: [{ email: 'iris@pier.museum', name: 'Iris', roles: ['publisher'] }],
    ...overrides,
  }
}

/** The sound venue with one of its events changed. */
export const withEvent = (id: string, about: Partial<EventInput>): VenueFileInput => {
  const { events = [] } = aSoundVenue()
  return aSoundVenue({ events: events.map(event => (event.id === id ? { ...event, ...about } : event)) })
}
