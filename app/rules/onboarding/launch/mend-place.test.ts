import { describe, expect, test } from 'vitest'
import { LAUNCH_CHECKS, type LaunchCheck, type LaunchRecord } from './launch-finding.ts'
import { MEND_PLACES, mendingOf } from './mend-place.ts'

/** Why nothing but the upload mends it: no screen has it. */
const ONLY_BY_UPLOAD: Partial<Record<LaunchCheck, string>> = {
  'purchase-refused': 'whatever the catalogue says may refuse; the sentence says what does',
  'no-starts': 'starts are in the sheet Times alone',
  'dead-starts': 'seats are in the sheet Times alone',
  'night-starts': 'starts are in the sheet Times alone',
  'skipped-start': 'starts are in the sheet Times alone',
  'doubled-start': 'starts are in the sheet Times alone',
  'far-start': 'starts are in the sheet Times alone',
  'odd-seats': 'seats are in the sheet Times alone',
  'long-event': 'how long an event lasts is in the sheet Events alone',
  prerequisite: 'the event that is needed has no starts: they are in the sheet Times alone',
  'combo-days': 'the starts of its events are in the sheet Times alone',
  'no-price': 'prices are in the sheet Prices alone',
  'free-event': 'prices are in the sheet Prices alone',
  'free-type': 'prices are in the sheet Prices alone',
  'free-addon': 'prices of add-ons are in the sheet Add-ons alone',
  'free-combo': 'prices of combos are in the venue’s file alone',
  'free-level': 'prices of levels are in the venue’s file alone',
  'odd-price': 'prices are in the sheet Prices alone',
  'odd-amount': 'prices of add-ons are in the sheet Add-ons, all others in the venue’s file',
  'price-order': 'prices are in the sheet Prices alone',
  'ticket-minimum': 'the fewest tickets are in the sheet Prices alone',
  'same-name': 'names in the main language are in the sheet Events alone',
  'no-description': 'words in the main language are in the sheet Events alone',
  'addon-stock': 'stock is in the sheet Add-ons alone',
  'addon-nowhere': 'what is offered with an event is in the sheet Events alone',
  'limit-nothing': 'limits are in the venue’s file alone',
  'combo-price': 'prices of combos are in the venue’s file alone',
  'combo-dearer': 'prices of combos are in the venue’s file alone',
  'coupon-window': 'codes are in the venue’s file alone',
  'not-online': 'where an add-on is sold is in the venue’s file alone',
  'form-stuck': 'forms are in the venue’s file alone',
  'level-price': 'prices of levels are in the venue’s file alone',
  'long-term': 'terms of levels are in the venue’s file alone',
  'donation-nothing': 'amounts of donations are in the venue’s file alone',
  'high-charge': 'fees and taxes are in the venue’s file alone',
}

const isUpload = (place: string) => place === 'file' || place.startsWith('sheet-')

test('every check has a place, and none leads to the upload but those that nothing else mends', () => {
  expect(Object.keys(MEND_PLACES)).toEqual(Object.keys(LAUNCH_CHECKS))
  const uploads = Object.entries(MEND_PLACES).filter(([, [first]]) => isUpload(first))
  expect(uploads.map(([check]) => check).sort()).toEqual(Object.keys(ONLY_BY_UPLOAD).sort())
})

test('what has a sheet is never mended in the venue’s file', () => {
  const inFile = Object.entries(MEND_PLACES).filter(([, [first]]) => first === 'file')
  expect(inFile.map(([check]) => check)).toEqual([
    'free-combo',
    'free-level',
    'limit-nothing',
    'combo-price',
    'combo-dearer',
    'coupon-window',
    'not-online',
    'form-stuck',
    'level-price',
    'long-term',
    'donation-nothing',
    'high-charge',
  ])
})

const event: LaunchRecord = { kind: 'event', id: 'tour' }
const combo: LaunchRecord = { kind: 'combo', id: 'day-out' }
const setUp = ['onboarding']
const all = ['onboarding', 'publisher']

describe('the best place that somebody may open', () => {
  test.for([
    ['no-picture', event, all, 'editor-pictures'],
    ['no-picture', event, setUp, 'sheet-events'],
    ['no-picture', event, ['wording'], 'sheet-events'],
    ['no-picture', combo, setUp, 'ask: editor-pictures'],
    ['lost-picture', { kind: 'venue', id: 'pier', field: 'picture' }, all, 'editor-pictures'],
    ['lost-picture', { kind: 'venue', field: 'logo' }, all, 'editor-look'],
    ['lost-picture', { kind: 'venue', field: 'logo' }, setUp, 'look'],
    ['lost-picture', { kind: 'donation', id: 'roof' }, all, 'file'],
    ['untranslated-record', event, all, 'editor-translations'],
    ['untranslated-record', event, ['designer'], 'ask: editor-translations'],
    ['wording', undefined, setUp, 'ask: editor-words'],
    ['contrast', undefined, ['designer'], 'editor-look'],
    ['contrast', undefined, setUp, 'look'],
    ['same-name', event, setUp, 'sheet-events'],
    ['same-name', combo, setUp, 'file'],
    ['no-description', { kind: 'membership', id: 'friend' }, all, 'file'],
    ['members-only', { ...event, field: 'salesAllowed' }, all, 'editor-settings'],
    ['members-only', { ...event, field: 'salesAllowed' }, setUp, 'sheet-events'],
    ['members-only', event, all, 'sheet-events'],
    ['members-only', combo, all, 'file'],
    ['closed-starts', { ...event, field: 'Sa-open' }, all, 'hours'],
    ['closed-starts', { ...event, field: 'day' }, all, 'editor-hours'],
    ['closed-starts', { ...event, field: 'day' }, setUp, 'sheet-times'],
    ['link', { kind: 'link', id: 'visit' }, setUp, 'links'],
    ['link', { kind: 'venue', field: 'website' }, setUp, 'name'],
    ['link', event, all, 'sheet-events'],
    ['link', { kind: 'venue', field: 'texts.legal-terms-sales' }, all, 'editor-words'],
    ['link', { kind: 'facility', id: 'dock' }, all, 'file'],
    ['addon-stock', { kind: 'addon', id: 'map' }, setUp, 'sheet-addOns'],
    ['purchase-refused', event, setUp, 'sheet-prices'],
    ['purchase-refused', { kind: 'limit', id: 'none' }, setUp, 'file'],
    ['no-starts', undefined, [], 'sheet-times'],
  ] as [LaunchCheck, LaunchRecord | undefined, string[], string][])(
    '%s of %j for %j: %s',
    ([check, at, roles, expected]) => {
      const { place, beyond } = mendingOf({ check, ...(at && { at }) }, { roles, isDraft: true })
      expect(beyond ? `ask: ${place}` : place).toBe(expected)
    },
  )
})

test('the country of a venue that is open is in its file alone', () => {
  const finding = { check: 'other-country', at: { kind: 'venue', field: 'country' } } as const
  const placeOf = (isDraft: boolean) => mendingOf(finding, { roles: all, isDraft }).place
  expect([placeOf(true), placeOf(false)]).toEqual(['name', 'file'])
})
