import { expect, test } from 'vitest'
import { carriedFrom } from '#app/rules/links/carried.ts'
import {
  calendarHref,
  checkoutHref,
  eventDetailHref,
  eventsListHref,
  ticketsHref,
} from '#app/rules/links/storefront-links.ts'

const search = new URLSearchParams(
  'date=2026-11-20&campaign=reef-2026&appeal=&fund=coral&text=kids&membershipIds=m1',
)
const base = { tenantId: 'harborlight', carried: { campaign: 'reef-2026', fund: 'coral', text: 'kids' } }

test('[ORD-075] campaign, appeal and fund are carried over, an empty one is not', () => {
  expect(carriedFrom(search)).toEqual({ campaign: 'reef-2026', fund: 'coral', text: 'kids' })
  expect(carriedFrom(new URLSearchParams('appeal=winter'))).toEqual({ appeal: 'winter' })
})

test.each([
  eventsListHref(base, { date: '2026-11-20' }),
  eventDetailHref(base, { eventId: 'reef' }),
  calendarHref(base, { eventId: 'reef' }),
  ticketsHref(base, { comboId: 'duo' }),
  checkoutHref(base),
])('[ORD-075] the link %s carries them', link => {
  expect(Object.fromEntries(new URL(link, 'https://venue.example').searchParams)).toMatchObject({
    campaign: 'reef-2026',
    fund: 'coral',
    text: 'kids',
  })
})
