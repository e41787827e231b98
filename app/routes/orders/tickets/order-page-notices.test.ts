import { expect, test } from 'vitest'
import type { Visit } from '#app/pages/open-page.ts'
import {
  ADDRESS,
  aMap,
  aVisit,
  dayOf,
  entry,
  line,
  onDays,
  planAt,
  richEvent,
  three,
  withMore,
} from '#tests/builders/order-page.ts'
import { aRule } from '#tests/builders/sales-rules.ts'
import { loadOrderPage, loadOrderScreen } from './order-page.server.ts'

/** Of the day's one start, for a child. */
const OFFER = { time: '10:00 am', from: 700, left: 4 }

test('who is asked whether they are a member', async () => {
  const prompt = async (company: object, pricing?: () => Promise<unknown>) =>
    (await loadOrderPage(withMore(aVisit(ADDRESS, { pricing }), { company }))).memberPrompt
  const members = async () => ({ payload: '[]' })
  expect(
    await Promise.all([
      prompt({}),
      prompt({ membership: false }),
      prompt({ membershipLogin: false }),
      prompt({}, members),
    ]),
  ).toEqual([true, false, false, false])
})

test('a membership is asked for once: beside the event that it opens, else above the order', async () => {
  const hasPrompt = async (memberAccess?: string) => {
    const days = dayOf({ ...richEvent, memberCanPurchase: !memberAccess, memberAccess })
    const visit = aVisit(ADDRESS, { days })
    const venue = { ...visit.venue, title: String, messages: () => '{}' }
    const { memberHref } = await loadOrderScreen({ ...visit, venue } as unknown as Visit)
    return memberHref !== null
  }
  expect([await hasPrompt(), await hasPrompt('membership-required')]).toEqual([true, false])
})

test('a member whose membership has expired is known as one', async () => {
  const member = { membershipIds: ['M-1'], name: 'Ada Moss', verifiedUntil: '2026-11-22T15:00:00.000Z' }
  const isExpired = async (session: object) =>
    (await loadOrderPage({ ...aVisit(ADDRESS), session } as Visit)).isExpiredMember
  expect(
    await Promise.all([
      isExpired({}),
      isExpired({ member }),
      isExpired({ member: { ...member, isExpired: true } }),
    ]),
  ).toEqual([false, false, true])
})

test('an add-on that a link asks for and nothing offers is named, if it is sold at all', async () => {
  const unoffered = async (addOns: object[], days = onDays, id = 'map') =>
    (await loadOrderPage(withMore(aVisit(`${ADDRESS}&addonId=${id}`, { days }), { addOns }))).unofferedAddOn
  expect(await unoffered([aMap])).toBe('Map')
  expect(await unoffered([aMap], dayOf(richEvent))).toBeNull()
  expect(await unoffered([aMap], onDays, 'hat')).toBeNull()
  expect(await unoffered([])).toBeNull()
  const gift = {
    ...aMap,
    id: 'hat',
    type: 'donation',
    suggestedAmounts: [],
    minimumAmount: 0,
    maximumAmount: null,
  }
  const visit = withMore(aVisit(`${ADDRESS}&addonId=hat`), { addOns: [gift] })
  const donations = { configs: async () => Promise.reject(new Error('no answer')) }
  expect(
    (await loadOrderPage({ ...visit, api: { ...visit.api, donations } } as unknown as Visit)).unofferedAddOn,
  ).toBeNull()
})

test('the hours of the day stand where the order has one day, or the address names it', async () => {
  const hours = async (path: string, payload: unknown = three) =>
    (await loadOrderPage(aVisit(path, { cart: async () => ({ payload }) }))).hours
  expect(await hours('/orders/harborlight/tickets?cart=true')).toBe('checkout-hours')
  const twoDays = {
    ...three,
    orders: [
      line('jelly-lab'),
      { ...line('kelp'), events: [{ eventId: 'k', startTime: '2026-11-22T10:00:00' }] },
    ],
  }
  expect(await hours('/orders/harborlight/tickets?cart=true', twoDays)).toEqual(null)
  expect(await hours('/orders/harborlight/tickets', { ...three, orders: [] })).toBeNull()
})

test.each([
  [
    'open to nobody without one',
    'membership-required',
    ['tickets-membership-verify', 'tickets-membership-add'],
  ],
  ['held but run out', 'inactive', ['tickets-membership-renew']],
  ['of another level', 'wrong-category', ['tickets-membership-add']],
])('a member-only event whose membership is %s says how to get it', async (_, memberAccess, ways) => {
  const days = dayOf({ ...richEvent, memberCanPurchase: false, memberAccess })
  const { events } = await loadOrderPage(aVisit(ADDRESS, { days }))
  expect(events[0]?.mayBuy).toBe(false)
  const hrefs: Record<string, string> = {
    'tickets-membership-verify': `/auth/harborlight/members?ref=${encodeURIComponent(ADDRESS)}&logout=1`,
    'tickets-membership-add': '/membership/harborlight/join',
    'tickets-membership-renew': '/membership/harborlight/renew',
  }
  expect(events[0]?.help).toEqual(ways.map(text => ({ text, href: hrefs[text] })))
})

test.each([
  [[700, 0], 700],
  [[0, 0], 0],
])('of prices of %j cents the least is offered that somebody pays', async (prices, from) => {
  const [list] = richEvent.priceLists
  const entries = prices.map(price => ({ ...list!.prices[0]!, price, publicPrice: price }))
  const days: typeof onDays = async input => {
    const { payload } = await onDays(input)
    const priceLists = [{ ...list, prices: entries }]
    return { payload: payload.map(own => ({ ...own, ...richEvent, priceLists, id: own.id })) } as never
  }
  const { suggestions } = await loadOrderPage(aVisit(ADDRESS, { days }))
  expect(suggestions[0]?.offer).toEqual({ ...OFFER, from })
})

test('suggestions: what was removed first, then three that can be bought, none twice', async () => {
  const calls: unknown[] = []
  const days: typeof onDays = async input => {
    if (input.body.events[0]?.eventTemplateId === 'kelp') calls.push(input.body.events)
    const { payload } = await onDays(input)
    const about: Record<string, object> = { kelp: { availableSeats: 0 }, gone: { memberCanPurchase: false } }
    return { payload: payload.map(own => ({ ...own, ...richEvent, ...about[own.id], id: own.id })) } as never
  }
  const { suggestions } = await loadOrderPage(aVisit(`${ADDRESS}&removed=kelp,jelly-lab`, { days }))
  expect(calls).toEqual([
    [
      { eventTemplateId: 'kelp', date: '2026-11-21' },
      { eventTemplateId: 'gone', date: '2026-11-21' },
      { eventTemplateId: 'far', date: '2026-11-21' },
      { eventTemplateId: 'further', date: '2026-11-21' },
    ],
  ])
  expect(suggestions).toEqual([
    {
      detailHref: '/events/harborlight/detail/kelp?date=2026-11-21',
      id: 'kelp',
      mode: 'view',
      name: 'Jelly Lab',
      offer: OFFER,
      plan: planAt('kelp'),
      picture: { primary: true, thumbnail: '/jelly.jpg' },
      removed: true,
      shortDescription: 'Short',
    },
    {
      detailHref: '/events/harborlight/detail/far?date=2026-11-21',
      id: 'far',
      mode: 'view',
      name: 'Jelly Lab',
      offer: OFFER,
      plan: planAt('far'),
      picture: { primary: true, thumbnail: '/jelly.jpg' },
      removed: false,
      shortDescription: 'Short',
    },
    {
      detailHref: '/events/harborlight/detail/further?date=2026-11-21',
      id: 'further',
      mode: 'view',
      name: 'Jelly Lab',
      offer: OFFER,
      plan: planAt('further'),
      picture: { primary: true, thumbnail: '/jelly.jpg' },
      removed: false,
      shortDescription: 'Short',
    },
  ])
})

test.each<[string, { price: number; isExpired?: boolean }, string | null]>([
  ['what is left of the free tickets of a day', { price: 0 }, 'events-member-free-day'],
  ['nothing where members pay as well', { price: 900 }, null],
  ['nothing where the membership has expired', { price: 0, isExpired: true }, null],
])('a known member reads %s', async (_, { price, isExpired = false }, words) => {
  const benefit = {
    eventId: 'jelly-lab',
    ruleType: { name: 'memberBenefits' },
    reason: 'Transaction',
    timeFrame: 'day',
  } as const
  const visit = aVisit(ADDRESS, {
    pricing: async () => ({
      payload: JSON.stringify([{ ...entry, prices: [{ ...entry.prices[0], price }] }]),
    }),
    limits: async () => ({ payload: [aRule({ ...benefit, allowedQuantity: 6, pricePointIds: ['adult'] })] }),
  })
  const session = { member: { ...visit.session.member, isExpired } }
  expect((await loadOrderPage({ ...visit, session } as Visit)).memberFree).toBe(words)
})
