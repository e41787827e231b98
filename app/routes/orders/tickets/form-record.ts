import { z } from 'zod'
import { parseQuantity } from '#app/rules/tickets/quantity.ts'
import { idOfKey } from './form-key.ts'

/** More than a page has of anything; what else is sent under keys is not a form of ours. */
const MAX_KEYS = 500

/** The text of a field; empty where the form has no such field. */
export const fieldText = () => z.string().catch('')

/** How many are chosen; text that is no number is 0, a negative number too. */
export const quantity = () => fieldText().transform(parseQuantity)

/** Whether the form has the field, as it has that of a box that is ticked. */
export const isSent = () =>
  z
    .string()
    .nullable()
    .catch(null)
    .transform(text => text !== null)

/** What the form has under keys, with the ids that they stand for, in the order of the form. What cannot be read is left out. */
export const fieldsByKey = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value.nullable().catch(null))
    .catch({})
    .transform(fields => Object.entries(fields).slice(0, MAX_KEYS).flatMap(entryOf))

/** The same by id. */
export const byId = <Value extends z.ZodType>(value: Value) =>
  fieldsByKey(value).transform(entries => Object.fromEntries(entries))

function entryOf<Value>([key, value]: [string, Value | null]): [string, Value][] {
  const id = idOfKey(key)
  return id === null || value === null ? [] : [[id, value]]
}
