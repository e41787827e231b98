import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { submitForm } from './forms-action.server.ts'
import { loadFormsPage } from './forms-page.server.ts'
import { orderDate, readCart } from './read-cart.server.ts'

const FORMS = '/orders/pier/forms'
const question = (id: string, about: object = {}) => ({
  id,
  label: `What of ${id}?`,
  kind: 'text',
  help: '',
  required: false,
  options: [],
  allowOther: false,
  ...about,
})
const options = [{ value: 'Red' }, { value: 'Blue' }]
const fields = [
  question('name', { name: 'full-name', required: true, customFieldId: 'cf-1' }),
  question('colour', { kind: 'select', options, allowOther: true }),
  question('photo', { kind: 'upload' }),
]
const aForm = (id: string, about: object = {}) => ({
  id,
  name: `Form ${id}`,
  type: 'event',
  source: 'marquee',
  sourceFormDefinition: { description: '', b2cPreference: 'required', fields, ...about },
})
const formOf = (formId: string, itemId: string, about: object = {}) => ({
  formId,
  itemId,
  itemName: `Item ${itemId}`,
  itemType: 'Event',
  oncePerCart: false,
  ...about,
})
const cart = {
  id: 'c1',
  orders: [
    { events: [] },
    {
      eventTemplateId: 'boat',
      events: [{ startTime: '2026-11-21T13:30:00' }],
      images: [
        { primary: false, thumbnail: '/far.jpg' },
        { primary: true, thumbnail: '/boat.jpg' },
      ],
    },
    { eventTemplateId: 'pool', events: [], images: [{ primary: false, thumbnail: '/pool.jpg' }] },
  ],
  forms: [
    formOf('f1', 'boat'),
    formOf('f1', 'pool'),
    formOf('f1', 'zoo', { formResponseId: 'r0' }),
    formOf('f2', 'boat', { formResponseId: 'r2' }),
    formOf('f3', 'boat', { oncePerCart: true, formResponseId: 'r3' }),
    formOf('f3', 'pool', { oncePerCart: true, formResponseId: 'r3' }),
  ],
} as unknown as CartPayload

const response = {
  id: 'r2',
  formId: 'f2',
  name: '',
  source: '',
  type: '',
  sourceFormId: 'f2',
  sourceFormResponseId: '',
  sourceFormUploads: [{ id: 'u1', name: 'photo', fileName: 'a/b.png', mimeType: '', size: 1 }],
  responseData: {
    fields: [
      {
        value: 'Ada',
        label: '',
        name: 'full-name',
        customFieldId: null,
        customFieldLabel: null,
        customFieldName: null,
        otherValue: '',
      },
      {
        value: 'Other: Green',
        label: '',
        name: 'colour',
        customFieldId: null,
        customFieldLabel: null,
        customFieldName: null,
        otherValue: 'Green',
      },
    ],
  },
  customFields: [],
  submissionDate: '',
}

type Calls = {
  forms?: Record<string, object>
  calls?: Record<string, (input: never) => unknown>
  query?: string
  session?: object
}

function aVisit({ forms = {}, calls = {}, query = '', session = { cartId: 'c1' } }: Calls) {
  const made: [string, unknown][] = []
  const call =
    (name: string, usual: (input: never) => unknown = () => ({})) =>
    async (input: unknown) => {
      if (name !== 'form') made.push([name, input])
      return { payload: (calls[name] ?? usual)(input as never) }
    }
  const visit = plainVisit({
    path: `${FORMS}${query}`,
    session: session as never,
    api: {
      forms: {
        get: call('form', ({ params: { id } }: { params: { id: string } }) => forms[id] ?? aForm(id)),
        response: call('response', () => JSON.stringify(response)),
        create: call('create'),
        update: call('update'),
        upload: call('upload', ({ body }: { body: { fileName: string } }) => ({
          id: 'u9',
          fileName: body.fileName,
        })),
      },
      carts: { get: call('cart', () => cart) },
    },
  })
  return { visit, made }
}

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

describe('answers', () => {
  /** A press of Continue: where it leads or what it says, and the calls that were made besides reading the form. */
  async function submit(entries: [string, string | File][], about: Calls = {}) {
    const { visit, made } = aVisit(about)
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    const request = new Request('http://venue.example/', { method: 'POST', body: form })
    const answer = (await submitForm(visit, request)) as unknown
    if (answer instanceof Response) return { leadsTo: answer.headers.get('Location'), made }
    const { data, init } = answer as {
      data: { notice: string; errors: object; typed: unknown }
      init: { status: number }
    }
    return { ...data, status: init.status, made }
  }
  const whole: [string, string | File][] = [
    ['formId', 'f1'],
    ['answer:name', 'Ada'],
    ['answer:colour', '~other'],
    ['other:colour', ' Green '],
    ['kept:photo', 'u1/a/b.png'],
  ]
  const next = (...forms: object[]) => ({
    cart: (() => {
      let times = 0
      return () => (times++ === 0 ? cart : { ...cart, forms })
    })(),
  })

  const field = (name: string, about: object) => ({
    customFieldId: null,
    customFieldLabel: null,
    customFieldName: null,
    label: `What of ${name}?`,
    name,
    otherValue: '',
    ...about,
  })
  /** The response that `whole` becomes for one of the events. */
  const creationFor = (itemId: string) => ({
    headers: { 'x-cart-id': 'c1' },
    body: {
      formId: 'f1',
      itemId,
      name: 'Form f1',
      source: 'marquee',
      sourceFormId: 'f1',
      type: 'event',
      customFields: [{ id: 'cf-1', label: 'What of name?', value: 'Ada' }],
      sourceFormUploads: [{ id: 'u1', name: 'photo' }],
      responseData: {
        fields: [
          field('name', {
            name: 'full-name',
            value: 'Ada',
            customFieldId: 'cf-1',
            customFieldLabel: 'What of name?',
            customFieldName: 'full-name',
          }),
          field('colour', { otherValue: 'Green', value: 'Other: Green' }),
          field('photo', { value: 'a/b.png' }),
        ],
      },
    },
  })

  test('are saved for each event that waits for them, and the next form follows', async () => {
    const found = await submit(whole, {
      query: '?fund=boats',
      calls: next(formOf('f1', 'boat', { formResponseId: 'r' }), formOf('f4', 'boat')),
    })
    expect(found.leadsTo).toBe(`${FORMS}?formIds=f4&date=2026-11-21&fund=boats`)
    expect(found.made).toEqual([
      ['cart', { headers: { 'x-cart-id': 'c1' } }],
      ['create', creationFor('boat')],
      ['create', creationFor('pool')],
      ['cart', { headers: { 'x-cart-id': 'c1' } }],
    ])
  })

  test('that were given before are given anew', async () => {
    const { made, leadsTo } = await submit([...whole.slice(1), ['formId', 'f2']], {
      query: '?date=2026-11-25',
      calls: next(formOf('f2', 'boat', { formResponseId: 'r2' })),
    })
    expect(made.map(([name]) => name)).toEqual(['cart', 'update', 'cart'])
    expect(made[1]?.[1]).toMatchObject({ body: { id: 'r2', formId: 'f2', itemId: 'boat' } })
    expect(leadsTo).toBe(`${FORMS}?date=2026-11-25`)
  })

  test('to the last form lead to checkout', async () => {
    const { leadsTo } = await submit(whole, {
      query: '?fund=boats',
      calls: next(formOf('f1', 'boat', { formResponseId: 'r' })),
    })
    expect(leadsTo).toBe('/checkout/pier/process?date=2026-11-21&fund=boats')
  })

  test('that do not fit come back with everything that was typed', async () => {
    expect(
      await submit([
        ['formId', 'f1'],
        ['answer:name', ''],
        ['answer:colour', '~other'],
        ['kept:photo', 'u1/a.png'],
        ['remove:photo', 'on'],
      ]),
    ).toEqual({
      notice: 'forms-check',
      errors: { 'answer:name': 'forms-field-required', 'other:colour': 'forms-other-required' },
      typed: {
        given: {
          name: { chosen: [''], other: '' },
          colour: { chosen: ['~other'], other: '' },
          photo: { chosen: [], other: '' },
        },
        files: {},
      },
      status: 422,
      made: [['cart', { headers: { 'x-cart-id': 'c1' } }]],
    })
    const required = { f1: aForm('f1', { fields: [question('photo', { kind: 'upload', required: true })] }) }
    expect(await submit([['formId', 'f1']], { forms: required })).toMatchObject({
      errors: { 'file:photo': 'forms-field-required' },
    })
  })

  test('that cannot be saved come back as well', async () => {
    const failing = (error: Error) => ({
      calls: {
        create: () => {
          throw error
        },
      },
    })
    expect(await submit(whole, failing(refuse('UNPROCESSABLE')))).toMatchObject({
      notice: 'forms-error',
      errors: {},
      status: 422,
      typed: { files: { photo: { id: 'u1', fileName: 'a/b.png' } } },
    })
    await expect(submit(whole, failing(new Error('no answer')))).rejects.toThrow('no answer')
  })

  test('to no form of the order change nothing', async () => {
    const here = { leadsTo: `${FORMS}?fund=boats`, made: [['cart', { headers: { 'x-cart-id': 'c1' } }]] }
    expect(await submit([['formId', 'f9']], { query: '?fund=boats' })).toEqual(here)
    expect(await submit(whole, { query: '?fund=boats', session: {} })).toEqual({ ...here, made: [] })
  })

  test('a file is kept at once; one that is not taken leaves the one of before', async () => {
    const file = new File(['png'], 'new.png')
    const upload = async (about: Calls = {}, sent: [string, string | File][] = [['file:photo', file]]) =>
      submit([['formId', 'f1'], ['kept:photo', 'u1/old.png'], ...sent], about) as Promise<{
        errors: Record<string, string>
        typed: { files: object; given: object }
        made: [string, unknown][]
      }>
    const taken = await upload()
    expect(taken.typed.files).toEqual({ photo: { id: 'u9', fileName: 'new.png' } })
    expect(taken.typed.given).toMatchObject({ photo: { chosen: ['new.png'], other: '' } })
    expect(taken.made[1]).toEqual([
      'upload',
      {
        headers: { 'x-cart-id': 'c1' },
        body: { fileName: 'new.png', content: Buffer.from('png').toString('base64') },
      },
    ])
    const kept = { photo: { id: 'u1', fileName: 'old.png' } }
    expect((await upload({}, [['file:photo', new File([], '')]])).typed.files).toEqual(kept)
    const refused = (code: Parameters<typeof refuse>[0]) => ({
      calls: {
        upload: () => {
          throw refuse(code)
        },
      },
    })
    for (const [code, words] of [
      ['UPLOAD_TYPE', 'forms-upload-invalid'],
      ['UPLOAD_TOO_LARGE', 'forms-upload-too-large most=5'],
      ['UPLOAD_TOO_MANY', 'forms-upload-too-many'],
    ] as const)
      expect(await upload(refused(code))).toMatchObject({
        errors: { 'file:photo': words },
        typed: { files: kept },
      })
    await expect(upload(refused('CONFLICT'))).rejects.toThrow()
    const large = await upload({}, [
      ['file:photo', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png')],
    ])
    expect(large).toMatchObject({
      errors: { 'file:photo': 'forms-upload-too-large most=5' },
      typed: { files: kept },
    })
  })

  test('that are too much are refused unread', async () => {
    const { visit } = aVisit({})
    const request = new Request('http://venue.example/', {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Length': String(30 * 1024 * 1024 + 1) },
    })
    await expect(submitForm(visit, request)).rejects.toMatchObject({ status: 413 })
  })
})
