import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { Database } from '#app/data/database/database.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { checkoutVisitor } from '#tests/builders/checkout-browser.tsx'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import {
  aFamilyClub,
  aMembership,
  another,
  info,
  type MembershipDraft,
  person,
  primary,
  renewal,
} from '#tests/builders/family-club.ts'
import { aDraft } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  await loadVenue(database, aFamilyClub())
})

type CheckoutOptions = {
  memberships: MembershipDraft[]
  tickets?: boolean
  session?: VisitorSession
  query?: string
}

/** A browser at checkout with these memberships; `asked` is what it asks of carts and checkout. */
async function checkout(
  database: Database,
  { memberships, tickets = false, session = {}, query = '' }: CheckoutOptions,
) {
  const calls: { call: string; input: unknown }[] = []
  const draft = { ...(tickets ? aDraft({ adult: 1 }) : {}), memberships }
  const watch = (client: ApiClient) => recording(client, calls)
  const browser = await checkoutVisitor(database, { draft, session, query, watch })
  const api = await browser.shop.visitor(session)
  return { ...browser, calls, api, cartId: browser.session().cartId ?? '' }
}

/** The client, writing down what carts and checkout are asked. */
function recording(client: ApiClient, calls: { call: string; input: unknown }[]): ApiClient {
  const watched = (part: object, name: string) =>
    new Proxy(part, {
      get: (target, call) => (input: unknown) => {
        calls.push({ call: `${name}.${String(call)}`, input })
        return Reflect.get(target, call)(input)
      },
    })
  return new Proxy(client, {
    get: (target, name) => {
      const part = Reflect.get(target, name)
      return name === 'carts' || name === 'checkout' ? watched(part, name) : part
    },
  })
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof checkout>>['page']>>
const steps = (page: Page) => page?.steps.map(({ name, number }) => `${name} ${number}`)
const states = (page: Page) => page?.memberInfo?.panels.map(({ state }) => state)
const cards = (page: Page, index = 0) =>
  page?.memberInfo?.panels[index]?.secondaryCardholders.map(({ firstName, dropped }) => [firstName, dropped])

/** The fields of a person as the form names them. */
const fields = (prefix: string, about: object) =>
  Object.fromEntries(Object.entries(about).map(([field, value]) => [`${prefix}.${field}`, String(value)]))
const form = (intent: string, about: Record<string, string> = {}) => ({ intent, itemId: 'item-1', ...about })
const bea = fields('primary', person('Bea'))
const kit = fields('secondary.0', { firstName: 'Kit', lastName: 'Reed' })

test('[CHK-012] [CHK-014] [CHK-015] the step is there with a membership, numbered after ticket delivery', async ({
  database,
}) => {
  const { page } = await checkout(database, { memberships: [aMembership()], tickets: true })
  expect(steps(await page())).toEqual(['ticketDelivery 1', 'memberInfo 2', 'payment 3', 'review 4'])
  const alone = await checkout(database, { memberships: [aMembership()] })
  expect(steps(await alone.page())).toEqual(['memberInfo 1', 'payment 2', 'review 3'])
  const without = await checkout(database, { memberships: [], tickets: true })
  expect(steps(await without.page())).toEqual(['ticketDelivery 1', 'payment 2', 'review 3'])
})

test('[CHK-100] a panel has everything that is known of its membership order', async ({ database }) => {
  const membershipInfo = info([primary('Bea'), another('Kit')])
  const { page } = await checkout(database, { memberships: [aMembership({ membershipInfo })] })
  const [panel] = (await page())?.memberInfo?.panels ?? []
  expect(panel).toMatchObject({
    membershipInfo: {
      isGift: false,
      giftMessage: '',
      notifyGiftRecipient: false,
      gifterInfo: { firstName: '' },
      pricePointId: 'one',
      membershipOfferingId: 'year',
      membershipCategoryId: 'friend',
      membershipId: null,
      auxiliary: false,
      autorenewalType: 'none',
      isAutorenew: false,
      membershipCards: [{ cardType: 'primary' }, { cardType: 'secondary' }],
    },
    primaryCardholder: { firstName: 'Bea' },
    secondaryCardholders: [{ firstName: 'Kit', dropped: false }],
    numberOfSecondaryCardholders: 2,
    canGift: true,
    notNewPurchase: false,
    name: 'Friend',
    type: 'membership',
    loaded: true,
    isInvalidMembership: false,
    isEdited: true,
    isCurrent: true,
    isNext: false,
    canSendMemberCardsForGift: false,
    membershipLevelCollection: 'Families',
  })
  expect(panel?.countries).toContainEqual({ value: 'US', label: 'United States' })
})

test('[CHK-100] of a gift, and of a membership that goes on, a panel has what is theirs', async ({
  database,
}) => {
  const details = { ...info([primary('Bea')]), giftMessage: 'Enjoy', notifyGiftRecipient: true }
  const gift = aMembership({ isGift: true, membershipInfo: { ...details, gifterInfo: person('Gil') } })
  const going = renewal({ id: 'item-2', membershipOfferingId: 'auto', isAutorenew: true })
  const broken = aMembership({ id: 'item-3', membershipCategoryId: 'rowing' })
  const session = verifiedMember('M-1001')
  const { page } = await checkout(database, { memberships: [gift, going, broken], session })
  const panels = (await page())?.memberInfo?.panels ?? []
  expect(panels[0]).toMatchObject({
    membershipInfo: {
      isGift: true,
      giftMessage: 'Enjoy',
      notifyGiftRecipient: true,
      gifterInfo: { firstName: 'Gil', email: 'gil@example.com' },
    },
    canSendMemberCardsForGift: true,
    isEdited: true,
    isCurrent: false,
  })
  expect(panels[1]).toMatchObject({
    membershipInfo: {
      membershipOfferingId: 'auto',
      membershipId: 'M-1001',
      autorenewalType: 'required',
      isAutorenew: true,
    },
    canGift: false,
    notNewPurchase: true,
    isCurrent: true,
  })
  expect(panels[2]).toMatchObject({ membershipInfo: { auxiliary: true }, name: 'Rowing Club' })
})

test('[CHK-022] [CHK-025] one panel a membership: the first with its form, the next with a button, the others wait', async ({
  database,
}) => {
  const ids = ['item-1', 'item-2', 'item-3']
  const { page, send } = await checkout(database, { memberships: ids.map(id => aMembership({ id })) })
  expect(states(await page())).toEqual(['form', 'next', 'waiting'])
  expect((await send(form('memberInfo', bea))).location).toBe('/checkout/pier/process#membership-open')
  expect(states(await page())).toEqual(['summary', 'form', 'next'])
  const [first] = (await page())?.memberInfo?.panels ?? []
  expect(first?.summary).toBe('Bea Reed')
})

test('[CHK-023] [CHK-024] Change opens a finished membership again and keeps what was typed of another', async ({
  database,
}) => {
  const { page, send } = await checkout(database, {
    memberships: [aMembership(), aMembership({ id: 'item-2' })],
  })
  await send(form('memberInfo', bea))
  await send({ ...form('openMembership:item-1'), itemId: 'item-2', 'primary.firstName': 'Half' })
  const shown = await page()
  expect(states(shown)).toEqual(['form', 'next'])
  expect(shown?.memberInfo?.panels[1]?.primaryCardholder?.firstName).toBe('Half')
})

test('[CHK-019] with an invalid membership payment is not reached, and a forced press is answered', async ({
  database,
}) => {
  const rowing = aMembership({ id: 'row', membershipCategoryId: 'rowing' })
  const { page, send } = await checkout(database, { memberships: [rowing] })
  const shown = await page()
  expect(states(shown)).toEqual(['invalid'])
  expect(shown?.memberInfo?.isBlocked).toBe(true)
  expect(await send({ intent: 'memberInfo' })).toMatchObject({
    status: 400,
    answer: {
      notice: 'Required. You must have a valid membership to purchase. Please edit your order.',
      editOrder: true,
    },
  })
  expect((await page())?.open).toBe('memberInfo')
})

test('[CHK-118] [CHK-210] wrong people keep the step open, each wrong field with its sentence, everything typed kept', async ({
  database,
}) => {
  const { page, send } = await checkout(database, { memberships: [aMembership()] })
  const { status, answer } = await send(
    form('memberInfo', {
      ...bea,
      'primary.firstName': '',
      'primary.zipCode': '1',
      secondaries: '1',
      ...kit,
      'secondary.0.lastName': '',
    }),
  )
  expect(status).toBe(400)
  expect(answer?.errors).toEqual({
    'primary.firstName': 'Please enter a first name',
    'primary.zipCode': 'Please enter a valid Zip/Postal Code',
    'secondary.0.lastName': 'Please enter a last name',
  })
  const shown = await page()
  expect(shown).toMatchObject({ open: 'memberInfo', done: [] })
  expect(shown?.memberInfo?.panels[0]).toMatchObject({
    isEdited: false,
    primaryCardholder: { lastName: 'Reed', zipCode: '1' },
    secondaryCardholders: [{ firstName: 'Kit' }],
  })
})

test('[CHK-120] the step is left when every membership is filled in, and not before', async ({
  database,
}) => {
  const { page, send } = await checkout(database, {
    memberships: [aMembership(), aMembership({ id: 'item-2' })],
  })
  await send(form('memberInfo', bea))
  expect((await page())?.open).toBe('memberInfo')
  await send({ ...form('memberInfo', bea), itemId: 'item-2' })
  expect(await page()).toMatchObject({ open: 'payment', done: ['memberInfo'] })
})

test('[CHK-119] going back makes later steps incomplete, and keeps who the memberships are for', async ({
  database,
}) => {
  const { page, send } = await checkout(database, { memberships: [aMembership()], tickets: true })
  await send({ intent: 'delivery', deliveryEmail: 'ada@example.com' })
  await send(form('memberInfo', bea))
  expect((await page())?.done).toEqual(['ticketDelivery', 'memberInfo'])
  await send({ intent: 'change:ticketDelivery' })
  expect((await page())?.done).toEqual([])
  await send({ intent: 'delivery', deliveryEmail: 'ada@example.com' })
  const shown = await page()
  expect(shown?.open).toBe('memberInfo')
  expect(shown?.memberInfo?.panels[0]).toMatchObject({
    isEdited: true,
    primaryCardholder: { firstName: 'Bea' },
  })
})

test('people are added and removed by buttons that keep what was typed; a new one is gone when removed', async ({
  database,
}) => {
  const { page, send } = await checkout(database, { memberships: [aMembership()] })
  await send(form('addCardholder', { ...bea, secondaries: '0' }))
  expect(cards(await page())).toEqual([['', false]])
  await send(form('addCardholder', { ...bea, secondaries: '1', ...kit }))
  const shown = await page()
  expect(cards(shown)).toEqual([
    ['Kit', false],
    ['', false],
  ])
  expect(shown?.memberInfo?.panels[0]).toMatchObject({
    mayAdd: false,
    primaryCardholder: { firstName: 'Bea' },
  })
  await send(form('addCardholder', { ...bea, secondaries: '2', ...kit }))
  expect(cards(await page())).toHaveLength(2)
  await send(form('removeCardholder:0', { ...bea, secondaries: '2', ...kit }))
  expect(cards(await page())).toEqual([['', false]])
})

test('[CHK-027] [CHK-028] [MEM-159] [MEM-161] a cardholder of the membership is dropped, and taken back while there is room', async ({
  database,
}) => {
  const session = verifiedMember('M-1001')
  const { page, send } = await checkout(database, { memberships: [renewal()], session })
  const shown = await page()
  expect(cards(shown)).toEqual([
    ['Bo', false],
    ['Cy', false],
  ])
  expect(shown?.memberInfo?.panels[0]).toMatchObject({
    isPrimaryChecked: false,
    mayAdd: false,
    undo: [false, false],
  })
  const both = {
    secondaries: '2',
    ...fields('secondary.0', { id: 'Bo', firstName: 'Bo', lastName: 'Moss' }),
    ...fields('secondary.1', { id: 'Cy', firstName: 'Cy', lastName: 'Moss' }),
  }
  await send(form('removeCardholder:0', both))
  const dropped = await page()
  expect(cards(dropped)).toEqual([
    ['Bo', true],
    ['Cy', false],
  ])
  expect(dropped?.memberInfo?.panels[0]).toMatchObject({ mayAdd: true, undo: [true, false] })
  const gone = {
    secondaries: '2',
    ...fields('secondary.0', { id: 'Bo', dropped: true }),
    ...fields('secondary.1', { id: 'Cy', firstName: 'Cy', lastName: 'Moss' }),
  }
  await send(form('addCardholder', gone))
  expect((await page())?.memberInfo?.panels[0]).toMatchObject({ mayAdd: false, undo: [false, false, false] })
  await send(form('removeCardholder:2', { ...gone, secondaries: '3' }))
  await send(form('undoRemove:0', gone))
  expect(cards(await page())).toEqual([
    ['Bo', false],
    ['Cy', false],
  ])
})

test('[CHK-030] too many cardholders are counted in a banner, and the step stays', async ({ database }) => {
  const membershipInfo = info([primary('Bea'), ...['Kit', 'Lou', 'Max', 'Nat'].map(name => another(name))])
  const { page, send } = await checkout(database, { memberships: [aMembership({ membershipInfo })] })
  expect((await page())?.memberInfo?.panels[0]).toMatchObject({ excess: 2, numberOfSecondaryCardholders: 2 })
  const four = ['Kit', 'Lou', 'Max', 'Nat'].map((firstName, index) =>
    fields(`secondary.${index}`, { firstName, lastName: 'Reed' }),
  )
  const { answer } = await send(form('memberInfo', Object.assign({ ...bea, secondaries: '4' }, ...four)))
  expect(answer?.errors).toEqual({
    secondaries: 'Your membership allows up to 3 cardholders. Please remove at least 2 cardholder below.',
  })
})

test('[CHK-031] [CHK-211] a gift needs both emails; its message may stay empty [CHK-032]', async ({
  database,
}) => {
  const { page, send } = await checkout(database, { memberships: [aMembership({ isGift: true })] })
  const { answer } = await send(
    form('memberInfo', { ...bea, 'primary.email': '', 'gifter.firstName': 'Gil' }),
  )
  expect(answer?.errors).toEqual({
    'gifter.lastName': 'Please enter a last name',
    'gifter.email': 'Please enter a valid email',
    'primary.email': 'Please enter a valid email',
  })
  await send(form('memberInfo', { ...bea, ...fields('gifter', person('Gil')), giftMessage: '' }))
  const shown = await page()
  expect(shown?.open).toBe('payment')
  expect(shown?.memberInfo?.panels[0]).toMatchObject({
    kind: 'Giving as a Gift\u00a0· One year\u00a0· Adult',
    summary: 'For Bea Reed, from Gil Reed',
  })
})

test('[CHK-153] the first giver stands in the form of the next gift', async ({ database }) => {
  const memberships = ['item-1', 'item-2'].map(id => aMembership({ id, isGift: true }))
  const { page, send } = await checkout(database, { memberships })
  await send(form('memberInfo', { ...bea, ...fields('gifter', person('Gil')) }))
  const [, second] = (await page())?.memberInfo?.panels ?? []
  expect(second).toMatchObject({
    state: 'form',
    membershipInfo: { gifterInfo: { name: 'Gil Reed', email: 'gil@example.com' } },
  })
})

test('the email that tickets are sent to is that of the buyer, until another one is typed', async ({
  database,
}) => {
  const { page, send } = await checkout(database, { memberships: [aMembership()], tickets: true })
  await send({ intent: 'delivery', deliveryEmail: 'ada@example.com' })
  expect((await page())?.memberInfo?.panels[0]?.primaryCardholder).toMatchObject({
    email: 'ada@example.com',
    country: 'US',
  })
})

test('a step that is left half typed has everything again: the people of a membership, and the payment with its codes', async ({
  database,
}) => {
  const { page, send } = await checkout(database, { memberships: [aMembership()], tickets: true })
  await send({ intent: 'delivery', deliveryEmail: 'ada@example.com' })
  await send(form('change:ticketDelivery', { 'primary.firstName': 'Bea', secondaries: '1', ...kit }))
  expect((await page())?.open).toBe('ticketDelivery')
  await send({ intent: 'delivery', deliveryEmail: 'ada@example.com' })
  const half = await page()
  expect(half?.memberInfo?.panels[0]).toMatchObject({
    isEdited: false,
    primaryCardholder: { firstName: 'Bea', lastName: '' },
  })
  expect(cards(half)).toEqual([['Kit', false]])
  await send(form('memberInfo', { ...bea, secondaries: '0' }))
  const typed = {
    firstName: 'Uma',
    email: '',
    phoneNumber: '555',
    city: 'Ath',
    coupon: 'HALF',
    giftCard: 'GIFT-',
  }
  await send({ intent: 'change:memberInfo', ...typed })
  expect((await page())?.open).toBe('memberInfo')
  await send({ intent: 'memberInfo' })
  expect(await page()).toMatchObject({
    open: 'payment',
    contact: { firstName: 'Uma', lastName: '', phoneNumber: '555' },
    address: { city: 'Ath' },
    coupons: { typed: 'HALF' },
    certificate: { typed: 'GIFT-' },
  })
  expect((await send({ intent: 'change:ticketDelivery' })).status).toBe(302)
  expect(await page()).toMatchObject({ contact: { firstName: 'Uma' }, coupons: { typed: 'HALF' } })
})

test('payment begins with whoever the membership is for, a gift with its giver', async ({ database }) => {
  const own = await checkout(database, { memberships: [aMembership()] })
  await own.send(form('memberInfo', bea))
  expect(await own.page()).toMatchObject({
    contact: { firstName: 'Bea', lastName: 'Reed', email: 'bea@example.com' },
    address: { streetAddress1: '3 Quay', city: 'Boston', zip: '02110' },
  })
  await own.send({ intent: 'payment', firstName: 'Uma', email: 'uma@example.com' })
  expect(await own.page()).toMatchObject({ contact: { firstName: 'Uma', lastName: '' } })
  const gift = await checkout(database, { memberships: [aMembership({ isGift: true })] })
  await gift.send(form('memberInfo', { ...bea, ...fields('gifter', person('Gil')) }))
  expect(await gift.page()).toMatchObject({
    contact: { firstName: 'Gil', email: 'gil@example.com' },
    address: { streetAddress1: '' },
  })
})

const idsOf = (calls: { call: string; input: unknown }[], requestedCall: string) =>
  calls
    .filter(({ call }) => call === requestedCall)
    .map(({ input }) => {
      const { query, body } = input as { query?: object; body?: object }
      const { membershipId, membershipIds } = { ...query, ...body } as Record<string, unknown>
      return { membershipId, membershipIds }
    })

test('[CHK-007] membershipId in the address is the member id of cart and checkout calls, where it was verified', async ({
  database,
}) => {
  const query = '?date=2026-11-21&auxiliary=true&membershipId=M-1001'
  const session = verifiedMember('M-2001', 'M-1001')
  const { page, calls } = await checkout(database, { memberships: [], tickets: true, session, query })
  expect(steps(await page())).toEqual(['ticketDelivery 1', 'payment 2', 'review 3'])
  expect(idsOf(calls, 'carts.get')).toEqual([{ membershipId: 'M-1001', membershipIds: undefined }])
  const stranger = await checkout(database, { memberships: [], tickets: true, query })
  await stranger.page()
  expect(idsOf(stranger.calls, 'carts.get')).toEqual([{ membershipId: undefined, membershipIds: undefined }])
})

test('[CHK-219] for a verified member checkout is sent the membership ids, for others none', async ({
  database,
}) => {
  const sent = async (session: VisitorSession) => {
    const { send, calls } = await checkout(database, { memberships: [], tickets: true, session })
    await send({ intent: 'complete' })
    return idsOf(calls, 'checkout.place')
  }
  expect(await sent(verifiedMember('M-1001'))).toEqual([{ membershipId: 'M-1001', membershipIds: undefined }])
  expect(await sent(verifiedMember('M-1001', 'M-2001'))).toEqual([
    { membershipId: undefined, membershipIds: ['M-1001', 'M-2001'] },
  ])
  expect(await sent({})).toEqual([{ membershipId: undefined, membershipIds: undefined }])
})
