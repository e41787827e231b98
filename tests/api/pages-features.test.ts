import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as detail } from '#app/routes/events/detail/route.tsx'
import { loader as list } from '#app/routes/events/list/route.tsx'
import { loader as reviews } from '#app/routes/events/reviews/route.tsx'
import { loader as order } from '#app/routes/orders/tickets/route.tsx'
import { loader as frame } from '#app/routes/standard/route.tsx'
import { inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { aFamilyClub, aMembership } from '#tests/builders/family-club.ts'
import { load } from '#tests/builders/page-loader.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'
import { aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aFamilyClub())
  const as = (id: string, company: object) =>
    loadVenue(
      database,
      aFamilyClub({ venue: { id, name: id, timeZone: 'America/New_York' }, company, members: [] }),
    )
  await as('no-sales', { membershipSales: false })
  await as('no-reviews', { reviews: false })
  await as('no-groups', { auxiliaryMembership: false })
  const { memberships, ...club } = aFamilyClub({ members: [] })
  const at = (id: string) => ({ venue: { id, name: id, timeZone: 'America/New_York' } })
  await loadVenue(database, { ...aVenueFile(at('no-levels')), company: club.company })
  const closed = memberships?.categories?.map(level => ({ ...level, canJoin: false }))
  await loadVenue(database, {
    ...club,
    ...at('closed-levels'),
    memberships: { ...memberships, categories: closed },
  })
})

const friend = aMembership()
const rowing = aMembership({ id: 'item-2', membershipCategoryId: 'rowing' })

/** Whether memberships are offered and sold: on the list, on the order page, by the API and into a cart. */
async function sells(database: Database, tenantId: string) {
  const shop = await openShop(database).visitor({}, tenantId)
  const { member } = (await load(list, { database, path: `/events/${tenantId}/list` })).page
  const path = `/orders/${tenantId}/tickets?membershipCategoryId=friend`
  const { memberships } = (await load(order, { database, path })).page
  const { payload } = await shop.members.categories({})
  const refusal = await refusalOfCall(fillCart(shop, { memberships: [friend] }))
  return [member.joinHref !== null, memberships.length > 0, payload.length > 0, !refusal]
}

/** Whether reviews are shown: with an event, on the list, on the screen of their own, by the API. */
async function showsReviews(database: Database, tenantId: string) {
  const api = await inProcess(database, { tenantId })
  const params = { eventId: 'boat-tour' }
  const path = `/events/${tenantId}/detail/boat-tour`
  const event = (await load(detail, { database, path, params })).page.page
  const { hero } = (await load(list, { database, path: `/events/${tenantId}/list` })).page
  const own = (await load(reviews, { database, path: `/events/${tenantId}/reviews` })).page
  const { payload } = await api.reviews.ofTenant({ params: { tenantId } })
  return [Boolean(event?.reviews), hero.rating !== null, own.summary !== null, payload.list.length > 0]
}

/** Whether auxiliary groups are offered and sold: in the list of levels, by themselves, into a cart. */
async function hasGroups(database: Database, tenantId: string) {
  const shop = await openShop(database).visitor({}, tenantId)
  const { payload } = await shop.members.categories({})
  const alone = await refusalOfCall(shop.members.category({ params: { id: 'rowing' } }))
  const refusal = await refusalOfCall(fillCart(shop, { memberships: [friend, rowing] }))
  return [payload.some(({ auxiliary }) => auxiliary), !alone, !refusal]
}

const ON = [true, true, true, true]
const OFF = [false, false, false, false]

/** Where joining is offered: on the list, in the header, by the fact of the venue. */
async function offersJoining(database: Database, tenantId: string) {
  const path = `/events/${tenantId}/list`
  const { member } = (await load(list, { database, path })).page
  const { shell } = (await load(frame, { database, path })).page
  const { payload } = await (await inProcess(database, { tenantId })).themes.get({ params: { tenantId } })
  return [member.joinHref !== null, shell.sections.memberships !== null, payload.offersMemberships]
}

test('a venue whose flags are on offers nobody to join while there is no level that takes new members', async ({
  database,
}) => {
  expect(await offersJoining(database, 'pier')).toEqual([true, true, true])
  expect(await offersJoining(database, 'no-levels')).toEqual([false, false, false])
  expect(await offersJoining(database, 'closed-levels')).toEqual([false, false, false])
})

test('[CHK-227] sales, reviews and auxiliary groups are each there, and gone where their flag is off', async ({
  database,
}) => {
  expect([await sells(database, 'pier'), await sells(database, 'no-sales')]).toEqual([ON, OFF])
  expect(await sells(database, 'no-reviews')).toEqual(ON)
  expect([await showsReviews(database, 'pier'), await showsReviews(database, 'no-reviews')]).toEqual([
    ON,
    OFF,
  ])
  expect(await showsReviews(database, 'no-sales')).toEqual(ON)
  const groups = [await hasGroups(database, 'pier'), await hasGroups(database, 'no-groups')]
  expect(groups).toEqual([ON.slice(1), OFF.slice(1)])
  expect(await sells(database, 'no-groups')).toEqual(ON)
})
