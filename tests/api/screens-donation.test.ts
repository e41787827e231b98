import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { loader as addressLists } from '#app/routes/orders/address-lists/route.ts'
import {
  answerField,
  DONATION_CHOICE,
  DONATION_SHOWN,
  detailField,
} from '#app/routes/orders/tickets/items/donation/donation-form.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { instead, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const museum = aMuseum()
const six = ['A friend', 'The news', 'A poster', 'The radio', 'A school', 'By chance']
const donations = {
  ...museum.donations,
  options: [
    ...(museum.donations?.options ?? []),
    {
      id: 'desk-gift',
      name: 'A gift at the desk',
      type: 'fixedDonation' as const,
      price: 700,
      salesChannels: [{ channel: 'online' as const, enabled: false }],
    },
  ],
  customFields: [
    ...(museum.donations?.customFields ?? []),
    { id: 'why', label: 'Why us?', format: 'Dropdown' as const, values: six },
    { id: 'five', label: 'Which of five?', format: 'Dropdown' as const, values: six.slice(1) },
  ],
}

const { test } = useDatabase(async database => {
  await loadVenue(database, aMuseum({ donations }))
  const venue = { id: 'marked', name: 'Marked', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, donations, texts: markedWords(['donation']) }))
})

type OrderRequest = Partial<PageRequest> & { venue?: string }
const order = (database: Database, { venue = 'pier', ...about }: OrderRequest = {}) =>
  openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/${venue}/tickets?cart=true`,
    ...about,
  })

async function withCart(database: Database) {
  const { id } = await fillCart(await inProcess(database), aDraft({ adult: 1 }))
  return { cartId: id }
}

const gift = { [DONATION_SHOWN]: 'true', [DONATION_CHOICE]: 'gift:2500' }
const honor = {
  [detailField('isHonor')]: 'on',
  [detailField('dedicationFirstName')]: 'Ada',
  [detailField('dedicationLastName')]: 'Moss',
}

/** What the cart keeps of a donation that was sent with these fields. */
async function kept(database: Database, fields: Record<string, string>) {
  const session = await withCart(database)
  const { location } = await order(database, { session, form: { intent: 'update', ...gift, ...fields } })
  expect(location).toContain('/orders/pier/tickets')
  const { payload } = await (await inProcess(database, { session })).carts.get()
  return payload?.donations[0]?.donationDetail
}

test('[ORD-123] [ORD-303] a question of the venue is a line of text or a list of its values, a long one a dropdown', async ({
  database,
}) => {
  const { field, body } = await order(database)
  const values = (id: string) =>
    [...body.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${answerField(id)}"]`)].map(
      ({ value }) => value,
    )
  expect(field(answerField('note'))?.tagName, 'ORD-123').toBe('INPUT')
  expect(values('note'), 'ORD-123').toEqual([])
  expect(values('source'), 'ORD-123').toEqual(['A friend', 'The news'])
  expect(values('five'), 'ORD-303').toHaveLength(5)
  expect(field(answerField('why'))?.tagName, 'ORD-303').toBe('SELECT')
  const options = [...(field(answerField('why'))?.querySelectorAll('option') ?? [])]
  expect(options.map(({ value }) => value).filter(Boolean), 'ORD-303').toEqual(six)
})

test('[ORD-121] a venue with the short form asks neither how a donor is named nor whom a gift is for', async ({
  database,
}) => {
  const venue = { id: 'short', name: 'Short', timeZone: 'America/New_York' }
  await loadVenue(database, aMuseum({ venue, donations: { ...donations, extendedForm: false } }))
  const { payload } = await (await inProcess(database, { tenantId: 'short' })).donations.configs()
  expect(payload.configs).toEqual([{ aspect: 'extendedForm', enabled: false }])
  const short = await order(database, { venue: 'short' })
  const named = [detailField('donorRecognitionType'), detailField('isHonor')]
  expect(named.map(name => short.field(name))).toEqual([null, null])
  const extended = await order(database)
  expect(named.map(name => extended.field(name)?.tagName)).toEqual(['INPUT', 'INPUT'])
})

test('[ORD-179] a donation in honor is kept as In honor of unless the other is chosen', async ({
  database,
}) => {
  expect((await kept(database, honor))?.beneficiaryType).toBe('In honor of')
  const memory = { ...honor, [detailField('beneficiaryType')]: 'In memory of' }
  expect((await kept(database, memory))?.beneficiaryType).toBe('In memory of')
  expect((await kept(database, {}))?.beneficiaryType).toBe('')
})

test('[ORD-182] an anonymous donor is kept as anonymous, a corporation under its name', async ({
  database,
}) => {
  const as = (type: string) =>
    kept(database, {
      [detailField('donorRecognitionType')]: type,
      [detailField('donorRecognitionCorpName')]: 'Moss Ltd',
    })
  expect(await as('anonymous')).toMatchObject({ donationAnonymous: true, donorRecognition: 'Anonymous' })
  expect(await as('corporation')).toMatchObject({ donationAnonymous: false, donorRecognition: 'Moss Ltd' })
  expect(await as('self')).toMatchObject({ donationAnonymous: false, donorRecognition: '' })
})

test('[ORD-203] what can be given is sold online, and no fixed gift of nothing', async ({ database }) => {
  const { words } = await order(database)
  expect(words).toContain(' A plank $50 ')
  expect(words).toContain(' A gift ')
  expect(words).not.toContain('Thanks')
  expect(words).not.toContain('A gift at the desk')
  const api = await inProcess(database)
  const { payload } = await api.addons.list({ query: { addonTypes: ['donation', 'fixedDonation'] } })
  expect(payload.map(({ id }) => id)).toEqual(['gift', 'plank'])
})

test('[ORD-308] [ORD-309] how a donor is named and whom a gift is for has the words of the venue', async ({
  database,
}) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const { body, words } = await order(database, { venue })
    const choices = (name: string) =>
      [...body.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(
        input => `${input.value}: ${input.closest('label')?.textContent}`,
      )
    expect(choices(detailField('donorRecognitionType')), 'ORD-308').toEqual([
      `self: ${mark}In my name`,
      `anonymous: ${mark}Anonymous`,
      `corporation: ${mark}As a corporation`,
    ])
    expect(choices(detailField('beneficiaryType')), 'ORD-308').toEqual([
      `In honor of: ${mark}In honor of`,
      `In memory of: ${mark}In memory of`,
    ])
    expect(words, 'ORD-309').toContain(` ${mark}We appreciate any amount you can give! `)
  }
})

const letter = { ...gift, ...honor, [detailField('isSendLetter')]: 'on', intent: 'checkout' }

test('[ORD-185] [ORD-277] country and state are lists where there are any, else both are typed', async ({
  database,
}) => {
  const shown = async (country: string, watch?: PageRequest['watch']) => {
    const { status, field } = await order(database, {
      form: { ...letter, [detailField('country')]: country },
      watch,
    })
    expect(status).toBe(409)
    return [detailField('country'), detailField('state')].map(name => field(name)?.tagName)
  }
  const without =
    (...calls: ('countries' | 'states')[]): PageRequest['watch'] =>
    api =>
      instead(
        api,
        'locations',
        calls.reduce(
          (part, call) => instead(part, call, () => Promise.reject(new Error('no answer'))),
          api.locations,
        ),
      )
  expect(await shown('US'), 'ORD-185').toEqual(['SELECT', 'SELECT'])
  expect(await shown('IE'), 'ORD-277').toEqual(['SELECT', 'INPUT'])
  expect(await shown('US', without('states')), 'ORD-277').toEqual(['SELECT', 'INPUT'])
  expect(await shown('US', without('countries', 'states')), 'ORD-277').toEqual(['INPUT', 'INPUT'])
})

/** What is said at each field of the donation, by its name. */
async function toldAt(database: Database, fields: Record<string, string>, venue = 'pier') {
  const form = { intent: 'checkout', ...gift, ...fields }
  const { status, body } = await order(database, { venue, form })
  const errors = [...body.querySelectorAll('[name^="donation."][aria-invalid="true"]')].map(input => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    const words = ids.map(id => body.querySelector(`[id="${id}"]`)?.textContent ?? '').join('')
    return [input.getAttribute('name')?.replace('donation.detail.', ''), words]
  })
  return { status, errors: Object.fromEntries(errors) as Record<string, string> }
}

test('[ORD-204] [ORD-205] a corporation without a name and honor of nobody are told at their fields', async ({
  database,
}) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const company = { [detailField('donorRecognitionType')]: 'corporation' }
    const corporation = await toldAt(database, company, venue)
    const named = { donorRecognitionCorpName: `${mark}Please enter a corporation name` }
    expect(corporation, 'ORD-204').toEqual({ status: 409, errors: named })
    const nobody = await toldAt(database, { [detailField('isHonor')]: 'on' }, venue)
    const names = {
      dedicationFirstName: `${mark}Please enter a first name`,
      dedicationLastName: `${mark}Please enter a last name`,
    }
    expect(nobody, 'ORD-205').toEqual({ status: 409, errors: names })
  }
})

const ADDRESS = {
  [detailField('firstName')]: 'Kim',
  [detailField('lastName')]: 'Reed',
  [detailField('country')]: 'US',
  [detailField('streetAddress1')]: '12 Pier Street',
  [detailField('city')]: 'New York',
  [detailField('state')]: 'NY',
  [detailField('zipCode')]: '10001',
}

test('[ORD-206] [ORD-207] [ORD-208] [ORD-209] each missing part of a letter’s address is told at its field, what may be empty is not', async ({
  database,
}) => {
  const letter = { ...honor, [detailField('isSendLetter')]: 'on' }
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const { errors } = await toldAt(database, { ...letter, [detailField('country')]: '' }, venue)
    const { firstName, lastName, country, state, ...place } = errors
    const names = [`${mark}Please enter a first name`, `${mark}Please enter a last name`]
    expect([firstName, lastName], 'ORD-206').toEqual(names)
    const lands = [`${mark}Please enter a valid country`, `${mark}Please enter a valid state`]
    expect([country, state], 'ORD-207').toEqual(lands)
    const places = {
      streetAddress1: `${mark}Please enter a valid street address`,
      city: `${mark}Please enter a valid city`,
      zipCode: `${mark}Please enter a valid zip/postal code`,
    }
    expect(place, 'ORD-208').toEqual(places)
    const listed = await toldAt(database, { ...letter, ...ADDRESS, [detailField('state')]: '' }, venue)
    expect(listed.errors, 'ORD-207').toEqual({ state: `${mark}Please enter a valid state` })
  }
  const form = { intent: 'checkout', ...gift, ...letter, ...ADDRESS }
  expect((await order(database, { form })).location, 'ORD-209').toContain('/checkout/pier')
})

test('[ORD-193] an order is not placed while something is wrong with its donation', async ({ database }) => {
  const session = await withCart(database)
  const form = { intent: 'checkout', ...gift, [detailField('isHonor')]: 'on' }
  const tickets = { [slotField('boat-tour')]: BOAT, [quantityField('boat-tour', 'adult')]: '1' }
  const refused = await order(database, { session, form: { ...form, ...tickets } })
  expect([refused.status, refused.location]).toEqual([409, null])
  const right = await order(database, { session, form: { ...form, ...honor, ...tickets } })
  expect(right.location).toContain('/checkout/pier')
})

test('[ORD-184] for an address the browser is given all countries and the states of the chosen one', async ({
  database,
}) => {
  const lists = async (country: string) => {
    const path = `/orders/pier/address-lists?country=${country}`
    return (await load(addressLists, { database, path })).page
  }
  const canada = await lists('CA')
  expect(canada.states).toContainEqual({ value: 'ON', label: 'Ontario' })
  expect(canada.countries).toContainEqual({ value: 'IE', label: 'Ireland' })
  expect((await lists('US')).states).toContainEqual({ value: 'NY', label: 'New York' })
  expect((await lists('')).states).toBeNull()
})

test('[ORD-210] an error of a donation stands at its field, in the words of the venue', async ({
  database,
}) => {
  const about = { [detailField('isHonor')]: 'on', intent: 'checkout', ...gift }
  for (const [venue, words] of [
    ['pier', 'Please enter a first name'],
    ['marked', '»Please enter a first name'],
  ] as const) {
    const { body, field } = await order(database, { venue, form: about })
    const input = field(detailField('dedicationFirstName'))
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    const described = (input?.getAttribute('aria-describedby') ?? '').split(' ')
    const descriptions = described.map(id => body.querySelector(`[id="${id}"]`)?.textContent ?? '')
    expect(descriptions.join(' ')).toContain(words)
  }
})
