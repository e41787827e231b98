/** A character as `%2E`; `encodeURIComponent` leaves some that the names of fields may not hold. */
const percent = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/**
 * An id as one step of a field's name. Dots and brackets are structure there; what every object has (`constructor`) could not be told
 * from a field, and a bare number would change its place among the others.
 */
export function formKey(id: string): string {
  const key = encodeURIComponent(id).replace(/[.!'()*]/g, percent)
  return key in Object.prototype || /^\d+$/.test(key) ? `${percent(key[0]!)}${key.slice(1)}` : key
}

/** The id of a step; null for what `formKey` makes of none, such as a damaged one or what every object has. */
export function idOfKey(key: string): string | null {
  try {
    const id = decodeURIComponent(key)
    return id !== '' && id !== '__proto__' && formKey(id) === key ? id : null
  } catch {
    return null
  }
}
