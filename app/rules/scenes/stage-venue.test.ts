import { expect, test } from 'vitest'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { venueFile } from '#app/contract/venue-file/venue-file.ts'
import { STAGE, stageMembershipId, stageVenue } from '#app/rules/scenes/stage-venue.ts'

const file: VenueFileInput = {
  venue: { id: 'pier', name: 'Pier', timeZone: 'UTC', country: 'US' },
  company: { analytics: { ga: 'G-1' } },
  personTypes: [{ id: 'adult', name: 'Adult' }],
  events: [
    {
      id: 'boat',
      name: 'Boat',
      slots: [
        { date: '2026-11-19', time: '10:00', capacity: 9, sold: 1 },
        { date: '2026-11-20', time: '10:00', capacity: 9, sold: 9 },
        { date: '2027-11-20', time: '10:00', capacity: 9 },
      ],
      slotRules: [
        { from: '2026-01-01', to: '2027-12-31', times: ['11:00'], capacity: 5 },
        { from: '2026-01-01', to: '2026-11-19', times: ['12:00'], capacity: 5 },
      ],
    },
  ],
  memberships: {
    categories: [
      {
        id: 'club',
        name: 'Club',
        auxiliary: true,
        offerings: [
          {
            id: 'year',
            name: 'Year',
            duration: 12,
            prices: [{ id: 'one', personTypeId: 'adult', price: 1 }],
          },
        ],
      },
      {
        id: 'friend',
        name: 'Friend',
        offerings: [
          {
            id: 'year',
            name: 'Year',
            duration: 12,
            prices: [{ id: 'one', personTypeId: 'adult', price: 1 }],
          },
        ],
      },
      {
        id: 'patron',
        name: 'Patron',
        offerings: [
          {
            id: 'year',
            name: 'Year',
            duration: 12,
            autorenewalType: 'optional',
            prices: [{ id: 'one', personTypeId: 'adult', price: 1 }],
          },
        ],
      },
    ],
  },
  visitors: [{ id: 'v1', email: 'real@example.com' }],
  giftCertificates: [{ number: 'REAL-1', balance: 100 }],
  reviews: [{ id: 'r1', eventId: 'boat', rating: 5, createdOn: '2026-01-01', visitorId: 'v1' }],
}

const staged = stageVenue(file, { today: '2026-11-20' })

test('the stage has the starts of the next hundred days as they are sold, and nobody of the venue', () => {
  expect(staged.events?.[0]?.slots).toEqual([{ date: '2026-11-20', time: '10:00', capacity: 9, sold: 9 }])
  expect(staged.events?.[0]?.slotRules).toEqual([
    { from: '2026-11-20', to: '2027-02-28', times: ['11:00'], capacity: 5 },
  ])
  const everybody = JSON.stringify([staged.visitors, staged.members, staged.giftCertificates, staged.reviews])
  expect(everybody).not.toMatch(/real@|REAL-1|"visitorId"/)
  expect(staged.visitors?.map(({ email }) => email)).toContain(STAGE.visitor.email)
  expect(staged.company?.analytics).toEqual({})
})

test('somebody stands in each standing, at a level of the venue that may renew by itself', () => {
  const held = staged.members ?? []
  expect(held.map(({ categoryId }) => categoryId)).toEqual(held.map(() => 'patron'))
  const renewed = held.filter(({ membershipNumber }) => membershipNumber === stageMembershipId('renewed'))
  expect(renewed.map(({ standing = 'active' }) => standing)).toEqual(['active', 'new'])
  expect(stageVenue({ ...file, memberships: {} }, { today: '2026-11-20' }).members).toEqual([])
})

test('it is a venue file like any other', () => {
  expect(venueFile.safeParse(staged).error?.issues ?? []).toEqual([])
})
