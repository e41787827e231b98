import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as list from '#app/routes/events/list/route.tsx'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { aCheckout, aDraft, fillCart, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** A member who enters the boat free of charge, six times a day at one venue and with each order at the other. */

const friends = ['friend']
const free = { membershipCategoryIds: friends, discountType: 'PercentageBased' as const, value: 100 }
const events = aMuseum().events?.map(event =>
  event.id === 'boat-tour' ? { ...event, memberDiscounts: [free] } : event,
)
const limit = {
  id: 'six-entries',
  ruleType: 'memberBenefits' as const,
  eventIds: ['boat-tour'],
  membershipCategoryIds: friends,
  quantity: 6,
  combined: true,
  timeFrame: 'day' as const,
}

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ events, limits: [{ ...limit, reason: 'Transaction' }] }))
  const venue = { ...aMuseum().venue, id: 'quay', name: 'Quay' }
  await loadVenue(database, aMuseum({ venue, events, limits: [limit], staff: [], visitors: [], reviews: [] }))
})

const member = verifiedMember('M-1001')

const greeting = async (database: Database, { tenantId = 'pier', session = {} } = {}) => {
  const { words } = await openScreen(list, {
    database,
    pattern: '/events/:tenantId/list',
    path: `/events/${tenantId}/list?date=2026-11-23`,
    session,
  })
  return /Boat Tour: [^.]*\./.exec(words)?.[0] ?? null
}

test('a member is greeted with what is left of today’s free tickets', async ({ database }) => {
  expect(await greeting(database, { session: member })).toBe('Boat Tour: 6 of 6 free tickets left today.')
  const api = await openShop(database).visitor(member)
  const { id } = await fillCart(
    api,
    aDraft({ eventId: slotAt('boat-tour', '2026-11-23', '11:00'), adult: 2 }),
  )
  await place(api, aCheckout({ shoppingCartId: id }))
  expect(await greeting(database, { session: member })).toBe('Boat Tour: 4 of 6 free tickets left today.')
})

test('where they count by the order, of the order, and to nobody else', async ({ database }) => {
  const atQuay = { tenantId: 'quay', session: member }
  expect(await greeting(database, atQuay)).toBe('Boat Tour: free for up to 6 on this order.')
  expect(await greeting(database)).toBeNull()
})
