import type { CartPayload } from '#app/contract/carts.ts'
import type { OrderForm } from '#app/data/documents/order-document.ts'
import { listResponses } from '#app/data/queries/forms/read.ts'
import { hasUnanswered } from '#app/rules/forms/cart-forms.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** Refuses a cart with a form that nobody has answered, naming each (ORD-166). */
export function refuseUnanswered({ forms }: Pick<CartPayload, 'forms'>) {
  if (!hasUnanswered(forms)) return
  const open = forms.filter(({ formResponseId }) => !formResponseId)
  throw refuse('FORMS_UNANSWERED', {
    details: { forms: open.map(({ formId, itemId, itemName }) => ({ formId, itemId, itemName })) },
  })
}

/** The answers an order keeps: of each form of the cart as it stands now. */
export async function orderForms(
  { db, tenantId }: Pick<ApiContext, 'db' | 'tenantId'>,
  { id: cartId, forms }: Pick<CartPayload, 'id' | 'forms'>,
): Promise<OrderForm[]> {
  const ids = [...new Set(forms.flatMap(({ formResponseId }) => formResponseId ?? []))]
  const rows = await listResponses(db, tenantId, { cartId, ids })
  return forms.flatMap(({ formId, itemId, itemName, itemType, formResponseId }) => {
    const response = rows.find(row => row.id === formResponseId)?.document
    if (!response) return []
    const { id, name, responseData, sourceFormUploads, submissionDate } = response
    const about = { formId, name, formResponseId: id, itemId, itemName, itemType, submissionDate }
    return [{ ...about, fields: responseData.fields, uploads: sourceFormUploads }]
  })
}
