import { expect } from 'vitest'
import { readEntitlements } from '#app/contract/entitlements.ts'
import type { Database } from '#app/data/database/database.ts'
import { addOnField } from '#app/routes/orders/tickets/items/add-on/add-on-form.ts'
import {
  comboAddOnsField,
  comboField,
  comboQuantityField,
  visitField,
  visitSlotField,
} from '#app/routes/orders/tickets/items/combo/combo-form.ts'
import {
  amountField,
  DONATION_CHOICE,
  DONATION_SHOWN,
  detailField,
} from '#app/routes/orders/tickets/items/donation/donation-form.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import type { OrderAnswer } from '#app/routes/orders/tickets/order-action.server.ts'
import { action, loader } from '#app/routes/orders/tickets/route.tsx'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import {
  aCheckout,
  aDraft,
  BOAT,
  fillCart,
  GOOD_CARD,
  openShop,
  place,
  slotAt,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum()
const { test } = useDatabase(async database => {
  await loadVenue(database, {
    ...museum,
    combos: museum.combos?.map(combo => ({ ...combo, addOnIds: ['guide-book', 'lunch-box'] })),
  })
  const venue = { id: 'several', name: 'Several', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, company: { limitDonations: false } }))
})

const path = (query = '') => `/orders/pier/tickets?${query}`
const open = (database: Database, query = '', cartId?: string) =>
  load(loader, { database, path: path(query), ...(cartId ? { session: { cartId } } : {}) }).then(
    ({ page }) => page,
  )
/** What the form is answered with; a redirect has no page. */
const send = async (database: Database, form: Record<string, string>, cartId?: string) => {
  const session = cartId ? { session: { cartId } } : {}
  const answer = await load(action, { database, path: path(), form, ...session })
  return { ...answer, page: answer.page as OrderAnswer | null }
}

const tickets = { [slotField('boat-tour')]: BOAT, [quantityField('boat-tour', 'adult')]: '2' }
const gift = {
  [DONATION_SHOWN]: 'true',
  [DONATION_CHOICE]: 'gift:2500',
  [detailField('donorRecognitionType')]: 'self',
}
const honor = { [detailField('isHonor')]: 'on', [detailField('beneficiaryType')]: 'In memory of' }

test('[ORD-062] the address selects an add-on of an event: one piece, or the fixed number', async ({
  database,
}) => {
  const day = 'eventId=boat-tour&date=2026-11-20'
  const book = await open(database, `${day}&addonId=guide-book`)
  expect(book.addOns.chosen['boat-tour']).toEqual({ 'guide-book': 1, 'lunch-box': 0 })
  const lunch = await open(database, `${day}&addonId=lunch-box`)
  expect(lunch.addOns.chosen['boat-tour']).toEqual({ 'guide-book': 0, 'lunch-box': 2 })
  const nothing = await open(database, day)
  expect(nothing.addOns.chosen['boat-tour']).toEqual({ 'guide-book': 0, 'lunch-box': 0 })
})

test('an add-on of a link that nothing in the order offers is told of, one that is offered is not', async ({
  database,
}) => {
  expect((await open(database, 'addonId=guide-book')).unofferedAddOn).toBe('Guide book')
  expect((await open(database, 'eventId=boat-tour&addonId=guide-book')).unofferedAddOn).toBeNull()
  expect((await open(database, 'addonId=nothing')).unofferedAddOn).toBeNull()
})

test('[ORD-074] [ORD-122] fund, campaign and appeal of the address are preselected, else the defaults', async ({
  database,
}) => {
  const page = await open(database, 'campaign=roof&fund=nowhere')
  expect(page.donation?.donation.detail).toMatchObject({
    donationCampaignName: 'New roof',
    donationFundName: 'Old boats',
    donationAppealName: '',
  })
})

test('tickets, an add-on and a gift of the form are stored together and shown again', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const answer = await send(
    database,
    { intent: 'update', ...tickets, [addOnField('boat-tour', 'guide-book')]: '3', ...gift },
    id,
  )
  expect(answer.status).toBe(302)
  const page = await open(database, 'cart=true', id)
  expect(page.addOns.chosen['boat-tour']).toMatchObject({ 'guide-book': 3 })
  expect(page.addOns.offered['boat-tour']?.find(addOn => addOn.id === 'guide-book')).toMatchObject({
    carted: 3,
    left: 40,
  })
  expect(page.donation?.donation.choice).toEqual({ chosen: 'gift:2500', typed: '' })
  expect(page.cart?.total).toBe(2 * 1800 + 3 * 500 + 2500)
})

/** Two adults in a combo, as the order page's form sends it. */
const inCombo = {
  [comboField('rain')]: 'rainy-day',
  [comboAddOnsField('rain')]: 'shown',
  [visitField('rain', 'galleries')]: '1',
  [visitField('rain', 'workshop')]: '1',
  [visitSlotField('rain', 'galleries')]: slotAt('galleries', '2026-11-21', '14:00'),
  [visitSlotField('rain', 'workshop')]: slotAt('workshop', '2026-11-21', '13:00'),
  [comboQuantityField('rain', 'adult')]: '2',
}

test('what is sold beside a combo is offered, stored with it, changed and taken out again', async ({
  database,
}) => {
  const shop = openShop(database)
  const { id } = await fillCart(await shop.visitor(), aDraft({ adult: 1 }))
  const wished = await open(database, 'comboId=rainy-day&date=2026-11-21&addonId=lunch-box')
  expect(wished.addOns.offered['combo~rainy-day']?.map(({ name }) => name)).toEqual([
    'Lunch box',
    'Guide book',
  ])
  expect(wished.addOns.chosen['combo~rainy-day']).toEqual({ 'lunch-box': 2, 'guide-book': 0 })

  const stored = async () => {
    const page = await open(database, 'cart=true', id)
    return [page.addOns.chosen.rain, page.cart?.comboItems[0]?.addOns, page.cart?.total]
  }
  await send(database, { intent: 'update', ...inCombo, [addOnField('rain', 'guide-book')]: '3' }, id)
  const [chosen, addOns, total] = await stored()
  expect(chosen).toEqual({ 'lunch-box': 0, 'guide-book': 3 })
  expect(addOns).toEqual([{ addOnId: 'guide-book', quantity: 3, unitPrice: 500 }])
  await send(database, { intent: 'update', ...inCombo }, id)
  expect((await stored())[1]).toEqual([])
  expect((total as number) - ((await stored())[2] as number)).toBe(3 * 500)
})

test('more pieces than are left are told at the combo they were chosen with', async ({ database }) => {
  const { status, page } = await send(database, {
    intent: 'checkout',
    ...inCombo,
    [addOnField('rain', 'guide-book')]: '41',
  })
  expect(status).toBe(409)
  expect(page?.refusal).toMatchObject({
    notices: [],
    events: { rain: ['You can have 40 of Guide book at most.'] },
    focus: addOnField('rain', 'guide-book'),
  })
})

test('where several donations may be given, the further ones are shown, counted and taken out one by one', async ({
  database,
}) => {
  const api = await openShop(database).visitor({}, 'several')
  const give = (id: string, amount: number) => ({
    id,
    inventoryId: 'gift',
    type: 'donation' as const,
    amount,
  })
  const { id: cartId } = await fillCart(api, {
    donations: [give('donation~gift', 2500), give('B', 700), give('C', 900)],
  })
  const several = { database, path: '/orders/several/tickets', session: { cartId } }
  const gifts = async () => (await load(loader, several)).page.donation?.others
  expect(await gifts()).toEqual([
    { id: 'B', name: 'A gift', quantity: 1, amount: 700 },
    { id: 'C', name: 'A gift', quantity: 1, amount: 900 },
  ])
  const answer = await load(action, { ...several, form: { intent: 'drop-donation:B', ...gift } })
  expect(answer.status).toBe(302)
  expect((await gifts())?.map(({ id }) => id)).toEqual(['C'])
})

test('a refused letter comes back with the lists of its country', async ({ database }) => {
  const letter = { ...honor, [detailField('isSendLetter')]: 'on', [detailField('country')]: 'US' }
  const { page } = await send(database, { intent: 'checkout', ...tickets, ...gift, ...letter })
  expect(page?.lists?.countries?.find(({ value }) => value === 'CA')).toBeDefined()
  expect(page?.lists?.states?.find(({ value }) => value === 'NY')).toBeDefined()
})

test('more pieces than are left are told at their event', async ({ database }) => {
  const { status, page } = await send(database, {
    intent: 'checkout',
    ...tickets,
    [addOnField('boat-tour', 'guide-book')]: '41',
  })
  expect(status).toBe(409)
  expect(page?.refusal).toMatchObject({
    events: { 'boat-tour': ['You can have 40 of Guide book at most.'] },
    focus: addOnField('boat-tour', 'guide-book'),
  })
})

test('[ORD-210] errors of a donation are told at their fields on continuing to checkout, and all that was typed stays', async ({
  database,
}) => {
  const typed = {
    ...gift,
    ...honor,
    [detailField('dedicationLastName')]: 'Moss',
    [detailField('isSendLetter')]: 'on',
  }
  const { status, page } = await send(database, { intent: 'checkout', ...tickets, ...typed })
  expect(status).toBe(409)
  expect(page?.refusal.donation).toEqual({
    [detailField('dedicationFirstName')]: 'Please enter a first name',
    [detailField('firstName')]: 'Please enter a first name',
    [detailField('lastName')]: 'Please enter a last name',
    [detailField('country')]: 'Please enter a valid country',
    [detailField('streetAddress1')]: 'Please enter a valid street address',
    [detailField('city')]: 'Please enter a valid city',
    [detailField('state')]: 'Please enter a valid state',
    [detailField('zipCode')]: 'Please enter a valid zip/postal code',
  })
  expect(page?.refusal.focus).toBe(detailField('dedicationFirstName'))
  expect(page?.typed.donation?.detail).toMatchObject({
    dedicationLastName: 'Moss',
    beneficiaryType: 'In memory of',
  })
  expect(page?.typed.events['boat-tour']?.quantities).toEqual({ adult: 2 })
})

test('[ORD-210] an update says nothing yet of what a donation misses, and keeps it typed', async ({
  database,
}) => {
  const { status, page } = await send(database, { intent: 'update', ...tickets, ...gift, ...honor })
  expect(status).toBe(200)
  expect(page?.refusal.donation).toEqual({})
  expect(page?.typed.donation?.detail.isHonor).toBe(true)
})

test('an amount is read as people type it, and refused in words when it cannot be given', async ({
  database,
}) => {
  const other = { [DONATION_SHOWN]: 'true', [DONATION_CHOICE]: 'gift:other' }
  const give = (typed: string) =>
    send(database, { intent: 'checkout', ...other, [amountField({ id: 'gift' })]: typed })
  expect((await give('$1,000')).status).toBe(302)
  expect((await give('a lot')).page?.refusal).toMatchObject({
    donation: { [amountField({ id: 'gift' })]: 'Please enter a valid amount' },
    focus: amountField({ id: 'gift' }),
  })
  expect((await give('0.50')).page?.refusal.donation).toEqual({
    [amountField({ id: 'gift' })]: 'Please enter an amount from $1 to $100,000',
  })
})

test('a donation alone goes on to checkout', async ({ database }) => {
  const { status, headers } = await send(database, { intent: 'checkout', ...gift })
  expect(status).toBe(302)
  expect(headers.get('location')).toContain('/checkout/pier/process')
})

test('[ORD-193] a donation that has become wrong blocks checkout, on the page and in the API', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const donationDetail = { donationFundName: 'Old boats' }
  const cart = await fillCart(api, {
    donations: [{ id: 'D', inventoryId: 'gift', type: 'donation', amount: 2500, donationDetail }],
  })
  const { payload: sound } = await api.entitlements.validate({ body: { id: cart.id } })
  expect(readEntitlements(sound).refusals).toEqual([])
  const file = aMuseum()
  await loadVenue(database, { ...file, donations: { ...file.donations, funds: [] } })
  const later = await shop.visitor()
  const { payload } = await later.entitlements.validate({ body: { id: cart.id } })
  expect(readEntitlements(payload).refusals).toEqual(['donation-error'])
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) })
  expect(await refusalOfCall(place(later, body))).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: { 'donations.0.donationDetail.donationFundName': 'There is no such fund' },
  })
})
