import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import { type FormResponse, readFormResponse, type ResponseDraft } from '#app/contract/forms.ts'
import { deleteExpiredCarts } from '#app/data/queries/carts/write.ts'
import { aStaffMember, inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { withForms, aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
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

type FormInput = NonNullable<VenueFileInput['forms']>[number]

const waiver: FormInput = {
  id: 'W',
  name: 'Waiver',
  oncePerCart: true,
  source: 'desk',
  type: 'waiver',
  description: 'Read it **before** you sign.',
  fields: [{ id: 'signed', label: 'I have read it', kind: 'checkbox', required: true }],
}
const meal: FormInput = {
  id: 'M',
  name: 'Meal',
  fields: [
    {
      id: 'diet',
      name: 'kitchen',
      label: 'What do you not eat?',
      kind: 'checkboxes',
      options: [{ value: 'nuts' }, { value: 'egg' }],
      allowOther: true,
      customFieldId: 'cf-7',
    },
    { id: 'note', label: 'A note from your doctor', kind: 'upload' },
  ],
}
const keepsake: FormInput = { id: 'K', name: 'Keepsake', fields: [{ id: 'motto', label: 'Your motto' }] }
const hidden: FormInput = {
  id: 'H',
  name: 'Newsletter',
  b2cPreference: 'none',
  fields: [{ id: 'how', label: 'How?' }],
}

const { test } = useDatabase(async database => {
  const asks = { 'boat-tour': ['W', 'M', 'H'], galleries: ['W', 'M'], winter: ['M'] }
  const museum = aMuseum({
    forms: [waiver, meal, keepsake, hidden],
    combos: [
      ...(aMuseum().combos ?? []),
      {
        id: 'boat-galleries',
        name: 'Boat and Galleries',
        type: 'fixedPrice',
        prices: [{ personTypeId: 'adult', price: 2500 }],
        entries: [{ eventIds: ['boat-tour'] }, { eventIds: ['galleries'] }],
        orderFormIds: ['M', 'K'],
      },
    ],
  })
  await loadVenue(database, withForms(museum, asks))
  const venue = { id: 'annex', name: 'Annex', timeZone: 'America/New_York' }
  await loadVenue(database, { ...aMuseum(), venue, visitors: [], members: [], staff: [], reviews: [] })
})

const GALLERIES = slotAt('galleries', '2026-11-20', '14:00')
const BOAT_AND_GALLERIES: NonNullable<CartDraft['comboItems']>[number] = {
  id: 'combo-1',
  comboTemplateId: 'boat-galleries',
  events: [
    { eventTemplateId: 'boat-tour', eventId: BOAT },
    { eventTemplateId: 'galleries', eventId: GALLERIES },
  ],
  tickets: ['boat-tour', 'galleries'].map(eventTemplateId => ({
    eventTemplateId,
    ticketTypeId: 'adult',
    quantity: 1,
  })),
}
const boat = aDraft({ adult: 1 })
const galleries = aDraft({ eventTemplateId: 'galleries', eventId: GALLERIES, adult: 2 })
const both: CartDraft = { templates: [...(boat.templates ?? []), ...(galleries.templates ?? [])] }

const signed: ResponseDraft = {
  formId: 'W',
  responseData: { fields: [{ name: 'signed', value: 'true' }] },
}
const noNuts: ResponseDraft = {
  formId: 'M',
  responseData: { fields: [{ name: 'kitchen', value: ['nuts', 'Other: soy'], otherValue: 'soy' }] },
}

async function answer(api: ApiClient, body: ResponseDraft): Promise<FormResponse> {
  return readFormResponse((await api.forms.create({ body })).payload)
}
async function formsOf(api: ApiClient) {
  const { payload } = await api.carts.get()
  return payload?.forms.map(({ formId, itemId, formResponseId }) => [formId, itemId, formResponseId])
}
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
const PDF = base64('%PDF-1.7 a doctor’s note')

/** A visitor with a cart of boat and galleries. */
async function visitorWithCart(shop: ReturnType<typeof openShop>, draft: CartDraft = both) {
  const { id: cartId } = await fillCart(await shop.visitor(), draft)
  return { cartId, api: await shop.visitor({ cartId }) }
}

test('[ORD-148, ORD-162, ORD-219] the cart refers to the forms of what is ordered, and to no others', async ({
  database,
}) => {
  const { api } = await visitorWithCart(openShop(database))
  const { payload } = await api.carts.get()
  expect(payload?.forms).toEqual([
    {
      formId: 'W',
      itemId: 'boat-tour',
      itemName: 'Boat Tour',
      itemType: 'Event' as const,
      oncePerCart: true,
    },
    {
      formId: 'M',
      itemId: 'boat-tour',
      itemName: 'Boat Tour',
      itemType: 'Event' as const,
      oncePerCart: false,
    },
    {
      formId: 'W',
      itemId: 'galleries',
      itemName: 'Galleries',
      itemType: 'Event' as const,
      oncePerCart: true,
    },
    {
      formId: 'M',
      itemId: 'galleries',
      itemName: 'Galleries',
      itemType: 'Event' as const,
      oncePerCart: false,
    },
  ])
  await api.carts.deleteItem({ params: { itemId: GALLERIES } })
  expect(await formsOf(api)).toEqual([
    ['W', 'boat-tour', undefined],
    ['M', 'boat-tour', undefined],
  ])
})

test('[ORD-161, ORD-162, ORD-163, ORD-166] three responses answer two forms of two events, and only then can it be bought', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, cartId } = await visitorWithCart(shop)
  const buying = () => {
    const paymentToken = shop.token(GOOD_CARD)
    return refusalOfCall(place(api, aCheckout({ shoppingCartId: cartId, paymentToken })))
  }
  expect(await buying()).toMatchObject({ code: 'FORMS_UNANSWERED', status: 422 })
  const w = await answer(api, { ...signed, itemId: 'boat-tour' })
  expect(await formsOf(api)).toEqual([
    ['W', 'boat-tour', w.id],
    ['M', 'boat-tour', undefined],
    ['W', 'galleries', w.id],
    ['M', 'galleries', undefined],
  ])
  const boatMeal = await answer(api, { ...noNuts, itemId: 'boat-tour' })
  expect(await buying()).toMatchObject({
    code: 'FORMS_UNANSWERED',
    message: expect.stringContaining('forms of your order'),
    details: { forms: [{ formId: 'M', itemId: 'galleries', itemName: 'Galleries' }] },
  })
  const galleriesMeal = await answer(api, { ...noNuts, itemId: 'galleries' })
  expect(new Set([w.id, boatMeal.id, galleriesMeal.id]).size).toBe(3)
  expect(await buying()).toBeUndefined()
})

test('[ORD-148] an event taken out takes its answers along; what was asked once stays', async ({
  database,
}) => {
  const { api } = await visitorWithCart(openShop(database))
  const w = await answer(api, { ...signed, itemId: 'galleries' })
  const m = await answer(api, { ...noNuts, itemId: 'galleries' })
  const { payload: smaller } = await api.carts.put({ body: boat })
  expect(smaller.forms.map(({ formId, formResponseId }) => [formId, formResponseId])).toEqual([
    ['W', w.id],
    ['M', undefined],
  ])
  const { payload: again } = await api.carts.put({ body: both })
  expect(
    again.forms.find(({ formId, itemId }) => formId === 'M' && itemId === 'galleries')?.formResponseId,
  ).not.toBe(m.id)
})

test('[ORD-147] an update rebuilds all items, and keeps the events chosen for a combo and the answers to forms', async ({
  database,
}) => {
  const events = [
    { eventTemplateId: 'galleries', eventId: slotAt('galleries', '2026-11-21', '14:00') },
    { eventTemplateId: 'workshop', eventId: slotAt('workshop', '2026-11-21', '13:00') },
  ]
  const tickets = events.map(({ eventTemplateId }) => ({
    eventTemplateId,
    ticketTypeId: 'adult',
    quantity: 1,
  }))
  const combo = { id: 'C', comboTemplateId: 'rainy-day', events, tickets }
  const gift = { id: 'D', inventoryId: 'gift', type: 'donation' as const, amount: 500 }
  const { api } = await visitorWithCart(openShop(database), {
    ...boat,
    comboItems: [combo],
    donations: [gift],
  })
  await answer(api, { ...noNuts, itemId: 'galleries' })
  const answered = (await api.carts.get()).payload?.forms.filter(form => form.itemId === 'galleries')
  expect(answered?.some(form => form.formResponseId)).toBe(true)
  const cart = await fillCart(api, { comboItems: [{ ...combo, events: [] }] })
  expect(cart.comboItems[0]?.events).toEqual(events)
  expect([cart.templates, cart.donations]).toEqual([[], []])
  expect(cart.forms.filter(form => form.itemId === 'galleries')).toEqual(answered)
})

test('[ORD-163] a cart that is sent keeps its answers and takes those given for it', async ({ database }) => {
  const { api } = await visitorWithCart(openShop(database))
  const w = await answer(api, { ...signed, itemId: 'boat-tour' })
  const m = await answer(api, noNuts)
  const reference = {
    formId: 'M',
    itemId: 'boat-tour',
    itemName: '',
    itemType: 'Event' as const,
    oncePerCart: false,
  }
  await api.carts.put({ body: { ...both, forms: [{ ...reference, formResponseId: m.id }] } })
  const expected = [
    ['W', 'boat-tour', w.id],
    ['M', 'boat-tour', m.id],
    ['W', 'galleries', w.id],
    ['M', 'galleries', undefined],
  ]
  expect(await formsOf(api)).toEqual(expected)
  const twice = [reference, { ...reference, itemId: 'galleries' }].map(form => ({
    ...form,
    formResponseId: m.id,
  }))
  await api.carts.put({ body: { ...both, forms: twice } })
  expect(await formsOf(api)).toEqual(expected)
})

test('answers of somebody else, or to another form, or made up, answer nothing', async ({ database }) => {
  const shop = openShop(database)
  const other = await visitorWithCart(shop)
  const theirs = await answer(other.api, { ...noNuts, itemId: 'boat-tour' })
  const { api } = await visitorWithCart(shop)
  const w = await answer(api, { ...signed, itemId: 'boat-tour' })
  for (const formResponseId of [theirs.id, w.id, 'made-up']) {
    const reference = { formId: 'M', itemId: 'boat-tour', itemName: '', itemType: 'Event' as const }
    const { payload } = await api.carts.put({ body: { ...both, forms: [{ ...reference, formResponseId }] } })
    expect(payload.forms.filter(({ formId }) => formId === 'M').map(form => form.formResponseId)).toEqual([
      undefined,
      undefined,
    ])
  }
})

test('[ORD-124, ORD-233, ORD-256] a response is kept with every question, in the form’s own words', async ({
  database,
}) => {
  const { api } = await visitorWithCart(openShop(database))
  const sent = {
    ...noNuts,
    name: 'Free lunch',
    type: 'x',
    source: 'x',
    sourceFormId: 'crm-12',
    sourceFormResponseId: 'crm-12-9',
    customFields: [{ id: 'cf-7', value: 'soy' }],
    submissionDate: '2026-11-20T09:58:00-05:00',
  }
  const { payload } = await api.forms.create({ body: sent })
  expect(typeof payload).toBe('string')
  const response = readFormResponse(payload)
  expect(response).toEqual({
    id: expect.any(String),
    formId: 'M',
    name: 'Meal',
    source: 'marquee',
    type: 'event',
    sourceFormId: 'crm-12',
    sourceFormResponseId: 'crm-12-9',
    sourceFormUploads: [],
    responseData: {
      fields: [
        {
          value: ['nuts', 'Other: soy'],
          label: 'What do you not eat?',
          name: 'kitchen',
          customFieldId: 'cf-7',
          customFieldLabel: 'What do you not eat?',
          customFieldName: 'kitchen',
          otherValue: 'soy',
        },
        {
          value: '',
          label: 'A note from your doctor',
          name: 'note',
          customFieldId: null,
          customFieldLabel: null,
          customFieldName: null,
          otherValue: '',
        },
      ],
    },
    customFields: [{ id: 'cf-7', value: 'soy' }],
    submissionDate: '2026-11-20T09:58:00-05:00',
  })
  const read = await api.forms.response({ params: { id: response.id } })
  expect(readFormResponse(read.payload)).toEqual(response)
})

test('[ORD-255] a form is given with its questions; one that is not shown is not there', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const { payload } = await api.forms.get({ params: { id: 'W' } })
  expect(payload).toEqual({
    id: 'W',
    oncePerCart: true,
    name: 'Waiver',
    source: 'desk',
    type: 'waiver',
    sourceFormDefinition: {
      description: 'Read it **before** you sign.',
      b2cPreference: 'required',
      fields: [expect.objectContaining({ id: 'signed', kind: 'checkbox', required: true })],
    },
  })
  for (const id of ['H', 'nobody'])
    expect(await refusalOfCall(api.forms.get({ params: { id } }))).toMatchObject({ code: 'NOT_FOUND' })
})

test('[ORD-219] a form that visitors are not shown is neither asked nor given nor taken; an optional one is', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, cartId } = await visitorWithCart(shop)
  expect((await formsOf(api))?.map(([formId]) => formId)).not.toContain('H')
  const call = await overHttp(database, { services: shop.services })
  expect((await call('/forms/H')).status).toBe(404)
  const body = { formId: 'H', responseData: {} }
  const taken = await call('/forms/responses', { method: 'POST', headers: { 'x-cart-id': cartId }, body })
  expect(taken.status).toBe(404)
  const venue = { id: 'asking', name: 'Asking', timeZone: 'America/New_York' }
  const forms = [{ ...keepsake, b2cPreference: 'optional' as const }, hidden]
  const asks = { 'boat-tour': ['K', 'H'] }
  await loadVenue(database, withForms(aMuseum({ venue, forms, combos: [] }), asks))
  const cart = await fillCart(await shop.visitor({}, 'asking'), aDraft({ adult: 1 }))
  expect(cart.forms.map(({ formId }) => formId)).toEqual(['K'])
})

test('[ORD-257] a response is answered anew under its id, by whoever gave it', async ({ database }) => {
  const shop = openShop(database)
  const { api, cartId } = await visitorWithCart(shop)
  const first = await answer(api, { ...noNuts, itemId: 'boat-tour' })
  const fields = [{ name: 'kitchen', value: ['egg'] }]
  const { payload } = await api.forms.update({ body: { ...noNuts, id: first.id, responseData: { fields } } })
  expect(readFormResponse(payload)).toMatchObject({
    id: first.id,
    responseData: { fields: [{ value: ['egg'] }, {}] },
  })
  const read = await api.forms.response({ params: { id: first.id } })
  expect(readFormResponse(read.payload).responseData.fields[0]?.value).toEqual(['egg'])

  const stranger = await visitorWithCart(shop)
  const theft = (id: string, formId = 'M') =>
    refusalOfCall(stranger.api.forms.update({ body: { ...noNuts, formId, id } }))
  expect(await theft(first.id)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await theft('nobody')).toMatchObject({ code: 'NOT_FOUND' })
  const other = { ...signed, id: first.id }
  expect(await refusalOfCall(api.forms.update({ body: other }))).toMatchObject({ code: 'NOT_FOUND' })
  expect(
    (await (await shop.visitor({ cartId })).forms.response({ params: { id: first.id } })).payload,
  ).toContain('egg')
})

test('nobody reads what somebody else has answered or uploaded, in no venue; staff of the venue does', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, cartId } = await visitorWithCart(shop)
  const { payload: file } = await api.forms.upload({ body: { fileName: 'note.pdf', content: PDF } })
  const sourceFormUploads = [{ id: file.id, name: 'note' }]
  const { id } = await answer(api, { ...noNuts, sourceFormUploads })
  const strangers = [
    await shop.visitor(),
    (await visitorWithCart(shop)).api,
    await shop.visitor({ cartId }, 'annex'),
  ]
  for (const stranger of strangers) {
    expect(await refusalOfCall(stranger.forms.response({ params: { id } }))).toMatchObject({
      code: 'NOT_FOUND',
    })
    const read = stranger.forms.uploaded({ params: { id: file.id } })
    expect(await refusalOfCall(read)).toMatchObject({ code: 'NOT_FOUND' })
  }
  const holder = await shop.visitor()
  const headers = { 'x-cart-id': cartId }
  expect((await holder.forms.response({ headers, params: { id } })).payload).toContain(id)
  expect((await holder.forms.uploaded({ headers, params: { id: file.id } })).payload.content).toBe(PDF)
  const staff = await inProcess(database, { services: shop.services, staff: aStaffMember() })
  expect((await staff.forms.response({ params: { id } })).payload).toContain(id)
  expect((await staff.forms.uploaded({ params: { id: file.id } })).payload.fileName).toBe('note.pdf')
})

const REFUSED: { what: string; body: ResponseDraft; at: string }[] = [
  {
    what: 'a required question without answer',
    body: { ...signed, responseData: { fields: [] } },
    at: 'responseData.fields (signed)',
  },
  {
    what: 'a question that the form does not have',
    body: { ...signed, responseData: { fields: [{ name: 'salary', value: '1' }] } },
    at: 'responseData.fields.0.name',
  },
  {
    what: 'an answer that is none of the choices',
    body: { ...noNuts, responseData: { fields: [{ name: 'kitchen', value: ['everything'] }] } },
    at: 'responseData.fields.0.value',
  },
  {
    what: 'a file that is not there',
    body: { ...noNuts, sourceFormUploads: [{ id: 'x', name: 'note' }] },
    at: 'sourceFormUploads.0',
  },
  { what: 'an item that does not ask it', body: { ...noNuts, itemId: 'workshop' }, at: 'itemId' },
]

for (const { what, body, at } of REFUSED) {
  test(`${what} is refused at its place, and nothing is kept`, async ({ database }) => {
    const { api, cartId } = await visitorWithCart(openShop(database))
    const refusal = await refusalOfCall(api.forms.create({ body }))
    expect(refusal).toMatchObject({ code: 'UNPROCESSABLE' })
    expect(Object.keys(refusal?.errors ?? {})).toEqual([at])
    expect(await kept(database, cartId)).toEqual({ responses: 0, uploads: 0 })
  })
}

test('[ORD-148, ORD-161] the events of a combo ask their forms, and the combo its own that none of them asks', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, { comboItems: [BOAT_AND_GALLERIES] })
  expect(cart.forms.map(({ formId, itemId, itemType }) => `${formId} ${itemId} ${itemType}`)).toEqual([
    'W boat-tour Event',
    'M boat-tour Event',
    'W galleries Event',
    'M galleries Event',
    'K boat-galleries Combo',
  ])
  const tickets = BOAT_AND_GALLERIES.tickets?.map(ticket => ({ ...ticket, quantity: 0 }))
  const empty = await fillCart(api, { comboItems: [{ ...BOAT_AND_GALLERIES, tickets }] })
  expect(empty.forms).toEqual([])
})

test('without a cart nothing can be answered or uploaded', async ({ database }) => {
  const api = await openShop(database).visitor()
  expect(await refusalOfCall(api.forms.create({ body: signed }))).toMatchObject({ code: 'NOT_FOUND' })
  const upload = api.forms.upload({ body: { fileName: 'note.pdf', content: PDF } })
  expect(await refusalOfCall(upload)).toMatchObject({ code: 'NOT_FOUND' })
})

test('a file is known by its content and named for it, whatever it is called', async ({ database }) => {
  const { api, cartId } = await visitorWithCart(openShop(database))
  const { payload } = await api.forms.upload({ body: { fileName: '../note.html', content: PDF } })
  const size = Buffer.from(PDF, 'base64').length
  expect(payload).toEqual({ id: expect.any(String), fileName: 'note.pdf', mimeType: 'application/pdf', size })
  const page = base64('<!doctype html><script>alert(1)</script>')
  const refusedAs = (content: string) =>
    refusalOfCall(api.forms.upload({ body: { fileName: 'note.pdf', content } }))
  expect(await refusedAs(page)).toMatchObject({ code: 'UPLOAD_TYPE', status: 422 })
  expect(await refusedAs(base64(`%PDF-${'x'.repeat(5 * 1024 * 1024)}`))).toMatchObject({
    code: 'UPLOAD_TOO_LARGE',
  })
  for (let count = 1; count < 20; count += 1)
    await api.forms.upload({ body: { fileName: `${count}.pdf`, content: PDF } })
  expect(await refusedAs(PDF)).toMatchObject({ code: 'UPLOAD_TOO_MANY' })
  expect(await kept(database, cartId)).toEqual({ responses: 0, uploads: 20 })
})

test('[ORD-124, ORD-256] an uploaded file is named in the response, and only files of one’s own can be', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api } = await visitorWithCart(shop)
  const stranger = await visitorWithCart(shop)
  const { payload: theirs } = await stranger.api.forms.upload({ body: { fileName: 'a.pdf', content: PDF } })
  const { payload: mine } = await api.forms.upload({ body: { fileName: 'b.pdf', content: PDF } })
  const sending = ({ id }: { id: string }, name = 'note') =>
    api.forms.create({ body: { ...noNuts, sourceFormUploads: [{ id, name }] } })
  expect(await refusalOfCall(sending(theirs))).toMatchObject({ code: 'UNPROCESSABLE' })
  expect(await refusalOfCall(sending(mine, 'kitchen'))).toMatchObject({ code: 'UNPROCESSABLE' })
  expect(readFormResponse((await sending(mine)).payload)).toMatchObject({
    sourceFormUploads: [{ ...mine, name: 'note' }],
    responseData: { fields: [{}, { name: 'note', value: 'b.pdf' }] },
  })
})

test('answers and files go with their cart when it expires or is deleted', async ({ database }) => {
  const shop = openShop(database)
  const { api, cartId } = await visitorWithCart(shop)
  await api.forms.upload({ body: { fileName: 'b.pdf', content: PDF } })
  await answer(api, { ...noNuts, itemId: 'boat-tour' })
  expect(await kept(database, cartId)).toEqual({ responses: 1, uploads: 1 })
  shop.wait(23 * 3_600_000)
  await deleteExpiredCarts(database.system, shop.services.clock())
  expect(await kept(database, cartId)).toEqual({ responses: 1, uploads: 1 })
  shop.wait(2 * 3_600_000)
  await deleteExpiredCarts(database.system, shop.services.clock())
  expect(await kept(database, cartId)).toEqual({ responses: 0, uploads: 0 })

  const eventId = slotAt('winter', '2026-12-05', '17:00')
  const other = await visitorWithCart(shop, aDraft({ eventTemplateId: 'winter', eventId, adult: 1 }))
  await answer(other.api, noNuts)
  await other.api.carts.delete()
  expect(await kept(database, other.cartId)).toEqual({ responses: 0, uploads: 0 })
})

test('the order keeps what its forms were answered, and nothing that was left behind on the way', async ({
  database,
}) => {
  const shop = openShop(database)
  const { api, cartId } = await visitorWithCart(shop, aDraft({ adult: 1 }))
  await answer(api, { ...signed, itemId: 'boat-tour' })
  await answer(api, noNuts)
  const [first, second] = await Promise.all(
    ['first.pdf', 'second.pdf'].map(fileName => api.forms.upload({ body: { fileName, content: PDF } })),
  )
  const sourceFormUploads = [{ id: second?.payload.id ?? '', name: 'note' }]
  const meal = await answer(api, { ...noNuts, itemId: 'boat-tour', sourceFormUploads })
  expect(await kept(database, cartId)).toEqual({ responses: 3, uploads: 2 })
  const paymentToken = shop.token(GOOD_CARD)
  const { orderNumber } = JSON.parse(await place(api, aCheckout({ shoppingCartId: cartId, paymentToken })))
  const { payload: order } = await api.orders.get({ params: { orderId: orderNumber } })
  expect(order.forms).toEqual([
    expect.objectContaining({ formId: 'W', name: 'Waiver', itemId: 'boat-tour', itemName: 'Boat Tour' }),
    {
      formId: 'M',
      name: 'Meal',
      formResponseId: meal.id,
      itemId: 'boat-tour',
      itemName: 'Boat Tour',
      itemType: 'Event',
      submissionDate: meal.submissionDate,
      fields: meal.responseData.fields,
      uploads: [{ ...second?.payload, name: 'note' }],
    },
  ])
  expect(await kept(database, cartId)).toEqual({ responses: 2, uploads: 1 })
  const gone = api.forms.uploaded({ params: { id: first?.payload.id ?? '' } })
  expect(await refusalOfCall(gone)).toMatchObject({ code: 'NOT_FOUND' })
  const late = api.forms.update({ body: { ...noNuts, id: meal.id } })
  expect(await refusalOfCall(late)).toMatchObject({ code: 'NOT_FOUND' })
})

test('[ORD-255, ORD-256, ORD-257] the calls about forms are there over HTTP', async ({ database }) => {
  const shop = openShop(database)
  const { cartId } = await visitorWithCart(shop)
  const call = await overHttp(database, { services: shop.services })
  const headers = { 'x-cart-id': cartId }
  expect((await call('/forms/M')).body).toMatchObject({ payload: { id: 'M', name: 'Meal' } })
  const posted = await call('/forms/responses', {
    method: 'POST',
    headers,
    body: { ...noNuts, itemId: 'boat-tour' },
  })
  expect(posted.status).toBe(200)
  const response = readFormResponse((posted.body as { payload: string }).payload)
  const changed = { ...noNuts, id: response.id, responseData: { fields: [] } }
  expect((await call('/forms/responses', { method: 'PUT', headers, body: changed })).status).toBe(200)
  const read = await call(`/forms/responses/${response.id}`, { headers })
  expect(readFormResponse((read.body as { payload: string }).payload)).toMatchObject({
    id: response.id,
    responseData: { fields: [{ value: [] }, { value: '' }] },
  })
  expect((await call(`/forms/responses/${response.id}`)).status).toBe(404)
  const unanswered = await call('/forms/responses', {
    method: 'POST',
    headers,
    body: { formId: 'W', responseData: {} },
  })
  expect(unanswered).toMatchObject({ status: 422, body: { code: 'UNPROCESSABLE' } })
})

async function kept(database: Parameters<typeof openShop>[0], cartId: string) {
  const { rows } = await database.system.execute(sql`select
    (select count(*)::int from form_responses where cart_id = ${cartId}) as responses,
    (select count(*)::int from form_uploads where cart_id = ${cartId}) as uploads`)
  return rows[0]
}
