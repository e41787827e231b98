import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { NOW } from './api-client.ts'

/** Puts a venue file into the database; a fault in it fails the test. */
export async function loadVenue(database: Database, file: VenueFileInput, now = NOW): Promise<void> {
  const result = await importVenue({ database, text: JSON.stringify(file), now })
  if (!result.ok) throw new Error(result.issues.map(issue => `${issue.path}: ${issue.message}`).join('\n'))
}

const picture = (name: string, primary = false) => ({
  thumbnail: `/pictures/pier/${name}-thumbnail.avif`,
  screen: `/pictures/pier/${name}-screen.avif`,
  highRes: `/pictures/pier/${name}-highres.avif`,
  description: `The ${name}`,
  primary,
})

/**
 * A small museum in New York on Friday, 20 November 2026, at 10:00, with an event of every kind:
 * `boat-tour` timed, 09:00 11:00 15:00 · `galleries` general admission, 09:00 and 14:00 · `night-walk` for Friends ·
 * `workshop` less 10 % · `lecture` sold out · `winter` not before December.
 */
export function aMuseum(overrides: Partial<VenueFileInput> = {}): VenueFileInput {
  return {
    venue: {
      id: 'pier',
      name: 'Pier Museum',
      timeZone: 'America/New_York',
      country: 'US',
      phoneNumber: '(212) 555-0100',
    },
    hours: {
      standard: { F: [{ open: '09:00', close: '17:00' }] },
      exceptions: [{ date: '2026-11-26', hours: [], note: 'Thanksgiving' }],
    },
    calendarNotes: [
      { date: '2026-11-21', note: 'Harbour parade' },
      { date: '2026-11-22', note: 'Low tide', eventId: 'boat-tour' },
    ],
    facilities: [{ id: 'dock', name: 'Dock', accessibility: 'Ramp' }],
    personTypes: [
      { id: 'adult', name: 'Adult', displayOrder: 1 },
      { id: 'child', name: 'Child', description: '3 to 12 years', displayOrder: 2 },
    ],
    forms: [
      {
        id: 'dietary',
        name: 'Dietary needs',
        oncePerCart: true,
        fields: [{ id: 'needs', label: 'What do you not eat?' }],
      },
    ],
    addOns: [
      { id: 'guide-book', name: 'Guide book', price: 500, totalQuantity: 40 },
      {
        id: 'lunch-box',
        name: 'Lunch box',
        price: 1250,
        quantityType: 'exactly',
        quantity: 2,
        priceSplit: 'total',
        displayOrder: -1,
      },
      { id: 'desk-only', name: 'Sold at the desk', price: 100, salesChannels: [{ channel: 'customerRep' }] },
    ],
    events: [
      {
        id: 'boat-tour',
        name: 'Boat Tour',
        shortDescription: 'Round the harbour.',
        description: 'Once round the harbour and back.',
        images: [picture('quay'), picture('boat', true)],
        duration: 90,
        facilityIds: ['dock'],
        memberDiscounts: [{ membershipCategoryIds: ['friend'], discountType: 'PercentageBased', value: 20 }],
        membershipCategoryId: 'friend',
        priceLists: [
          {
            id: 'usual',
            name: 'Usual',
            prices: [
              { personTypeId: 'child', price: 900 },
              { personTypeId: 'adult', price: 1800 },
            ],
          },
          {
            id: 'weekend',
            prices: [
              { personTypeId: 'adult', price: 2200 },
              { personTypeId: 'child', price: -1 },
            ],
          },
        ],
        slotRules: [
          {
            from: '2026-11-19',
            to: '2027-02-28',
            weekdays: ['M', 'Tu', 'W', 'Th', 'F'],
            times: ['09:00', '11:00', '15:00'],
            capacity: 10,
          },
          {
            from: '2026-11-19',
            to: '2027-02-28',
            weekdays: ['Sa', 'Su'],
            times: ['11:00'],
            capacity: 10,
            priceListId: 'weekend',
          },
        ],
        slots: [
          { id: 'parade', date: '2026-11-21', time: '23:00', capacity: 12, sold: 7, priceListId: 'weekend' },
        ],
        addOnIds: ['guide-book', 'lunch-box'],
        recommendedEventIds: ['galleries'],
        displayOrder: 2,
      },
      {
        id: 'galleries',
        name: 'Galleries',
        type: 'fixedPrice',
        admissionType: 'generalAdmission',
        priceLists: [
          {
            id: 'entry',
            prices: [
              { personTypeId: 'adult', price: 1200 },
              { personTypeId: 'child', price: 0 },
            ],
          },
        ],
        slotRules: [{ from: '2026-11-19', to: '2027-02-28', times: ['09:00', '14:00'], capacity: 100 }],
        displayOrder: 1,
      },
      {
        id: 'night-walk',
        name: 'Night Walk',
        memberOnlyEvent: true,
        membershipRestrictions: ['friend'],
        priceLists: [{ id: 'walk', prices: [{ personTypeId: 'adult', price: 700 }] }],
        slotRules: [{ from: '2026-11-19', to: '2027-02-28', times: ['20:00'], capacity: 8 }],
      },
      {
        id: 'workshop',
        name: 'Workshop',
        type: 'discountCode',
        discount: { values: [{ discountType: 'PercentageBased', value: 10 }] },
        prerequisiteEventIds: ['galleries'],
        priceLists: [{ id: 'paper', prices: [{ personTypeId: 'adult', price: 1005 }] }],
        slotRules: [{ from: '2026-11-21', to: '2026-11-30', times: ['13:00'], capacity: 6 }],
      },
      {
        id: 'lecture',
        name: 'Lecture',
        priceLists: [{ id: 'seat', prices: [{ personTypeId: 'adult', price: 400 }] }],
        slots: [{ id: 'lecture-1', date: '2026-11-20', time: '18:00', capacity: 30, sold: 30 }],
      },
      {
        id: 'winter',
        name: 'Winter Lights',
        priceLists: [{ id: 'lights', prices: [{ personTypeId: 'adult', price: 1500 }] }],
        slotRules: [{ from: '2026-12-05', to: '2026-12-06', times: ['17:00'], capacity: 50 }],
      },
    ],
    combos: [
      {
        id: 'harbour-day',
        name: 'Harbour Day',
        shortDescription: 'Boat and galleries.',
        type: 'fixedPrice',
        prices: [{ personTypeId: 'adult', price: 2500 }],
        entries: [
          { type: 'event', eventIds: ['boat-tour'] },
          {
            type: 'any',
            eventIds: ['galleries', 'workshop', 'winter'],
            quantity: 2,
            name: 'Any two of these',
          },
        ],
      },
      {
        id: 'rainy-day',
        name: 'Rainy Day',
        type: 'discountCode',
        discount: { values: [{ discountType: 'PercentageBased', value: 10 }] },
        entries: [
          { type: 'event', eventIds: ['galleries'] },
          { type: 'event', eventIds: ['workshop'] },
        ],
      },
    ],
    donations: {
      options: [
        { id: 'gift', name: 'A gift', type: 'donation', suggestedAmounts: [500, 2500] },
        { id: 'plank', name: 'A plank', type: 'fixedDonation', price: 5000 },
        { id: 'thanks', name: 'Thanks', type: 'fixedDonation', price: 0 },
      ],
      funds: [{ id: 'boats', name: 'Old boats', isDefault: true }],
      campaigns: [{ id: 'roof', name: 'New roof' }],
      appeals: [{ id: 'spring', name: 'Spring letter' }],
      customFields: [
        {
          id: 'source',
          label: 'How did you hear of us?',
          format: 'Dropdown',
          values: ['A friend', 'The news'],
        },
        { id: 'note', label: 'Anything else?' },
      ],
    },
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
              prices: [{ id: 'one', personTypeId: 'adult', price: 6000 }],
            },
          ],
        },
        { id: 'patron', name: 'Patron' },
      ],
    },
    members: [
      {
        membershipId: 'M-1001',
        membershipNumber: '77001',
        externalMembershipId: 'EXT-5',
        categoryId: 'friend',
        startDate: '2026-01-01',
        expirationDate: '2026-12-31',
        cardholders: [
          { id: 'C-1', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', barcode: 'B-1' },
        ],
      },
      member('M-1002', { categoryId: 'patron', expirationDate: '2026-12-31', lastName: 'Reed' }),
      member('M-1003', { categoryId: 'friend', expirationDate: '2026-11-01', lastName: 'Lark' }),
      member('M-1004', { categoryId: 'friend', expirationDate: '2026-11-10', lastName: 'Wren' }),
    ],
    visitors: [
      {
        id: 'V-1',
        email: 'Ada@Example.com',
        firstName: 'Ada',
        lastName: 'Moss',
        phoneNumber: '212 555 0101',
        password: 'harbour light 9',
      },
      { id: 'V-2', email: 'bob@example.com', firstName: 'Bob' },
    ],
    reviews: [
      {
        id: 'R-1',
        eventId: 'boat-tour',
        visitorId: 'V-1',
        rating: 5,
        title: 'Splendid',
        comment: `${'x'.repeat(300)}${'y'.repeat(100)}`,
        createdOn: '2026-10-05',
      },
      ...Array.from({ length: 6 }, (_, index) => ({
        id: `R-${index + 2}`,
        eventId: 'boat-tour',
        author: `Visitor ${index}`,
        rating: 4,
        createdOn: `2026-09-0${index + 1}`,
      })),
      { id: 'R-9', eventId: 'galleries', author: 'Zoe', rating: 3, createdOn: '2026-10-09' },
      {
        id: 'R-10',
        eventId: 'galleries',
        author: 'Hidden',
        rating: 1,
        createdOn: '2026-10-10',
        status: 'hidden',
      },
    ],
    staff: [
      {
        id: 'S-1',
        email: 'iris@example.com',
        name: 'Iris Bell',
        roles: ['designer'],
        password: 'the blue door 4',
      },
    ],
    ...overrides,
    company: {
      checkout: { form: 'full' },
      cardholderForm: 'full',
      ...(overrides.company ?? { membershipBenefitsExtension: 14, lowSeats: 5 }),
    },
  }
}

/** The museum with one start each of `boat-tour`, 15:00, and `galleries`, 14:00, on its day, and nobody in it: quick to load many times. */
export function aSmallMuseum({ venue, ...overrides }: Partial<VenueFileInput> = {}): VenueFileInput {
  const starts: Record<string, string> = { 'boat-tour': '15:00', galleries: '14:00' }
  const events = aMuseum().events?.flatMap(event => {
    const time = starts[event.id]
    const slotRules = [{ from: '2026-11-20', to: '2026-11-20', times: [time ?? ''], capacity: 10 }]
    return time ? [{ ...event, slotRules, slots: [] }] : []
  })
  const nobody = { visitors: [], members: [], staff: [], reviews: [] }
  return aMuseum({ ...nobody, events, combos: [], ...(venue ? { venue } : {}), ...overrides })
}

/** The venue with forms that its events ask for: `askingForms(aMuseum(), { 'boat-tour': ['dietary'] })`. */
export function withForms(file: VenueFileInput, asks: Record<string, string[]>): VenueFileInput {
  const events = (file.events ?? []).map(event => ({ ...event, orderFormIds: asks[event.id] ?? [] }))
  return { ...file, events }
}

function member(
  membershipId: string,
  about: { categoryId: string; expirationDate: string; lastName: string },
) {
  const { categoryId, expirationDate, lastName } = about
  return {
    membershipId,
    categoryId,
    startDate: '2025-11-01',
    expirationDate,
    cardholders: [{ id: `C-${membershipId}`, firstName: 'Kim', lastName }],
  }
}

/** A session in which these memberships were verified. */
export const verifiedMember = (...membershipIds: string[]) => ({
  member: { membershipIds, name: 'Ada Moss', verifiedUntil: '2026-12-01T00:00:00.000Z' },
})
