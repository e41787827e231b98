/** Whether two carts are the same but for when they expire (ORD-146). The order of keys does not matter. */
export function isSameCart(a: object | null, b: object | null): boolean {
  return fingerprint(a) === fingerprint(b)
}

function fingerprint(cart: object | null): string {
  return JSON.stringify(cart, (key, value: unknown) => {
    if (key === 'expirationDate') return undefined

    return isRecord(value) ? sortedByKey(value) : value
  })
}

function sortedByKey(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
