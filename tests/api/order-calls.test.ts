import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { inProcess, overHttp, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { aDraft, BOAT, fillCart, openShop, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** What each parameter of the calls about ordering changes, with and without it. Friends pay 20 % less for the boat, patrons do not. */

const TODAY = '2026-11-20'
const flags = {
  membership: true,
  membershipSales: true,
  reviews: true,
  giftCertificates: true,
  auxiliaryMembership: false,
  sortTemplatesByDisplayOrder: false,
}

const { test } = useDatabase(async database => {
  const limits = [{ id: 'three', eventIds: ['galleries'], quantity: 3 }]
  await loadVenue(database, aMuseum({ limits }))
  const venue = { id: 'flipped', name: 'Flipped', timeZone: 'America/New_York' }
  const company = Object.fromEntries(Object.entries(flags).map(([flag, on]) => [flag, !on]))
  await loadVenue(database, aMuseum({ venue, company }))
})

/** A caller in whose session both memberships were verified. */
async function memberCall(database: Database) {
  const call = await overHttp(database)
  const [cookie = ''] = (await testSessions.write('pier', verifiedMember('M-1001', 'M-1002'))).split(';')
  return async (path: string) => {
    const { status, body } = await call(path, { headers: { cookie } })
    return { status, payload: (body as { payload?: unknown }).payload }
  }
}
type PricedEvent = { id: string; lowestPrice: number }
const boatIn = (payload: unknown) =>
  (payload as PricedEvent[]).find(({ id }) => id === 'boat-tour')?.lowestPrice

for (const [row, path] of [
  ['ORD-234', '/event/templates'],
  ['ORD-235', '/event/templates/summaries'],
] as const)
  test(`[${row}] ${path} lists what begins in the window, at the prices of the named membership, online alone`, async ({
    database,
  }) => {
    const call = await memberCall(database)
    const ids = async (query: string) => {
      const { payload } = await call(`${path}?${query}`)
      return (payload as PricedEvent[]).map(({ id }) => id)
    }
    expect(await ids('startTime=2026-12-01&endTime=2026-12-04')).not.toContain('winter')
    expect(await ids('startTime=2026-12-01&endTime=2026-12-05')).toContain('winter')
    expect(await ids('startTime=2026-12-07&endTime=2026-12-09')).not.toContain('winter')
    expect(await ids('startTime=2026-11-20T16:00:00&endTime=2026-11-20T19:00:00')).toEqual(['lecture'])
    const boat = async (query: string) => boatIn((await call(`${path}?startTime=${TODAY}&${query}`)).payload)
    expect(await boat('membershipId=M-1001')).toBe(720)
    expect(await boat('membershipId=M-1002')).toBe(900)
    expect((await call(`${path}?saleChannel=customerRep`)).status).toBe(400)
  })

test('[ORD-238] an instance is told at the price of the named membership or level', async ({ database }) => {
  const call = await memberCall(database)
  const price = async (query: string) => {
    const { payload } = await call(`/event/instances/${BOAT}?${query}`)
    return (payload as PricedEvent).lowestPrice
  }
  expect(await price('membershipId=M-1001')).toBe(720)
  expect(await price('membershipId=M-1002')).toBe(900)
  expect(await price('membershipCategoryId=friend')).toBe(720)
  expect(await price('membershipCategoryId=patron')).toBe(900)
})

test('[ORD-239] times are those of the window, at the price of the named membership or level', async ({
  database,
}) => {
  const call = await memberCall(database)
  const times = async (query: string) => {
    const { payload } = await call(`/event/templates/boat-tour/times?${query}`)
    const slots = payload as {
      time: string
      event: { priceList: { prices: { discountedPrice: number }[] } }
    }[]
    return slots.map(({ time, event }) => `${time} ${event.priceList.prices[0]?.discountedPrice}`)
  }
  const day = 'startTime=2026-11-23T09:30:00&endTime=2026-11-23T23:00:00'
  expect(await times(`${day}&membershipId=M-1001`)).toEqual(['11:00 1440', '15:00 1440'])
  expect(await times(`${day}&membershipId=M-1002`)).toEqual(['11:00 1800', '15:00 1800'])
  expect(await times(`${day}&membershipCategoryId=patron`)).toEqual(['11:00 1800', '15:00 1800'])
  expect(await times('startTime=2026-11-23&endTime=2026-11-23T11:00:00&membershipId=M-1002')).toEqual([
    '09:00 1800',
    '11:00 1800',
  ])
  expect((await call(`/event/templates/boat-tour/times?${day}&saleChannel=customerRep`)).status).toBe(400)
})

test('[ORD-240] [ORD-241] a calendar tells the price of the named membership, and the window’s months', async ({
  database,
}) => {
  const call = await memberCall(database)
  const price = async (path: string, query: string) => {
    const { payload } = await call(`${path}?startTime=${TODAY}&endTime=2026-11-30&${query}`)
    const { days } = payload as { days: { date: string; lowestPrice: number }[] }
    return days.find(({ date }) => date === '2026-11-24')?.lowestPrice
  }
  const own = '/event/templates/boat-tour/calendar'
  expect(await price(own, 'membershipId=M-1001'), 'ORD-241').toBe(720)
  expect(await price(own, 'membershipId=M-1002'), 'ORD-241').toBe(900)
  const { payload } = await call(`/event/templates/calendar?startTime=2026-12-01&endTime=2026-12-31`)
  const { days } = payload as { days: { date: string; disabled: boolean }[] }
  expect([days[0]?.date, days.at(-1)?.date, days.length], 'ORD-240').toEqual(['2026-12-01', '2026-12-31', 31])
})

test('[ORD-242] what is next is looked for between the named times', async ({ database }) => {
  const call = await memberCall(database)
  const next = async (query: string) => {
    const { payload } = await call(
      `/event/s/boat-tour/nextavailable?saleChannel=online&membershipId=&${query}`,
    )
    return (payload as { startTime: string | null }).startTime
  }
  expect(await next('startTime=2026-11-23T10:00:00&endTime=2026-11-24')).toBe('2026-11-23T11:00:00-05:00')
  expect(await next('startTime=2026-11-23T16:00:00&endTime=2026-11-23')).toBeNull()
})

test('[ORD-236] slim lists what begins in the window, as the other lists do, online alone', async ({
  database,
}) => {
  const call = await memberCall(database)
  const ids = async (query: string) =>
    ((await call(`/event/templates/slim?${query}`)).payload as PricedEvent[]).map(({ id }) => id)
  expect(await ids('startTime=2026-12-01&endTime=2026-12-04')).not.toContain('winter')
  expect(await ids('startTime=2026-12-01&endTime=2026-12-05')).toContain('winter')
  expect(await ids('startTime=2026-11-20T16:00:00&endTime=2026-11-20T19:00:00')).toEqual(['lecture'])
  expect((await call('/event/templates/slim?saleChannel=customerRep')).status).toBe(400)
  type Slim = { id: string; memberCanPurchase: boolean }
  const mayBuy = async (query: string) => {
    const { payload } = await call(`/event/templates/slim?startTime=${TODAY}&${query}`)
    return (payload as Slim[]).find(({ id }) => id === 'night-walk')?.memberCanPurchase
  }
  expect(await mayBuy('membershipId=M-1001')).toBe(true)
  expect(await mayBuy('membershipId=M-1002')).toBe(false)
})

test('[ORD-237] one template is told as it stands in the named window, online alone', async ({
  database,
}) => {
  const call = await memberCall(database)
  const seats = async (query: string) => {
    const { payload } = await call(`/event/templates/winter?${query}`)
    return (payload as { availableSeats: number }).availableSeats
  }
  expect(await seats('startTime=2026-12-05&endTime=2026-12-05')).toBe(50)
  expect(await seats('startTime=2026-12-01&endTime=2026-12-02')).toBe(0)
  expect((await call('/event/templates/winter?saleChannel=customerRep')).status).toBe(400)
})

test('[ORD-246] [ORD-247] when a combo can be had next, and on which days, is asked online alone and between two times', async ({
  database,
}) => {
  const call = await memberCall(database)
  const own = '/combo/events/harbour-day'
  for (const [row, path] of [
    ['ORD-246', `${own}/nextavailable`],
    ['ORD-247', `${own}/calendar`],
  ] as const)
    expect((await call(`${path}?saleChannel=customerRep`)).status, row).toBe(400)
  const next = async (query: string) =>
    ((await call(`${own}/nextavailable?eventTemplateIds=winter&${query}`)).payload as { date: string }).date
  expect(await next('startTime=2026-12-01&endTime=2026-12-04'), 'ORD-246').toBeNull()
  expect(await next('startTime=2026-12-06'), 'ORD-246').toBe('2026-12-06')
  const { payload } = await call(`${own}/calendar?startTime=2026-12-01&endTime=2026-12-31`)
  const { days } = payload as { days: { date: string }[] }
  expect([days[0]?.date, days.at(-1)?.date, days.length], 'ORD-247').toEqual(['2026-12-01', '2026-12-31', 31])
  const first = await call(`${own}/calendar?startTime=2026-12-01&templateIds=workshop,winter`)
  expect(
    (first.payload as { days: { disabled: boolean }[] }).days.filter(({ disabled }) => !disabled),
    'ORD-247',
  ).toEqual([])
})

test('[ORD-216] parameters that are written and empty are as if left out of a call', async ({ database }) => {
  const call = await memberCall(database)
  const empty = 'membershipIds=&membershipId=&membershipCategoryId=&endTime=&saleChannel='
  const boat = async (query: string) =>
    boatIn((await call(`/event/templates/summaries?startTime=${TODAY}&${query}`)).payload)
  expect(await boat('')).toBe(720)
  expect(await boat(empty)).toBe(720)
})

test('[ORD-251] [ORD-252] what is asked with a gift is told whole, its questions also page by page and by id', async ({
  database,
}) => {
  const call = await memberCall(database)
  expect((await call('/donation/configs')).payload, 'ORD-251').toMatchObject({
    funds: [{ id: 'boats', name: 'Old boats', isDefault: true }],
    campaigns: [{ id: 'roof', name: 'New roof' }],
    appeals: [{ id: 'spring', name: 'Spring letter' }],
    customFields: [
      { id: 'source', format: 'Dropdown', values: ['A friend', 'The news'] },
      { id: 'note', format: 'Text' },
    ],
    configs: [{ aspect: 'extendedForm', enabled: true }],
  })
  const listed = async (query: string) => {
    const { payload } = await call(`/donation/customfields?${query}`)
    return (payload as { list: { id: string }[] }).list.map(({ id }) => id)
  }
  const questions = [
    { id: 'a', label: 'Zebra?' },
    { id: 'b', label: 'Ape?' },
  ]
  await loadVenue(database, aMuseum({ donations: { options: [], customFields: questions } }))
  expect(await listed('sortField=id&sortDirection=ASC'), 'ORD-252').toEqual(['a', 'b'])
  expect(await listed('sortField=label&sortDirection=ASC'), 'ORD-252').toEqual(['b', 'a'])
  expect(await listed('sortField=id&sortDirection=DESC'), 'ORD-252').toEqual(['b', 'a'])
  expect((await call('/donation/customfields?salechannel=customerRep')).status, 'ORD-252').toBe(400)
})

test('[ORD-253] [ORD-254] every country has its states, by a code of two letters that is a country', async ({
  database,
}) => {
  const call = await memberCall(database)
  const { payload } = await call('/locations/avs/countries')
  const codes = (payload as { alpha2Code: string }[]).map(({ alpha2Code }) => alpha2Code)
  expect(codes, 'ORD-253').toEqual(expect.arrayContaining(['DE', 'FR', 'JP', 'BR', 'ZA', 'NZ', 'EG', 'GB']))
  expect([codes.length, new Set(codes).size], 'ORD-253').toEqual([250, 250])
  expect((await call('/locations/states/mx')).payload, 'ORD-254').not.toEqual(
    (await call('/locations/states/us')).payload,
  )
  expect((await call('/locations/states/xx')).status, 'ORD-254').toBe(404)
  expect((await call('/locations/states/usa')).status, 'ORD-254').toBe(400)
})

test('[ORD-244] [ORD-245] combos tell their events in full unless a summary is asked for', async ({
  database,
}) => {
  const call = await memberCall(database)
  type Combo = { id: string; templates: { entries: { template: { id: string } | null }[] } }
  const templates = ({ templates }: Combo) => templates.entries.map(({ template }) => template?.id ?? null)
  const list = async (query: string) =>
    ((await call(`/combo/event/templates${query}`)).payload as Combo[])[1]!
  expect(templates(await list('')), 'ORD-244').toEqual(['galleries', 'workshop'])
  expect(templates(await list('?summary')), 'ORD-244').toEqual([null, null])
  const one = async (query: string) =>
    (await call(`/combo/event/templates/rainy-day${query}`)).payload as Combo
  expect(templates(await one('')), 'ORD-245').toEqual(['galleries', 'workshop'])
  expect(templates(await one('?summary')), 'ORD-245').toEqual([null, null])
})

test('[ORD-248] [ORD-249] [ORD-250] add-ons and lists of donations are those of this venue, online', async ({
  database,
}) => {
  const call = await memberCall(database)
  expect((await call('/addons?saleChannel=customerRep')).status, 'ORD-248').toBe(400)
  expect((await call('/addons/guide-book?saleChannel=customerRep')).status, 'ORD-249').toBe(400)
  const list = async (kind: string) =>
    (await call(`/donation/${kind}?salechannel=online&tenantId=pier`)).payload
  expect(await list('funds'), 'ORD-250').toMatchObject({ list: [{ id: 'boats', name: 'Old boats' }] })
  expect(await list('campaigns'), 'ORD-250').toMatchObject({ list: [{ id: 'roof', name: 'New roof' }] })
  expect(await list('appeals'), 'ORD-250').toMatchObject({ list: [{ id: 'spring', name: 'Spring letter' }] })
  expect((await call('/donation/funds?tenantId=flipped')).status, 'ORD-250').toBe(404)
})

test('[ORD-258] [CHK-244] a cart is read at the prices of the named memberships, else of those it was stored with', async ({
  database,
}) => {
  const shop = openShop(database)
  const both = verifiedMember('M-1001', 'M-1002')
  const { id: cartId } = await fillCart(await shop.visitor(both), {
    ...aDraft({ adult: 1 }),
    membershipIds: ['M-1002'],
  })
  const total = async (query: object, session: VisitorSession = both) => {
    const api = await shop.visitor({ ...session, cartId })
    return (await api.carts.get({ query })).payload?.total
  }
  expect(await total({})).toBe(1800)
  expect(await total({ membershipId: 'M-1001' })).toBe(1440)
  expect(await total({ membershipIds: ['M-1001'] })).toBe(1440)
  expect(await total({ membershipIds: ['M-1002'] })).toBe(1800)
  expect(await total({ membershipIds: ['M-1001'] }, {})).toBe(1800)
})

test('[ORD-259] [CHK-245] memberships, codes and what is said for all gifts are stored with the cart', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1001', 'M-1002'))
  const draft = aDraft({ adult: 1 })
  expect((await fillCart(api, { ...draft, membershipId: 'M-1001' })).total).toBe(1440)
  expect((await fillCart(api, { ...draft, membershipId: 'M-1002' })).total).toBe(1800)
  expect((await fillCart(api, { ...draft, membershipIds: ['M-1001'] })).total).toBe(1440)
  expect((await fillCart(api, { ...draft, membershipIds: ['M-1002'] })).total).toBe(1800)
  const gift = { id: 'd', inventoryId: 'gift', type: 'donation' as const, amount: 500 }
  const cart = await fillCart(api, { donations: [gift], donationDetail: { notes: 'For the boats' } })
  expect(cart.donations[0]?.donationDetail).toMatchObject({ notes: 'For the boats' })
})

test('[ORD-259] [CHK-245] limits are checked when the cart asks for it, and push adds to what is there', async ({
  database,
}) => {
  const shop = openShop(database)
  const galleries = slotAt('galleries', TODAY, '14:00')
  const four = aDraft({ eventTemplateId: 'galleries', eventId: galleries, adult: 4 })
  const api = await shop.visitor()
  await expect(api.carts.put({ body: { ...four, verifyEntitlements: true } })).rejects.toMatchObject({
    data: { code: '9049' },
  })
  const { id } = await fillCart(api, { ...four, verifyEntitlements: false })
  const boat = aDraft({ adult: 1 })
  const pushed = await fillCart(api, { ...boat, id, updateType: 'push' })
  expect(pushed.templates.map(({ eventTemplateId }) => eventTemplateId)).toEqual(['galleries', 'boat-tour'])
  const replaced = await fillCart(api, { ...boat, id })
  expect(replaced.templates.map(({ eventTemplateId }) => eventTemplateId)).toEqual(['boat-tour'])
})

test('[ORD-243] member prices are those of the named levels in the named window', async ({ database }) => {
  const api = await inProcess(database, { session: verifiedMember('M-1001', 'M-1002') })
  const starts = async (about: object) => {
    const body = {
      eventTemplateId: 'boat-tour',
      membershipIds: ['M-1001', 'M-1002'],
      eventStartTime: '2026-11-23',
      eventEndTime: '2026-11-23T23:00:00',
      ...about,
    }
    const { payload } = await api.events.memberPricing({ body })
    return (JSON.parse(payload) as { eventId: string }[]).map(({ eventId }) => eventId.slice(-4))
  }
  expect(await starts({})).toEqual(['0900', '1100', '1500'])
  expect(await starts({ membershipLevelIds: ['friend'] })).toHaveLength(3)
  expect(await starts({ membershipLevelIds: ['patron'] })).toEqual([])
  expect(await starts({ membershipIds: ['M-1002'] })).toEqual([])
  expect(await starts({ eventStartTime: '2026-11-23T10:00:00' })).toEqual(['1100', '1500'])
  expect(await starts({ eventEndTime: '2026-11-23T10:00:00' })).toEqual(['0900'])
})

test('[ORD-128] the flags of the theme are those of the venue, each of them', async ({ database }) => {
  const flagsOf = async (tenantId: string) => {
    const api = await inProcess(database, { tenantId })
    return (await api.themes.get({ params: { tenantId } })).payload.company
  }
  expect(await flagsOf('pier')).toMatchObject(flags)
  expect(await flagsOf('flipped')).toMatchObject(
    Object.fromEntries(Object.entries(flags).map(([flag, on]) => [flag, !on])),
  )
})
