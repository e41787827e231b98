import { expect, test } from 'vitest'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import { aMuseum } from '#tests/builders/demo-venue.ts'
import { addEventRows, type EventForm } from './add-event-rows.ts'
import { printVenueSheets } from './print-venue-sheets.ts'
import { readVenueSheets } from './read-venue-sheets.ts'
import { cellAddress } from './sheet-table.ts'

const FORMAT = { locale: 'en-US', currency: 'USD' }
const FORM: EventForm = {
  name: 'Otter feeding',
  description: 'Twice a day.',
  minutes: '20',
  picture: '',
  pictureShows: '',
  prices: [
    { personType: 'Adult', price: '$5' },
    { personType: 'Student', price: '3.50' },
  ],
  times: [{ from: '2026-12-01', to: '2026-12-31', weekdays: 'Sat, Sun', times: '11 am, 15:00', seats: '20' }],
}
const read = (form: EventForm) => {
  const file = aMuseum() as unknown as VenueFileDraft
  const { tables, fields } = addEventRows(printVenueSheets(file, FORMAT), form)
  return { file, fields, ...{ reading: readVenueSheets({ tables, file, format: FORMAT }) } }
}

test('a form adds one event with its prices, times and new person types, and changes nothing else', () => {
  const { file, reading } = read(FORM)
  expect(reading.faults).toEqual([])
  expect(reading.file.personTypes).toEqual([...(file.personTypes ?? []), { id: 'student', name: 'Student' }])
  expect(reading.file.events).toEqual([
    ...(file.events ?? []),
    {
      id: 'otter-feeding',
      name: 'Otter feeding',
      description: 'Twice a day.',
      duration: 20,
      priceLists: [
        {
          id: 'usual',
          prices: [
            { personTypeId: 'adult', price: 500 },
            { personTypeId: 'student', price: 350 },
          ],
        },
      ],
      slotRules: [
        {
          from: '2026-12-01',
          to: '2026-12-31',
          weekdays: ['Sa', 'Su'],
          times: ['11:00', '15:00'],
          capacity: 20,
        },
      ],
    },
  ])
})

test('what is wrong leads to its field', () => {
  const { reading, fields } = read({
    ...FORM,
    name: 'Boat Tour',
    minutes: 'short',
    prices: [{ personType: 'Adult', price: 'much' }],
    times: [FORM.times[0]!, { ...FORM.times[0]!, seats: '' }],
  })
  expect(reading.faults.map(({ place, code }) => `${fields.get(cellAddress(place))} ${code}`)).toEqual([
    'name twice',
    'minutes number',
    'prices[0].personType twice',
    'prices[0].price money',
    'times[1].seats missing',
  ])
})
