import { describe, expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { aForm, aVisit, type Calls, cart, FORMS } from '#tests/builders/forms-page.ts'
import { loadFormsPage } from './forms-page.server.ts'
import { orderDate, readCart } from './read-cart.server.ts'

describe('the forms of an order', () => {
  const page = async (query = '', about: Calls = {}, own: CartPayload = cart) => {
    const { visit, made } = aVisit({ query, ...about })
    return { ...(await loadFormsPage(visit, own)), made }
  }

  test('the first one that is not answered, for what of the order it is', async () => {
    const forms = { f1: aForm('f1', { description: 'Why', b2cPreference: 'optional', fields: [] }) }
    expect(await page('?fund=boats', { forms })).toEqual({
      answered: [
        { formId: 'f2', href: '/orders/pier/forms?formIds=f2&date=2026-11-21&fund=boats', name: 'Form f2' },
        { formId: 'f3', href: '/orders/pier/forms?formIds=f3&date=2026-11-21&fund=boats', name: 'Form f3' },
      ],
      checkoutHref: '/checkout/pier/process?date=2026-11-21&fund=boats',
      form: {
        description: [{ content: ['Why'], kind: 'paragraph' }],
        fields: [],
        formId: 'f1',
        isOptional: true,
        items: [
          {
            id: 'boat',
            name: 'Item boat',
            picture: { primary: true, thumbnail: '/boat.jpg' },
            when: 'Saturday, November 21, 2026, 1:30 pm',
          },
          { id: 'pool', name: 'Item pool', picture: { primary: false, thumbnail: '/pool.jpg' }, when: '' },
        ],
        name: 'Form f1',
        typed: { files: {}, given: {} },
        x: 1,
        y: 3,
      },
      made: [],
      orderHref: '/orders/pier/tickets?cart=true&date=2026-11-21&fund=boats',
    })
  })

  test('one that is answered, as it was answered', async () => {
    const { form, made, answered } = await page('?formIds=f2&date=2026-11-25')
    expect(form).toMatchObject({ formId: 'f2', isOptional: false, x: 2, y: 3, description: [] })
    expect(form?.typed).toEqual({
      given: { name: { chosen: ['Ada'], other: '' }, colour: { chosen: ['~other'], other: 'Green' } },
      files: { photo: { id: 'u1', fileName: 'a/b.png' } },
    })
    expect(made).toEqual([['response', { headers: { 'x-cart-id': 'c1' }, params: { id: 'r2' } }]])
    expect(answered).toEqual([{ formId: 'f3', name: 'Form f3', href: `${FORMS}?formIds=f3&date=2026-11-25` }])
  })

  test('one that is asked once names all that it is for', async () => {
    expect((await page('?formIds=f3')).form?.items.map(({ id }) => id)).toEqual(['boat', 'pool'])
  })

  test('none is left when all are answered', async () => {
    const forms = cart.forms.map(form => ({ ...form, formResponseId: 'r' }))
    expect(await page('', {}, { ...cart, forms })).toMatchObject({
      form: null,
      answered: [{ formId: 'f1' }, { formId: 'f2' }, { formId: 'f3' }],
    })
    expect(await page('', {}, { ...cart, forms: [] })).toMatchObject({ form: null, answered: [] })
  })

  test('the cart of the visitor, where something is ordered', async () => {
    const read = (calls: Calls) => readCart(aVisit(calls).visit)
    expect(await read({})).toBe(cart)
    expect(await read({ session: {} })).toBeNull()
    expect(await read({ calls: { cart: () => null } })).toBeNull()
    expect(await read({ calls: { cart: () => ({ ...cart, orders: [] }) } })).toBeNull()
    expect(
      await read({
        calls: {
          cart: () => {
            throw new Error('no answer')
          },
        },
      }),
    ).toBeNull()
    expect([
      orderDate(cart, null),
      orderDate(cart, '2026-11-25'),
      orderDate({ ...cart, orders: [] }, null),
    ]).toEqual(['2026-11-21', '2026-11-25', undefined])
  })
})
