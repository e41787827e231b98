import { sql } from 'drizzle-orm'
import type { ApiClient } from '#app/api/client.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { type FormResponse, type ResponseDraft, readFormResponse } from '#app/contract/forms.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { aMuseum, loadVenue, withForms } from '#tests/builders/demo-venue.ts'
import { aDraft, fillCart, type openShop, slotAt } from '#tests/builders/shop.ts'

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

export const meal: FormInput = {
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

export const keepsake: FormInput = {
  id: 'K',
  name: 'Keepsake',
  fields: [{ id: 'motto', label: 'Your motto' }],
}

export const hidden: FormInput = {
  id: 'H',
  name: 'Newsletter',
  b2cPreference: 'none',
  fields: [{ id: 'how', label: 'How?' }],
}

export const loadVenues = async (database: Database) => {
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
}

export const GALLERIES = slotAt('galleries', '2026-11-20', '14:00')

export const boat = aDraft({ adult: 1 })

const galleries = aDraft({ eventTemplateId: 'galleries', eventId: GALLERIES, adult: 2 })

export const both: CartDraft = { templates: [...(boat.templates ?? []), ...(galleries.templates ?? [])] }

export const signed: ResponseDraft = {
  formId: 'W',
  responseData: { fields: [{ name: 'signed', value: 'true' }] },
}

export const noNuts: ResponseDraft = {
  formId: 'M',
  responseData: { fields: [{ name: 'kitchen', value: ['nuts', 'Other: soy'], otherValue: 'soy' }] },
}

export async function answer(api: ApiClient, body: ResponseDraft): Promise<FormResponse> {
  return readFormResponse((await api.forms.create({ body })).payload)
}

export async function formsOf(api: ApiClient) {
  const { payload } = await api.carts.get()
  return payload?.forms.map(({ formId, itemId, formResponseId }) => [formId, itemId, formResponseId])
}

export const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')

export const PDF = base64('%PDF-1.7 a doctor’s note')

/** A visitor with a cart of boat and galleries. */
export async function visitorWithCart(shop: ReturnType<typeof openShop>, draft: CartDraft = both) {
  const { id: cartId } = await fillCart(await shop.visitor(), draft)
  return { cartId, api: await shop.visitor({ cartId }) }
}

export async function kept(database: Parameters<typeof openShop>[0], cartId: string) {
  const { rows } = await database.system.execute(sql`select
    (select count(*)::int from form_responses where cart_id = ${cartId}) as responses,
    (select count(*)::int from form_uploads where cart_id = ${cartId}) as uploads`)
  return rows[0]
}
