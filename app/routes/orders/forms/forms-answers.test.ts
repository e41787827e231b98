import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { aForm, aVisit, type Calls, cart, FORMS, formOf, question } from '#tests/builders/forms-page.ts'
import { submitForm } from './forms-action.server.ts'

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
    expect(leadsTo).toBe('/checkout/pier/process?date=2026-11-25')
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
