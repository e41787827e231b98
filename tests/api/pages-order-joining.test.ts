import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { eventPart } from '#app/routes/orders/tickets/items/event/event-model.ts'
import { itemFields, offeringField } from '#app/routes/orders/tickets/items/membership/membership-form.ts'
import { membershipParts } from '#app/routes/orders/tickets/items/membership/membership-parts.ts'
import { priceSummary } from '#app/routes/orders/tickets/order-summary/summary-part.ts'
import { action, loader } from '#app/routes/orders/tickets/route.tsx'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { type LoaderResult, load } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const limits = [
  {
    id: 'one-at-member-price',
    ruleType: 'memberBenefits' as const,
    eventIds: ['boat-tour'],
    membershipCategoryIds: ['friend'],
    quantity: 1,
    combined: true,
  },
]
const { test } = useDatabase(database => loadVenue(database, { ...aMuseum(), limits }))

const JOIN = '/orders/pier/tickets?membershipCategoryId=friend&action=MembershipPurchase'
type Page = LoaderResult<Awaited<ReturnType<typeof loader>>>['page']

/** One browser: its session, what its page shows and what its form sends. */
async function browse(database: Database) {
  const { id: cartId } = await fillCart(await openShop(database).visitor(), aDraft({ adult: 2, child: 1 }))
  let session: VisitorSession = { cartId }
  const sessions = {
    read: async () => session,
    write: async (_: string, written: VisitorSession) => {
      session = written
      return ''
    },
  }
  const open = async (path: string) => (await load(loader, { database, path, context: { sessions } })).page
  const press = async (page: Page, intent: string) => {
    const form = { ...fieldsOf(page), intent }
    const {
      status,
      headers,
      page: answer,
    } = await load(action, { database, path: JOIN, form, context: { sessions } })
    return { status, address: headers.get('Location'), answer }
  }
  const cart = async () => (await (await inProcess(database, { session })).carts.get()).payload
  return { open, press, cart }
}

/** What the form of the page sends, as it stands. */
function fieldsOf(page: Page): Record<string, string> {
  const tickets = page.events.flatMap(({ id }) => {
    const { slotId, quantities, retail } = page.choices[id]!
    return [
      [slotField(id), slotId ?? ''],
      ...Object.entries(quantities).map(([type, count]) => [quantityField(id, type), String(count)]),
      ...Object.entries(retail).map(([type, count]) => [quantityField(id, type, true), String(count)]),
    ]
  })
  const memberships = page.memberships.flatMap(({ item }) => [
    ...itemFields(item),
    [offeringField(item.id), page.membershipChoices[item.id]!.value],
  ])
  return Object.fromEntries([['version', String(page.version)], ...tickets, ...memberships])
}

/** What the bar of the page says, in cents. */
function sumOf(page: Page): number {
  const parts = [
    ...page.events.flatMap(event => eventPart(event, page.choices[event.id]) ?? []),
    ...membershipParts(page.memberships, page.membershipChoices),
  ]
  return priceSummary(parts, page).totals.paid
}

test('a membership that an order with tickets is joined with costs the same on the page, in the cart and at checkout, and the order is placed', async ({
  database,
}) => {
  const { open, press, cart } = await browse(database)
  const page = await open(JOIN)
  expect(page.choices['boat-tour']).toMatchObject({
    slotId: BOAT,
    quantities: { adult: 1, child: 0 },
    retail: { adult: 1, child: 1 },
  })
  const total = 6000 + 1440 + 1800 + 900
  expect(sumOf(page)).toBe(total)
  const { status, address } = await press(page, 'checkout')
  expect([status, address]).toEqual([302, expect.stringMatching(/^\/checkout\/pier\/process/)])
  expect((await cart())?.total).toBe(total)
})

test('the page is the same once the membership is in the cart, and without it the tickets are what they were', async ({
  database,
}) => {
  const { open, press, cart } = await browse(database)
  const page = await open(JOIN)
  const { address } = await press(page, 'update')
  const kept = await open(address ?? '')
  expect(kept.choices['boat-tour']).toEqual({
    slotId: BOAT,
    quantities: { adult: 1 },
    retail: { adult: 1, child: 1 },
  })
  expect(sumOf(kept)).toBe(sumOf(page))
  await press(kept, 'drop-membership:friend')
  const left = await open('/orders/pier/tickets')
  expect(left.memberships).toEqual([])
  expect(left.choices['boat-tour']).toMatchObject({ quantities: { adult: 2, child: 1 }, retail: {} })
  expect((await cart())?.total).toBe(sumOf(left))
  expect(sumOf(left)).toBe(2 * 1800 + 900)
})

test('a gift and a renewal that begins later change nothing of the tickets beside them', async ({
  database,
}) => {
  const { open } = await browse(database)
  const page = await open(`${JOIN}&isGift=true`)
  expect(page.choices['boat-tour']).toMatchObject({ quantities: { adult: 2, child: 1 }, retail: {} })
  expect(sumOf(page)).toBe(6000 + 2 * 1800 + 900)
})

test('a link that orders a membership and tickets has all of them, those without a member’s price at the price for everybody', async ({
  database,
}) => {
  const path = `${JOIN}&eventId=boat-tour&date=2026-11-20&time=15:00&tickets=adult:3`
  const { page } = await load(loader, { database, path })
  expect(page.isLinkCut).toBe(false)
  expect(page.choices['boat-tour']).toMatchObject({ quantities: { adult: 1 }, retail: { adult: 2 } })
})
