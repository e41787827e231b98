import { expect, test } from 'vitest'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { aPriceBook } from '#tests/builders/price-book.ts'
import { anEventTemplate } from '#tests/builders/venue-file.ts'

const tour = anEventTemplate()
const pier = anEventTemplate({ id: 'pier', admissionType: 'generalAdmission' })
const venueOf = (events: ReturnType<typeof anEventTemplate>[]) => aPriceBook({ events }).venue

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
