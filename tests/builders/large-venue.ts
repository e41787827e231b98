import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'

type Size = { id: string; events: number; times: number; personTypes: number; days: number; from: string }

const EVERY_DAY = ['Su', 'M', 'Tu', 'W', 'Th', 'F', 'Sa'] as const

/** A venue of any size: so many events, each with so many starts a day, for so many kinds of people. */
export function aLargeVenue({ id, events, times, personTypes, days, from }: Size): VenueFileInput {
  const types = Array.from({ length: personTypes }, (_, index) => ({
    id: `type-${index}`,
    name: `Visitor ${index}`,
    displayOrder: index,
  }))
  const prices = types.map(({ id }, index) => ({ personTypeId: id, price: 1000 + 100 * index }))
  const rule = {
    from,
    to: dayAfter(from, days - 1),
    weekdays: [...EVERY_DAY],
    times: Array.from({ length: times }, (_, index) =>
      timeOf(8 * 60 + Math.floor((index * 14 * 60) / times)),
    ),
    capacity: 50,
  }
  return {
    venue: { id, name: 'Large Venue', timeZone: 'UTC' },
    personTypes: types,
    limits: [{ id: 'ten', quantity: 10, combined: true }],
    events: Array.from({ length: events }, (_, index) => ({
      id: `event-${index}`,
      name: `Event ${index}`,
      priceLists: [{ id: 'usual', prices }],
      slotRules: [rule],
    })),
  }
}

/** The addresses of all its events, as the order page takes them. */
export const allEventIds = (events: number) =>
  Array.from({ length: events }, (_, index) => `event-${index}`).join(',')

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
