import { expect } from 'vitest'
import { readFormResponse } from '#app/contract/forms.ts'
import { deleteExpiredCarts } from '#app/data/queries/carts/write.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import {
  answer,
  base64,
  kept,
  loadVenues,
  noNuts,
  PDF,
  signed,
  visitorWithCart,
} from '#tests/builders/forms-calls.ts'
import { aCheckout, aDraft, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

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
