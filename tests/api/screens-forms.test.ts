import { expect } from 'vitest'
import { readFormResponse } from '#app/contract/forms.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import * as forms from '#app/routes/orders/forms/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, withForms } from '#tests/builders/demo-venue.ts'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { aDraft, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const meal: VenueFileInput['forms'] = [
  {
    id: 'M',
    name: 'Meal',
    fields: [
      { id: 'news', label: 'Send me news', kind: 'checkbox' },
      { id: 'diet', label: 'Diet', kind: 'radio', options: [{ value: 'vegan' }], allowOther: true },
    ],
  },
]
const venueOf = (id: string, about: object = {}) =>
  withForms(aMuseum({ venue: { id, name: id, timeZone: 'America/New_York' }, forms: meal, ...about }), {
    'boat-tour': ['M'],
  })

const { test } = useDatabase(async database => {
  await loadVenue(database, venueOf('pier'))
  await loadVenue(database, venueOf('marked', { texts: markedWords(['forms']) }))
  const waiver = { id: 'W', name: 'Waiver', fields: [{ id: 'signed', label: 'Signed', kind: 'checkbox' }] }
  const venue = { id: 'two', name: 'two', timeZone: 'America/New_York' }
  const forms = [...meal, waiver] as VenueFileInput['forms']
  await loadVenue(database, withForms(aMuseum({ venue, forms }), { 'boat-tour': ['M', 'W'] }))
})

/** The forms of a visitor who has ordered a boat tour. */
async function answering(database: Database, tenantId = 'pier') {
  const { id: cartId } = await fillCart(await inProcess(database, { tenantId }), aDraft({ adult: 1 }))
  const session = { cartId }
  const api = await inProcess(database, { tenantId, session })
  const open = (form?: Record<string, string>) =>
    openScreen(forms, {
      database,
      pattern: '/orders/:tenantId/forms',
      isOrderView: true,
      path: `/orders/${tenantId}/forms`,
      session,
      form,
    })
  const kept = async () => {
    const { payload: cart } = await api.carts.get()
    const { payload } = await api.forms.response({
      headers: { 'x-cart-id': cartId },
      params: { id: cart?.forms[0]?.formResponseId ?? '' },
    })
    return readFormResponse(payload).responseData.fields.map(({ name, value }) => [name, value])
  }
  return { open, kept }
}

test('[ORD-211] [ORD-212] a box left unticked is kept as nothing, an own answer as Other: value', async ({
  database,
}) => {
  const { open, kept } = await answering(database)
  const { location } = await open({ formId: 'M', 'answer:diet': '~other', 'other:diet': ' soy ' })
  expect(location).toContain('/checkout/pier')
  const answers = Object.fromEntries(await kept())
  expect(answers.news, 'ORD-211').toBe('')
  expect(answers.diet, 'ORD-212').toBe('Other: soy')
})

test('a ticked box is kept as ticked', async ({ database }) => {
  const { open, kept } = await answering(database)
  await open({ formId: 'M', 'answer:diet': 'vegan', 'answer:news': 'on' })
  expect(await kept()).toEqual([
    ['news', 'true'],
    ['diet', 'vegan'],
  ])
})

test('[ORD-058] once nothing is left to answer the page says so in the venue’s words, and leads to checkout', async ({
  database,
}) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const { open } = await answering(database, venue)
    const complete = `${mark}All forms have been completed. Continue to checkout.`
    expect((await open()).words).not.toContain(complete)
    await open({ formId: 'M', 'answer:diet': 'vegan' })
    const { page, words } = await open()
    expect(words).toContain(complete)
    const way = page.getByRole('link', { name: `${mark}Continue to checkout` })
    expect(way.getAttribute('href')).toBe(`/checkout/${venue}/process?date=2026-11-20`)
  }
})

test('[ORD-056] of two forms each says which it is', async ({ database }) => {
  const { open } = await answering(database, 'two')
  const first = await open()
  expect(first.page.getByRole('heading', { name: 'Meal' })).toBeDefined()
  expect(first.words).toContain(' 1 of 2 ')
  await open({ formId: 'M', 'answer:diet': 'vegan' })
  const second = await open()
  expect(second.page.getByRole('heading', { name: 'Waiver' })).toBeDefined()
  expect(second.words).toContain(' 2 of 2 ')
})

test('[ORD-056] [ORD-057] [ORD-059] the forms page says in the venue’s words where the visitor is, and the way back', async ({
  database,
}) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const { page, words } = await (await answering(database, venue)).open()
    expect(words, 'ORD-056').toContain(` ${mark}1 of 1 `)
    expect(page.getByRole('heading', { name: 'Meal' }), 'ORD-056').toBeDefined()
    expect(words, 'ORD-056').toMatch(/Boat Tour.*Friday, November 20, 2026/)
    const cancel = page.getByRole('link', { name: `${mark}Cancel` })
    expect(cancel.getAttribute('href'), 'ORD-057').toMatch(/^\/orders\/\w+\/tickets\?/)
    expect(words, 'ORD-059').toContain(`${mark}Saving your responses please wait....`)
  }
})
