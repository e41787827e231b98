const keyOf = (tenantId: string) => `marquee-order-draft:${tenantId}`

/** What this tab has not sent of its order, as the text of the form; null where there is nothing, or storage is forbidden. */
export function readUnsent(tenantId: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(tenantId))
  } catch {
    return null
  }
}

/** Keeps it for this tab until it is sent; null takes it away. */
export function writeUnsent(tenantId: string, order: string | null) {
  try {
    if (order === null) window.sessionStorage.removeItem(keyOf(tenantId))
    else window.sessionStorage.setItem(keyOf(tenantId), order)
  } catch {
    // Nothing is kept here, and the server is told at the next press.
  }
}
