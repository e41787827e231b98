import { listResponses } from '#app/data/queries/forms/read.ts'
import type { KnownForm } from '#app/rules/forms/cart-forms.ts'
import type { CartForms } from '#app/rules/forms/forms-in-step.ts'
import type { ApiContext } from '../kernel/context.ts'

type FormsUpdate = { cartId: string; sent: CartForms; stored: CartForms }

/**
 * What is known of a cart's responses: first those a request names, as far as they were given for this cart and item, then
 * those the cart holds. A response that somebody else has given answers nothing.
 */
export async function knownForms(
  { db, tenantId }: Pick<ApiContext, 'db' | 'tenantId'>,
  { cartId, sent, stored }: FormsUpdate,
): Promise<KnownForm[]> {
  const held = new Set(stored.map(reference => responseKey(reference)))
  const named = sent.filter(({ formResponseId }) => formResponseId)
  const ids = named
    .filter(reference => !held.has(responseKey(reference)))
    .map(({ formResponseId = '' }) => formResponseId)
  const rows = await listResponses(db, tenantId, { cartId, ids })
  const isOwn = ({ formId, itemId, formResponseId }: CartForms[number]) =>
    rows.some(row => row.id === formResponseId && row.formId === formId && (row.itemId ?? itemId) === itemId)
  const good = sent.map(reference =>
    held.has(responseKey(reference)) || isOwn(reference)
      ? reference
      : { ...reference, formResponseId: undefined },
  )
  return [...good, ...stored]
}

const responseKey = ({ formId, itemId, formResponseId }: CartForms[number]) =>
  [formId, itemId, formResponseId].join('\n')
