import { expect } from 'vitest'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import {
  answer,
  boat,
  both,
  formsOf,
  GALLERIES,
  loadVenues,
  noNuts,
  signed,
  visitorWithCart,
} from '#tests/builders/forms-calls.ts'
import { aCheckout, fillCart, GOOD_CARD, openShop, place, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

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
  const withoutTickets = both.templates?.map(event => ({
    ...event,
    events: event.events.map(slot => ({
      ...slot,
      tickets: slot.tickets?.map(ticket =>
        event.eventTemplateId === 'galleries' ? { ...ticket, quantity: 0 } : ticket,
      ),
    })),
  }))
  const { payload: emptied } = await api.carts.put({ body: { ...both, templates: withoutTickets } })
  expect(emptied.forms.map(({ itemId }) => itemId)).toEqual(smaller.forms.map(({ itemId }) => itemId))
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
