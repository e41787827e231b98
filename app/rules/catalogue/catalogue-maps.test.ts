import { expect, test } from 'vitest'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { aCombo, anEventTemplate } from '#tests/builders/venue-file.ts'

const tour = anEventTemplate()
const pier = anEventTemplate({ id: 'pier', admissionType: 'generalAdmission' })
const night = anEventTemplate({ id: 'night', memberOnlyEvent: true })
const venueOf = (events: object[], combos: object[] = []) =>
  aPriceBook({ events, combos } as Parameters<typeof aPriceBook>[0]).venue

test.each([
  { why: 'open to everybody', events: [tour, pier], combos: [aCombo()], is: false },
  { why: 'with an event for members', events: [tour, night], combos: [], is: true },
  { why: 'with a combo for members', events: [tour], combos: [aCombo({ memberOnlyEvent: true })], is: true },
])('a venue $why has something for members alone: $is', ({ events, combos, is }) => {
  expect(catalogueMaps(venueOf(events, combos)).hasMemberOnly).toBe(is)
})

test('entry to the venue is told from timed events, and each is found by its id', () => {
  const maps = catalogueMaps(venueOf([tour, pier]))
  expect(maps.generalAdmissionIds).toEqual(['pier'])
  expect(maps.events.get('pier')?.admissionType).toBe('generalAdmission')
  expect(maps.personTypes.get('child')?.name).toBe('Child')
})

test('they are made once for a catalogue, whatever its theme', () => {
  const venue = venueOf([tour])
  expect(catalogueMaps({ ...venue })).toBe(catalogueMaps(venue))
  expect(catalogueMaps({ ...venue, events: [...venue.events] })).not.toBe(catalogueMaps(venue))
})
