import type { OrderFormValues } from '#app/routes/orders/tickets/order-form.ts'
import { readOrderForm } from '#app/routes/orders/tickets/read-order-form.server.ts'

type FormField = [name: string, value: string | File]

/** What the order page reads from a form with these fields, in this order. */
export function sentOrder(fields: readonly FormField[]): OrderFormValues {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readOrderForm(form)
}
