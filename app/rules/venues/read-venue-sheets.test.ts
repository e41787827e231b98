import { expect, test } from 'vitest'
import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import { aMuseum } from '#tests/builders/demo-venue.ts'
import { printVenueSheets, sheetTemplate } from './print-venue-sheets.ts'
import { readVenueSheets } from './read-venue-sheets.ts'
import { cellAddress, type SheetCell, type SheetTable } from './sheet-table.ts'

const FORMAT = { locale: 'en-US', currency: 'USD' }
const museum = () => aMuseum() as unknown as VenueFileDraft
const read = (tables: SheetTable[], file = museum()) => readVenueSheets({ tables, file, format: FORMAT })
const sheet = (name: string, ...rows: SheetCell[][]): SheetTable => ({ name, rows })
const faultsOf = (tables: SheetTable[]) =>
  read(tables).faults.map(({ place, code, value }) => `${cellAddress(place)} ${code} ${value}`.trim())

const AQUARIUM: SheetTable[] = [
  sheet('Person types', ['Person type', 'Name'], ['adult', 'Adult'], ['child', 'Child']),
  sheet(
    'Events',
    ['Event', 'Name', 'Minutes'],
    ['feeding', 'Penguin feeding', 30],
    ['Night dive', null, null],
  ),
  sheet(
    'Prices',
    ['Event', 'Price list', 'Person type', 'Price'],
    ['feeding', null, 'Adult', '$12.50'],
    ['feeding', null, 'child', 'free'],
    ['feeding', 'Weekend', 'adult', 15],
    ['Night dive', null, 'adult', '40'],
  ),
  sheet(
    'Times',
    ['Event', 'From', 'To', 'Weekdays', 'Start times', 'Seats', 'Price list', 'Except'],
    ['feeding', '2026-12-01', '12/31/2026', 'Mon-Fri', '9:30 AM, 2 pm', 40, null, 'Dec 25, 2026'],
    ['Penguin feeding', '2026-12-01', '2026-12-31', 'weekend', '10:00', 60, 'weekend', null],
    ['night-dive', '2026-12-24', null, null, '18:00, 20:00', 8, null, null],
  ),
]

test('four sheets make an aquarium: names, two price lists, weekly times with exceptions, seats', () => {
  const { file, faults, notices } = read(AQUARIUM, { venue: { id: 'sea' } })
  expect([faults, notices]).toEqual([[], []])
  expect(file).toMatchObject({
    venue: { id: 'sea' },
    personTypes: [
      { id: 'adult', name: 'Adult' },
      { id: 'child', name: 'Child' },
    ],
    events: [
      {
        id: 'feeding',
        name: 'Penguin feeding',
        duration: 30,
        priceLists: [
          {
            id: 'usual',
            prices: [
              { personTypeId: 'adult', price: 1250 },
              { personTypeId: 'child', price: 0 },
            ],
          },
          { id: 'weekend', name: 'Weekend', prices: [{ personTypeId: 'adult', price: 1500 }] },
        ],
        slotRules: [
          {
            from: '2026-12-01',
            to: '2026-12-31',
            weekdays: ['M', 'Tu', 'W', 'Th', 'F'],
            times: ['09:30', '14:00'],
            capacity: 40,
            except: ['2026-12-25'],
          },
          { weekdays: ['Sa', 'Su'], times: ['10:00'], capacity: 60, priceListId: 'weekend' },
        ],
      },
      {
        id: 'night-dive',
        name: 'Night dive',
        slots: [
          { date: '2026-12-24', time: '18:00', capacity: 8 },
          { date: '2026-12-24', time: '20:00', capacity: 8 },
        ],
      },
    ],
  })
})

test('an export that is read again is the venue as it was, with what sheets cannot say', () => {
  const { file, faults } = read(printVenueSheets(museum(), FORMAT))
  expect(faults).toEqual([])
  expect(file).toEqual(museum())
})

test('every fault is told at once, at its cell, with what stands there', () => {
  const tables = [
    sheet('Events', ['Event', 'Name', 'Minutes'], ['feeding', 'Feeding', 'long'], ['feeding', 'Again', null]),
    sheet(
      'Prices',
      [],
      ['Event', 'Person type', 'Price'],
      [null, null, null],
      ['feeding', 'adult', 'twelve'],
      ['feedin', 'pensioner', null],
    ),
    sheet(
      'Times',
      ['Event', 'From', 'To', 'Start times', 'Seats'],
      ['feeding', '31.12.', null, '25:00', 'x'],
    ),
    sheet('Add-ons', ['Add-on', 'Name'], ['map', 'Map']),
  ]
  expect(faultsOf(tables)).toEqual([
    'Add-ons!A1 column-missing',
    'Events!C2 number long',
    'Events!A3 twice feeding',
    'Prices!A5 unknown feedin',
    'Prices!B5 unknown pensioner',
    'Prices!C5 missing',
    'Prices!C4 money twelve',
    'Times!B2 date 31.12.',
    'Times!D2 time 25:00',
    'Times!E2 number x',
  ])
})

test('an example row, a blank row, another sheet and another column are not read', () => {
  const tables = [
    sheet(
      'events',
      ['EVENT', 'Título', 'name'],
      ['(example) penguin-feeding', null, 'Penguins'],
      [null, null, ' '],
      ['tour', 'x', 'Tour'],
    ),
    sheet('Budget', ['a'], ['b']),
  ]
  const { file, faults, notices } = read(tables)
  expect(faults).toEqual([])
  expect((file.events ?? []).map(({ id }) => id)).toEqual(['tour'])
  expect(notices.map(({ code, place }) => `${cellAddress(place)} ${code}`)).toEqual([
    'events!B1 column',
    'events!A2 example',
    'Budget!A1 sheet',
  ])
})

test('a template changes nothing, and a file without a sheet of ours says which there are', () => {
  const { file, faults } = read(sheetTemplate(museum(), FORMAT))
  expect([faults, file]).toEqual([[], museum()])
  expect(read([sheet('Tabelle1', ['a'], ['b'])]).faults).toMatchObject([
    { code: 'empty', about: 'Person types, Events, Prices, Times, Add-ons' },
  ])
})

test('a sheet is known by its headers, and a place of the venue file leads to its cell', () => {
  const prices = AQUARIUM[2]!
  const { origins } = read([...AQUARIUM.slice(0, 2), { ...prices, name: 'Tabelle1' }], {
    venue: { id: 'sea' },
  })
  const origin = origins.get('events[0].priceLists[1].prices[0].price')
  expect(origin && cellAddress(origin.place)).toBe('Tabelle1!D4')
})

test('prices and times of events without a row, and the references of stored starts, stay', () => {
  const times = sheet(
    'Times',
    ['Event', 'From', 'Start times', 'Seats'],
    ['boat-tour', '2026-11-21', '23:00', 12],
  )
  const events = read([times]).file.events ?? []
  expect(events[0]).toMatchObject({ id: 'boat-tour', slots: [{ id: 'parade', sold: 7, capacity: 12 }] })
  expect(events[0]).not.toHaveProperty('slotRules')
  expect(events[1]).toEqual(museum().events?.[1])
})
