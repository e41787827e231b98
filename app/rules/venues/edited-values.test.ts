import { expect, test } from 'vitest'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import {
  hoursValues,
  pictureValues,
  settingValues,
  withHoursValues,
  withPictureValues,
  withSettingValues,
} from './edited-values.ts'

const nine = [{ open: '09:00', close: '17:00' }]
const day = (date: string, note = '') => ({ date, note, hours: nine })
const hours = (exceptions: VenueDocument['hours']['exceptions']): VenueDocument['hours'] => ({
  standard: { M: nine, Tu: [] },
  exceptions,
})

test('hours have a value a weekday and a value a day that differs', () => {
  expect(hoursValues(hours([day('2026-12-24', 'Eve')]))).toEqual({
    'standard.M': nine,
    'standard.Tu': [],
    'exceptions.2026-12-24': { note: 'Eve', hours: nine },
  })
})

test.each([
  {
    case: 'a weekday',
    values: { 'standard.M': [] },
    standard: { M: [], Tu: [] },
    dates: ['2026-12-24', '2026-12-31'],
  },
  {
    case: 'a weekday that nobody had set',
    values: { 'standard.M': null },
    standard: { Tu: [] },
    dates: ['2026-12-24', '2026-12-31'],
  },
  {
    case: 'a day that is gone',
    values: { 'exceptions.2026-12-25': { note: '', hours: [] } },
    dates: ['2026-12-24', '2026-12-25', '2026-12-31'],
  },
  { case: 'a day that is new', values: { 'exceptions.2026-12-24': null }, dates: ['2026-12-31'] },
  {
    case: 'a last day',
    values: { 'exceptions.2027-01-01': { note: '', hours: [] } },
    dates: ['2026-12-24', '2026-12-31', '2027-01-01'],
  },
])('$case comes back in its place; the rest stays', ({ values, standard = { M: nine, Tu: [] }, dates }) => {
  const changed = withHoursValues(hours([day('2026-12-24'), day('2026-12-31')]), values)
  expect(changed.standard).toEqual(standard)
  expect(changed.exceptions.map(({ date }) => date)).toEqual(dates)
})

test('a day that is there keeps its place with other hours', () => {
  const changed = withHoursValues(hours([day('2026-12-31'), day('2026-12-24')]), {
    'exceptions.2026-12-31': { note: 'New', hours: [] },
  })
  expect(changed.exceptions).toEqual([{ date: '2026-12-31', note: 'New', hours: [] }, day('2026-12-24')])
})

const company = {
  reviews: true,
  lowSeats: 5,
  taxes: 'kept',
  checkout: { phone: true, address: false },
} as never as VenueDocument['company']

test('settings are the names given, those of checkout one by one', () => {
  expect(settingValues(company, ['reviews', 'lowSeats', 'checkout'])).toEqual({
    reviews: true,
    lowSeats: 5,
    'checkout.phone': true,
    'checkout.address': false,
  })
  expect(withSettingValues(company, { lowSeats: 9, 'checkout.phone': false })).toEqual({
    reviews: true,
    lowSeats: 9,
    taxes: 'kept',
    checkout: { phone: false, address: false },
  })
})

const picture = (name: string, primary = false): VenueImage => ({
  thumbnail: `/${name}-s.webp`,
  screen: `/${name}.webp`,
  highRes: `/${name}-l.webp`,
  description: name,
  primary,
})
const names = (images: readonly VenueImage[]) => images.map(({ description }) => description)

test.each([
  { case: 'no picture before', before: [], after: [picture('new', true)] },
  {
    case: 'another picture',
    before: [picture('old', true), picture('b')],
    after: [picture('new', true), picture('b')],
  },
  {
    case: 'a removed picture, whose gallery moves up',
    before: [picture('old', true), picture('b')],
    after: [picture('b')],
  },
  {
    case: 'another gallery',
    before: [picture('a', true), picture('b'), picture('c')],
    after: [picture('a', true), picture('c')],
  },
])('$case is undone', ({ before, after }) => {
  expect(names(withPictureValues(after, pictureValues(before)))).toEqual(names(before))
})
