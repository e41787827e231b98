const FIELD_OF_START = /^(?:events\.[^.[\]=]+\.slotId|combos\.[^.[\]=]+\.slots\.[^.[\]=]+)$/

/** The value of a button that gives a visit another start: the field that holds its start, and which it shall be. */
export const moveValue = (field: string, slotId: string) => `${field}=${slotId}`

/** What such a button changes of the form, `['events.reef.slotId', 'reef-16']`, wherever it stands in it; null for what is none. */
export function readMove(value: string): readonly [field: string, slotId: string] | null {
  const cut = value.indexOf('=')
  const field = value.slice(0, Math.max(cut, 0))
  return FIELD_OF_START.test(field) ? [field, value.slice(cut + 1)] : null
}
