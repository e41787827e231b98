import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkReferences } from '#app/contract/venue-file/check/check-references.ts'
import { printVenueFile } from '#app/contract/venue-file/print-venue-file.ts'
import { resolveDates } from '#app/contract/venue-file/resolve-dates.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { wordFieldsAt } from '#app/contract/venue-file/word-fields.ts'
import { catalogueWords } from '#app/rules/catalogue/catalogue-words.ts'
import { parseVenueFile } from '#tests/builders/parsed-venue-file.ts'
import { parseThemeDocument } from '#theme/read-document.ts'

const VENUES = ['harborlight', 'fernwood', 'orrery']
const PICTURES = JSON.parse(read('pictures/manifest.json')) as Record<string, { slug: string }[]>

test.each(VENUES)('%s has no fault, on whatever day it is opened', name => {
  const file = venue(name)
  const days = ['2026-11-20', '2026-12-25', '2028-02-29', '2031-07-01']
  expect(days.flatMap(today => checkReferences(resolveDates(file, today)))).toEqual([])
})

test.each(VENUES)('%s survives printing and reading', name => {
  expect(parseVenueFile(printVenueFile(venue(name)))).toEqual({ ok: true, file: venue(name) })
})

test.each(VENUES)('%s has a theme and wording that the theme accepts, and names only what exists', name => {
  const { theme, texts, textSets, translations, links } = venue(name)
  const parsed = parseThemeDocument({ ...theme, texts, textSets, translations, links })
  expect(parsed.ok ? parsed.document.passthrough : parsed.errors).toEqual({})
})

test('the Orrery says every word of its catalogue in Spanish', () => {
  const { events, combos, addOns, personTypes, facilities, forms, memberships, ...file } = venue('orrery')
  const lists = { events, combos, addOns, personTypes, facilities, forms, memberships }
  const { venue: itself, company, hours, calendarNotes, donations } = file
  const parts = { ...lists, venue: itself, company, hours, calendarNotes, donations }
  const untranslated = Object.entries(parts).flatMap(([part, value]) =>
    catalogueWords(value, { fields: wordFieldsAt(part), language: 'es-US' }).filter(
      ({ translation }) => translation === '',
    ),
  )
  expect(untranslated).toEqual([])
})

test.each(VENUES)('%s is of real size', name => {
  const { events, combos, memberships, reviews, members } = venue(name)
  expect(events.length).toBeGreaterThanOrEqual(12)
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['standard', 'fixedPrice', 'discountCode']))
  expect(events.some(({ admissionType }) => admissionType === 'generalAdmission')).toBe(true)
  expect(events.some(({ memberOnlyEvent }) => memberOnlyEvent)).toBe(true)
  expect(
    events.some(({ priceLists }) =>
      priceLists.every(({ prices }) => prices.every(({ price }) => price === 0)),
    ),
  ).toBe(true)
  expect(combos.length).toBeGreaterThanOrEqual(3)
  expect(memberships.categories.length).toBeGreaterThanOrEqual(5)
  expect(reviews.length).toBeGreaterThanOrEqual(30)
  expect(new Set(members.map(({ standing }) => standing))).toEqual(
    new Set(['active', 'new', 'lapsed', 'dropped']),
  )
})

type ListEntry = { id: string; name: string; displayOrder: number }

/** Whether the order of the file is neither that of the screen nor that of names or ids. */
const isOrderTold = (rows: readonly ListEntry[]) => {
  const orders = [
    rows.toSorted((a, b) => a.displayOrder - b.displayOrder),
    rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ].map(order => order.map(({ id }) => id).join())
  return !orders.includes(rows.map(({ id }) => id).join())
}

test.each(VENUES)(
  '%s tells the order of its file apart from that of the screen, of names and of ids',
  name => {
    const { events, combos, addOns, personTypes, memberships } = venue(name)
    const lists = { events, combos, addOns, personTypes, levels: memberships.categories }
    const same = Object.entries(lists).filter(([, rows]) => !isOrderTold(rows))
    expect(same.map(([list]) => list)).toEqual([])
  },
)

test.each(VENUES)('%s shows only pictures that are drawn for it', name => {
  const drawn = new Set((PICTURES[name] ?? []).map(({ slug }) => slug))
  const { venue: profile, events, combos, memberships } = venue(name)
  const shown = [...events, ...combos, ...memberships.categories, ...memberships.groups].flatMap(
    ({ images }) => images,
  )
  const all = [profile.picture, ...shown].filter(image => image !== undefined)
  const unknown = all.filter(
    ({ screen }) => !drawn.has(/^\/pictures\/[a-z]+\/(.+)-screen\.avif$/.exec(screen)?.[1] ?? ''),
  )
  expect(all.length).toBeGreaterThan(20)
  expect(unknown).toEqual([])
})

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

function venue(name: string): VenueFile {
  const parsed = parseVenueFile(read(`${name}.json`))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues, null, 2))

  return parsed.file
}
