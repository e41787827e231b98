import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import { type ResponseDraft, readFormResponse } from '#app/contract/forms.ts'
import { aStaffMember, inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, withForms } from '#tests/builders/demo-venue.ts'
import {
  answer,
  formsOf,
  GALLERIES,
  hidden,
  keepsake,
  kept,
  loadVenues,
  noNuts,
  PDF,
  signed,
  visitorWithCart,
} from '#tests/builders/forms-calls.ts'
import { aDraft, BOAT, fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

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
