/** Whether two values of a theme are the same; `undefined` means that it is not set. */
export const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

/** Keys in one order: what came from a database may have another. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? ''
