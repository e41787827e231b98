import { parseWithZod } from '@conform-to/zod/v4'
import { type OrderForm, orderForm } from './order-form.ts'

const schema = orderForm()
const FIELD = new RegExp(`^(?:${Object.keys(schema.shape).join('|')})(?:\\.[^.[\\]]+){0,3}$`)

/** What the form of the order says. Whatever was sent can be read: what is no field of it is not looked at. */
export function readOrderForm(form: FormData): OrderForm {
  const submission = parseWithZod(ownFields(form), { schema, disableAutoCoercion: true })
  return submission.status === 'success' ? submission.value : schema.parse({})
}

/** The fields of the order, each once, the last where several have one name; conform does not see lists, files and states of its own. */
function ownFields(form: FormData): URLSearchParams {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return new URLSearchParams([...new Map(texts.filter(([name]) => FIELD.test(name)))])
}
