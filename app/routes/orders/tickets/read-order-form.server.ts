import { parseWithZod } from '@conform-to/zod/v4'
import { type OrderFormValues, orderForm } from './order-form.ts'
import { readMove } from './read-move.ts'

const schema = orderForm()
const KEY = '[^.[\\]]+'
/** The shapes that names of fields have: nothing stands in the place of a group of fields, or below a text. */
const FIELD = new RegExp(
  `^(?:${[
    'intent|version',
    `events\\.${KEY}\\.(?:slotId|(?:quantities|retail)\\.${KEY})`,
    `combos\\.${KEY}\\.(?:comboTemplateId|date|addOns|(?:visits|slots|quantities)\\.${KEY})`,
    `memberships\\.${KEY}\\.${KEY}`,
    `addOns\\.${KEY}\\.${KEY}`,
    `donation\\.(?:shown|chosen|(?:amounts|detail|answers)\\.${KEY})`,
  ].join('|')})$`,
)

/** What the form of the order says. Whatever was sent can be read: what is no field of it is not looked at. */
export function readOrderForm(form: FormData): OrderFormValues {
  const submission = parseWithZod(ownFields(form), { schema, disableAutoCoercion: true })
  return submission.status === 'success' ? submission.value : schema.parse({})
}

/** The fields of the order, each once, the last where several have one name; conform does not see lists, files and states of its own. */
function ownFields(form: FormData): URLSearchParams {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const fields = new Map<string, string>(texts.filter(([name]) => FIELD.test(name)))
  const move = readMove(texts.find(([name]) => name === 'move')?.[1] ?? '')
  if (move) fields.set(...move)
  return new URLSearchParams([...fields])
}
