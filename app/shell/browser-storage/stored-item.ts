/** What this browser keeps under a name; null where there is nothing, or storage is forbidden. */
export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a name, null takes it away. Storage may be forbidden or full: everything works without it. */
export function keepItem(key: string, text: string | null) {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
  } catch {
    // Nothing is kept, and the next page does without.
  }
}
