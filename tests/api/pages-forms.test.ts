import { expect } from 'vitest'
import type { CartDraft } from '#app/contract/carts.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { loader as checkoutLoader } from '#app/routes/checkout/process/route.tsx'
import { action, loader } from '#app/routes/orders/forms/route.tsx'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { action as orderAction } from '#app/routes/orders/tickets/route.tsx'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, withForms } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart, slotAt } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const forms: VenueFileInput['forms'] = [
  {
    id: 'W',
    name: 'Waiver',
    oncePerCart: true,
    fields: [
      { id: 'signed', label: 'I have read it', kind: 'checkbox', required: true },
      { id: 'scan', label: 'A scan of it', kind: 'upload' },
    ],
  },
  {
    id: 'M',
    name: 'Meal',
    fields: [
      { id: 'diet', label: 'Diet', kind: 'radio', options: [{ value: 'vegan' }], allowOther: true },
      { id: 'note', label: 'Anything else?', maxLength: 5 },
    ],
  },
]

const { test } = useDatabase(database =>
  loadVenue(database, withForms(aMuseum({ forms }), { 'boat-tour': ['W', 'M'], galleries: ['W', 'M'] })),
)

const PATH = '/orders/pier/forms'
const GALLERIES = slotAt('galleries', '2026-11-20', '14:00')
const boat = aDraft({ adult: 1 })
const galleries = aDraft({ eventTemplateId: 'galleries', eventId: GALLERIES, adult: 1 })
const both: CartDraft = { templates: [...(boat.templates ?? []), ...(galleries.templates ?? [])] }

/** A visitor's browser: what the page shows, where a sent form leads, and what the cart holds then. */
async function browser(database: Database, draft: CartDraft = both) {
  const { id: cartId } = await fillCart(await inProcess(database), draft)
  const session = { cartId }
  const api = await inProcess(database, { session })
  return {
    session,
    page: async (path = PATH) => (await load(loader, { database, path, session })).page,
    send: async (form: Record<string, string> | FormData, path = PATH) => {
      const { status, headers, page } = await load(action, { database, path, session, form })
      return { status, location: headers.get('Location'), page }
    },
    api,
    responses: async () =>
      (await api.carts.get()).payload?.forms.map(({ formResponseId }) => formResponseId ?? null),
  }
}

const step = (page: Awaited<ReturnType<Awaited<ReturnType<typeof browser>>['page']>>) => {
  const form = page.page?.form
  return form && `${form.x} of ${form.y}: ${form.name} for ${form.items.map(({ name }) => name).join(', ')}`
}
const signed = { formId: 'W', 'answer:signed': 'on' }
const soy = { formId: 'M', 'answer:diet': '~other', 'other:diet': 'soy' }

test('[ORD-055, ORD-056, ORD-161, ORD-163, ORD-164, ORD-165] W once and M for each of two events: two screens, three responses, then checkout', async ({
  database,
}) => {
  const { page, send, responses, api } = await browser(database)
  const first = await page()
  expect(first.title, 'ORD-055').toBe('Response Forms | Pier Museum')
  expect(step(first), 'ORD-056').toBe('1 of 2: Waiver for Boat Tour, Galleries')
  const next = await send(signed)
  expect(next).toMatchObject({ status: 302, location: expect.stringMatching(/forms\?formIds=M/) })
  const [w, none, again] = (await responses()) ?? []
  expect([none, again]).toEqual([null, w])
  expect(step(await page()), 'ORD-161').toBe('2 of 2: Meal for Boat Tour, Galleries')
  expect(step(await page(next.location ?? ''))).toBe('2 of 2: Meal for Boat Tour, Galleries')
  expect(await send(soy), 'ORD-164').toMatchObject({
    status: 302,
    location: expect.stringMatching(/checkout\/pier\/process/),
  })
  const ids = (await responses()) ?? []
  expect(new Set(ids).size, 'ORD-165').toBe(3)
  expect(ids, 'ORD-163').not.toContain(null)
  const { payload } = await api.forms.response({ params: { id: ids[3] ?? '' } })
  expect(JSON.parse(payload)).toMatchObject({
    formId: 'M',
    responseData: { fields: [{ value: 'Other: soy', otherValue: 'soy' }, { value: '' }] },
  })
})

test('[ORD-058] when no form is left the page names those that were answered and leads to checkout', async ({
  database,
}) => {
  const { page, send } = await browser(database, boat)
  await send(signed)
  await send(soy)
  const done = (await page()).page
  expect(done).toMatchObject({
    form: null,
    checkoutHref: '/checkout/pier/process?date=2026-11-20',
    answered: [
      { name: 'Waiver', href: `${PATH}?formIds=W&date=2026-11-20` },
      { name: 'Meal', href: `${PATH}?formIds=M&date=2026-11-20` },
    ],
  })
})

test('[ORD-257] an answered form is shown with its answers, and sent again under the same response', async ({
  database,
}) => {
  const { page, send, responses, api } = await browser(database, boat)
  await send(signed)
  await send(soy)
  const before = await responses()
  const shown = await page(`${PATH}?formIds=M`)
  expect(shown.page?.form?.typed.given).toMatchObject({ diet: { chosen: ['~other'], other: 'soy' } })
  const changed = await send({ formId: 'M', 'answer:diet': 'vegan' })
  expect(changed.location).toBe('/checkout/pier/process?date=2026-11-20')
  expect(await responses()).toEqual(before)
  const { payload } = await api.forms.response({ params: { id: before?.[1] ?? '' } })
  expect(JSON.parse(payload).responseData.fields[0]).toMatchObject({ value: 'vegan', otherValue: '' })
})

test('answers that do not fit come back with what was typed, and nothing is kept', async ({ database }) => {
  const { send, responses } = await browser(database, boat)
  expect(await send({ formId: 'M', 'answer:diet': '~other', 'answer:note': 'too long' })).toMatchObject({
    status: 422,
    page: {
      errors: { 'other:diet': 'Please enter your answer', 'answer:note': 'Please use at most 5 characters' },
      typed: { given: { diet: { chosen: ['~other'] }, note: { chosen: ['too long'] } } },
    },
  })
  expect(await send({ formId: 'W' })).toMatchObject({
    status: 422,
    page: { errors: { 'answer:signed': 'Please answer this question' } },
  })
  expect(await responses()).toEqual([null, null])
})

test('a file stays when another answer is wrong, and can be taken back', async ({ database }) => {
  const { send, responses, api } = await browser(database, boat)
  const withFile = new FormData()
  withFile.set('formId', 'W')
  withFile.set('answer:note', 'ü')
  withFile.set('file:scan', new File(['%PDF-1.7'], 'scan.html', { type: 'text/html' }))
  const refused = await send(withFile)
  const typed = (refused.page as { typed: { files: Record<string, { id: string; fileName: string }> } }).typed
  expect(typed.files.scan).toEqual({ id: expect.any(String), fileName: 'scan.pdf' })
  const kept = `${typed.files.scan?.id}/scan.pdf`
  await send({ ...signed, 'kept:scan': kept })
  const [id] = (await responses()) ?? []
  const uploads = async () =>
    JSON.parse((await api.forms.response({ params: { id: id ?? '' } })).payload).sourceFormUploads
  expect(await uploads()).toMatchObject([{ fileName: 'scan.pdf', mimeType: 'application/pdf' }])
  await send({ ...signed, 'kept:scan': kept, 'remove:scan': 'on' })
  expect(await uploads()).toEqual([])
})

test('a file of another kind, or too large, is refused at its question', async ({ database }) => {
  const { send } = await browser(database, boat)
  const sending = (content: string) => {
    const form = new FormData()
    form.set('formId', 'W')
    form.set('answer:signed', 'on')
    form.set('file:scan', new File([content], 'scan.pdf', { type: 'application/pdf' }))
    return send(form)
  }
  expect(await sending('<html>')).toMatchObject({
    status: 422,
    page: { errors: { 'file:scan': expect.stringContaining('not a PDF') } },
  })
  expect(await sending(`%PDF-${'x'.repeat(5 * 1024 * 1024)}`)).toMatchObject({
    status: 422,
    page: { errors: { 'file:scan': expect.stringContaining('larger than 5 MB') } },
  })
})

test('[ORD-159, ORD-166] Place Order leads to the forms that wait, and checkout does too; once answered both lead on', async ({
  database,
}) => {
  const { session, send } = await browser(database, boat)
  const form = {
    intent: 'checkout',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: '1',
  }
  const placed = async () =>
    (await load(orderAction, { database, path: '/orders/pier/tickets', session, form })).headers.get(
      'Location',
    )
  const paying = () =>
    load(checkoutLoader, { database, path: '/checkout/pier/process', session }).then(
      () => null,
      (thrown: Response) => thrown.headers.get('Location'),
    )
  expect(await placed()).toBe(`${PATH}?date=2026-11-20`)
  expect(await paying()).toBe(PATH)
  await send(signed)
  expect(await paying()).toBe(PATH)
  await send(soy)
  expect(await placed()).toBe('/checkout/pier/process?date=2026-11-20')
})

test('nothing ordered has no forms, and a form that is not asked any more sends back to those that are', async ({
  database,
}) => {
  const empty = await load(loader, { database, path: PATH })
  expect(empty.page.page).toBeNull()
  const { send, responses } = await browser(database, boat)
  expect(await send({ formId: 'gone' })).toMatchObject({ status: 302, location: PATH })
  expect(await responses()).toEqual([null, null])
})
