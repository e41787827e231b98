import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as signInLoader } from '#app/routes/auth/members/route.tsx'
import { loader as listLoader } from '#app/routes/events/list/route.tsx'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { itemFields, offeringField } from '#app/routes/orders/tickets/items/membership/membership-form.ts'
import { action as ticketsAction, loader as ticketsLoader } from '#app/routes/orders/tickets/route.tsx'
import { loader as standardLoader } from '#app/routes/standard/route.tsx'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const year = (price: number, about: object = {}) => ({
  id: 'year',
  name: 'One year',
  duration: 12,
  prices: [
    { id: 'one', personTypeId: 'adult', price },
    { id: 'half', personTypeId: 'child', price: price / 2 },
  ],
  ...about,
})

const { test } = useDatabase(async database => {
  const memberships = {
    categories: [
      {
        id: 'friend',
        name: 'Friend',
        upgradeToIds: ['patron'],
        offerings: [{ ...year(5000), id: 'auto', autorenewalType: 'required' as const }, year(6000)],
      },
      { id: 'patron', name: 'Patron', offerings: [year(20_000)] },
      { id: 'rowing', name: 'Rowing', auxiliary: true, offerings: [year(3000)] },
    ],
  }
  const file = aMuseum({ memberships })
  const members = file.members?.map(member =>
    member.membershipId === 'M-1001' ? { ...member, externalMembershipId: undefined } : member,
  )
  const company = { ...file.company, auxiliaryMembership: true }
  await loadVenue(database, { ...file, members, company })
  const as = (id: string, company: object) =>
    loadVenue(
      database,
      aMuseum({ memberships, venue: { id, name: id, timeZone: 'America/New_York' }, company }),
    )
  await as('unsold', { membershipSales: false })
  await as('without', { membership: false })
})

const page = async (
  database: Database,
  query: string,
  { tenantId = 'pier', ...about }: Partial<PageRequest> & { tenantId?: string } = {},
) => (await load(ticketsLoader, { database, path: `/orders/${tenantId}/tickets?${query}`, ...about })).page

const FRIEND = 'membershipCategoryId=friend'

test('[MEM-145] a membership in the address is in the order, with the offering that need not renew chosen at first', async ({
  database,
}) => {
  const { memberships, membershipChoices } = await page(database, FRIEND)
  expect(memberships).toMatchObject([
    {
      item: { id: 'friend', type: 'MembershipPurchase', categoryId: 'friend', isGift: false },
      name: 'Friend',
      kind: 'Membership',
      changeHref: '/membership/pier/detail/friend',
    },
  ])
  expect(memberships[0]?.options.map(({ value, price, renewal }) => [value, price, renewal])).toEqual([
    ['auto~one', 5000, 'required'],
    ['auto~half', 2500, 'required'],
    ['year~one', 6000, 'none'],
    ['year~half', 3000, 'none'],
  ])
  expect(membershipChoices).toEqual({ friend: { value: 'year~one', renews: false } })
})

test('[MEM-147] [ORD-063] offering, price, gift and source are those of the address; a gift’s offerings that must renew are disabled', async ({
  database,
}) => {
  const query = `${FRIEND}&membershipOfferingId=year&membershipPricePointId=half&isGift=true&sourceCategoryId=patron&action=new_memberships`
  const { memberships, membershipChoices } = await page(database, query)
  expect(memberships).toMatchObject([
    {
      item: { id: 'friend~gift', isGift: true, sourceCategoryId: 'patron' },
      kind: 'Giving as a Gift',
      changeHref: '/membership/pier/detail/friend?sourceCategoryId=patron',
    },
  ])
  expect(memberships[0]?.options.map(({ disabled }) => disabled)).toEqual([true, true, false, false])
  expect(membershipChoices['friend~gift']?.value).toBe('year~half')
})

test('what the address names and cannot be had leaves the choice open', async ({ database }) => {
  expect((await page(database, `${FRIEND}&membershipOfferingId=never`)).membershipChoices.friend?.value).toBe(
    '',
  )
  expect((await page(database, `${FRIEND}&action=steal`)).memberships).toEqual([])
  expect((await page(database, 'membershipCategoryId=nobody')).memberships).toEqual([])
})

test('a link followed twice adds one membership, and may choose another offering for it', async ({
  database,
}) => {
  const shop = openShop(database)
  const item = {
    id: 'friend',
    type: 'MembershipPurchase' as const,
    membershipCategoryId: 'friend',
    membershipOfferingId: 'year',
    pricePointId: 'one',
  }
  const { id } = await fillCart(await shop.visitor(), { memberships: [item] })
  const session = { cartId: id }
  const again = await page(database, `${FRIEND}&membershipOfferingId=year&membershipPricePointId=half`, {
    session,
  })
  expect(again.memberships).toHaveLength(1)
  expect(again.membershipChoices).toEqual({ friend: { value: 'year~half', renews: false } })
  expect((await page(database, 'cart=true', { session })).membershipChoices.friend?.value).toBe('year~one')
})

test('a membership of the order opens the member-only events of its level', async ({ database }) => {
  const walk = async (query: string) => (await page(database, `eventId=night-walk&${query}`)).events[0]
  expect(await walk('')).toMatchObject({
    mayBuy: false,
    help: [
      { text: 'tickets-membership-join', name: 'Friend', price: 6000 },
      { text: 'tickets-membership-verify' },
      { text: 'tickets-membership-add', href: '/membership/pier/join' },
    ],
  })
  expect(await walk(FRIEND)).toMatchObject({ mayBuy: true, help: [] })
  expect(await walk('membershipCategoryId=patron')).toMatchObject({ mayBuy: false })
  expect(await walk(`${FRIEND}&isGift=true`)).toMatchObject({ mayBuy: false })
})

test('[ORD-063] an auxiliary membership comes with the base that was chosen for it', async ({ database }) => {
  const query = 'membershipCategoryId=rowing&auxiliary=true&sourceCategoryId=friend'
  const ordered = async (about: Partial<PageRequest> = {}) =>
    (await page(database, query, about)).memberships.map(({ item }) => item.id)
  expect(await ordered()).toEqual(['friend', 'rowing'])
  expect(await ordered({ session: verifiedMember('M-1001') })).toEqual(['rowing'])
  const patron = {
    id: 'patron',
    type: 'MembershipPurchase' as const,
    membershipCategoryId: 'patron',
    membershipOfferingId: 'year',
    pricePointId: 'one',
  }
  const { id: cartId } = await fillCart(await openShop(database).visitor(), { memberships: [patron] })
  expect(await ordered({ session: { cartId } })).toEqual(['patron', 'rowing'])
})

test('[ORD-063] an upgrade needs a verified member, who sees what is left to pay', async ({ database }) => {
  const upgrade = 'membershipCategoryId=patron&action=MembershipUpgrade&membershipId=M-1001'
  const away = await page(database, upgrade).catch((answer: Response) => answer)
  expect((away as Response).headers.get('Location')).toMatch(
    /^\/auth\/pier\/members\?ref=%2Forders%2Fpier%2Ftickets/,
  )
  const { memberships } = await page(database, upgrade, { session: verifiedMember('M-1001') })
  expect(memberships).toMatchObject([{ kind: 'Upgrade', item: { type: 'Upgrade', membershipId: 'M-1001' } }])
  expect(memberships[0]?.options.map(({ price }) => price)).toEqual([20_000, 10_000])
})

test('[ORD-230] memberships are offered only where the venue has them and sells them', async ({
  database,
}) => {
  const offers = async (tenantId: string) => {
    const path = `/events/${tenantId}/list`
    const list = (await load(listLoader, { database, path })).page
    const frame = (await load(standardLoader, { database, path })).page
    const order = await page(database, `eventId=night-walk&${FRIEND}`, { tenantId })
    const help = order.events[0]?.help.map(({ text }) => text) ?? []
    return [
      list.member.joinHref !== null,
      frame.shell.sections.memberships !== null,
      order.memberships.length,
      help.includes('tickets-membership-add'),
    ]
  }
  expect(await offers('pier')).toEqual([true, true, 1, false])
  expect(await offers('unsold')).toEqual([false, false, 0, false])
  expect(await offers('without')).toEqual([false, false, 0, false])
  const levels = async (tenantId: string) => {
    const api = await openShop(database).visitor({}, tenantId)
    return (await api.members.categories({ query: {} })).payload.length
  }
  expect([await levels('pier'), await levels('unsold'), await levels('without')]).toEqual([3, 0, 0])
  const signIn = async (tenantId: string) =>
    (await load(signInLoader, { database, path: `/auth/${tenantId}/members` })).page.joinHref
  expect([await signIn('pier'), await signIn('unsold')]).toEqual(['/membership/pier/join', null])
})

/** Presses a button of the order page's form, its membership fields as the page prints them. */
async function press(
  database: Database,
  intent: string,
  { cartId, ...fields }: { cartId: string } & Record<string, string>,
) {
  const body = new URLSearchParams({ intent, ...fields })
  const answer = await load(
    args =>
      ticketsAction({
        ...args,
        request: new Request(args.request.url, { method: 'POST', body }),
      }) as Promise<unknown>,
    { database, path: '/orders/pier/tickets?cart=true', session: { cartId } },
  )
  const api = await openShop(database).visitor({ cartId })
  return { answer, cart: (await api.carts.get()).payload }
}

const FIELDS = {
  ...Object.fromEntries(
    itemFields({
      id: 'friend',
      type: 'MembershipPurchase',
      categoryId: 'friend',
      membershipId: null,
      sourceCategoryId: null,
      isGift: false,
    }),
  ),
  [offeringField('friend')]: 'year~one',
}

test('[ORD-063] what is chosen of a membership is stored beside the tickets, shown with them, and goes to checkout', async ({
  database,
}) => {
  const { id: cartId } = await fillCart(await openShop(database).visitor(), aDraft({ adult: 1 }))
  const walk = slotAt('night-walk', '2026-11-20', '20:00')
  const fields = { ...FIELDS, [slotField('night-walk')]: walk, [quantityField('night-walk', 'adult')]: '2' }
  const { answer, cart } = await press(database, 'checkout', { cartId, ...fields })
  expect(answer.headers.get('Location')).toMatch(/^\/checkout\/pier\/process/)
  expect(cart).toMatchObject({
    total: 7400,
    memberships: [
      { id: 'friend', membershipOfferingId: 'year', pricePointId: 'one', price: 6000, quantity: 1 },
    ],
    templates: [{ eventTemplateId: 'night-walk' }],
  })
  const shown = await page(database, 'cart=true', { session: { cartId } })
  expect([shown.events.map(({ id }) => id), shown.memberships.map(({ name }) => name)]).toEqual([
    ['night-walk'],
    ['Friend'],
  ])
})

test('a membership can be taken out again', async ({ database }) => {
  const { id: cartId } = await fillCart(await openShop(database).visitor(), aDraft({ adult: 1 }))
  expect((await press(database, 'update', { cartId, ...FIELDS })).cart?.memberships).toHaveLength(1)
  expect((await press(database, 'drop-membership:friend', { cartId, ...FIELDS })).cart ?? null).toBeNull()
})

test('a form without the fields of a membership leaves it in the order', async ({ database }) => {
  const { id: cartId } = await fillCart(await openShop(database).visitor(), aDraft({ adult: 1 }))
  await press(database, 'update', { cartId, ...FIELDS })
  expect((await press(database, 'update', { cartId })).cart?.memberships).toHaveLength(1)
})

test('[MEM-205] without an offering the order stays, says what to choose and points to it', async ({
  database,
}) => {
  const { id: cartId } = await fillCart(await openShop(database).visitor(), aDraft({ adult: 1 }))
  const { answer } = await press(database, 'checkout', {
    cartId,
    ...FIELDS,
    [offeringField('friend')]: '',
  })
  expect(answer).toMatchObject({
    status: 409,
    page: {
      refusal: {
        notices: ['Please select a membership offering to continue'],
        focus: offeringField('friend'),
      },
      typed: { memberships: { friend: { value: '', renews: false } } },
    },
  })
})
