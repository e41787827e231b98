import { expect } from 'vitest'
import { inProcess, overHttp } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  await loadVenue(database, {
    ...file,
    venue: { ...file.venue, id: 'frugal' },
    company: { donations: false },
  })
})

const ids = (body: unknown) => (body as { payload: { id: string }[] }).payload.map(item => item.id)

test('[ORD-106] an add-on carries price, quantities and channels', async ({ database }) => {
  const api = await inProcess(database)
  const { payload: book } = await api.addons.get({ params: { id: 'guide-book' } })
  expect(book).toEqual({
    id: 'guide-book',
    inventoryId: 'guide-book',
    name: 'Guide book',
    description: '',
    images: [],
    price: 500,
    total: 0,
    quantity: 0,
    totalQuantity: 40,
    availableQuantity: 40,
    maximum: null,
    quantityType: 'any',
    priceSplit: 'each',
    checked: false,
    type: 'inventory',
    amount: 0,
    suggestedAmounts: [],
    minimumAmount: 0,
    maximumAmount: null,
    salesChannels: [{ channel: 'online', enabled: true }],
    displayOrder: 0,
  })
  const { payload: lunch } = await api.addons.get({ params: { id: 'lunch-box' } })
  expect(lunch).toMatchObject({ quantityType: 'exactly', quantity: 2, priceSplit: 'total' })
  const { payload: gift } = await api.addons.get({ params: { id: 'gift' } })
  expect(gift).toMatchObject({ type: 'donation', amount: 0, suggestedAmounts: [500, 2500] })
  const { payload: plank } = await api.addons.get({ params: { id: 'plank' } })
  expect(plank).toMatchObject({ type: 'fixedDonation', price: 5000 })
})

test('[ORD-248] add-ons are listed by type, those sold online only', async ({ database }) => {
  const call = await overHttp(database)
  expect(ids((await call('/addons?saleChannel=online&tenantId=pier')).body)).toEqual([
    'lunch-box',
    'guide-book',
    'gift',
    'plank',
  ])
  expect(ids((await call('/addons?addonTypes=donation,fixedDonation')).body)).toEqual(['gift', 'plank'])
  expect(ids((await call('/addons?addonTypes=donation&addonTypes=inventory')).body)).toEqual([
    'lunch-box',
    'guide-book',
    'gift',
  ])
  expect((await call('/addons?tenantId=frugal')).status).toBe(404)
})

test('[ORD-249] one add-on is answered; what is not sold online does not exist', async ({ database }) => {
  const call = await overHttp(database)
  expect((await call('/addons/guide-book?saleChannel=online')).body).toMatchObject({
    payload: { id: 'guide-book', price: 500 },
  })
  for (const id of ['desk-only', 'thanks', 'nowhere']) expect((await call(`/addons/${id}`)).status).toBe(404)
})

test('a venue without donations offers none', async ({ database }) => {
  const api = await inProcess(database, { tenantId: 'frugal' })
  expect((await api.addons.list({})).payload.map(item => item.type)).toEqual(['inventory', 'inventory'])
})

test('[ORD-121] the donation configuration carries purposes, questions and the extended form', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.donations.configs()
  expect(payload).toEqual({
    campaigns: [{ id: 'roof', name: 'New roof', isDefault: false }],
    appeals: [{ id: 'spring', name: 'Spring letter', isDefault: false }],
    funds: [{ id: 'boats', name: 'Old boats', isDefault: true }],
    customFields: [
      {
        id: 'source',
        label: 'How did you hear of us?',
        format: 'Dropdown',
        values: ['A friend', 'The news'],
      },
      { id: 'note', label: 'Anything else?', format: 'Text', values: [] },
    ],
    configs: [{ aspect: 'extendedForm', enabled: true }],
  })
})

test.for([
  ['campaigns', 'New roof'],
  ['appeals', 'Spring letter'],
  ['funds', 'Old boats'],
])('[ORD-250] the list of %s has ids and names', async ([kind, name], { database }) => {
  const call = await overHttp(database)
  const { body } = await call(`/donation/${kind}?salechannel=online&tenantId=pier`)
  expect(body).toMatchObject({ payload: { list: [{ id: expect.any(String), name }] } })
})

test('[ORD-251] the donation configs are served', async ({ database }) => {
  const call = await overHttp(database)
  expect((await call('/donation/configs')).body).toMatchObject({
    payload: { configs: [{ aspect: 'extendedForm' }] },
  })
  expect((await call('/donation/elsewhere')).status).toBe(400)
})

test('[ORD-252] custom fields are searched, sorted and paged', async ({ database }) => {
  const call = await overHttp(database)
  const list = async (query: string) => {
    const { body } = await call(`/donation/customfields?salechannel=online&${query}`)
    return (body as { payload: { list: { id: string }[]; total: number } }).payload
  }
  expect((await list('sortField=label&sortDirection=asc')).list.map(field => field.id)).toEqual([
    'note',
    'source',
  ])
  expect((await list('sortField=label&sortDirection=desc')).list.map(field => field.id)).toEqual([
    'source',
    'note',
  ])
  expect(await list('page=2&pageSize=1')).toMatchObject({ list: [{ id: 'note' }], total: 2 })
  expect(await list('search=HEAR')).toMatchObject({ list: [{ id: 'source' }], total: 1 })
})
