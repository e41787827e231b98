/** What a server message says: the text after its first colon, or all of it when it has none; null when it is empty. */
export function serverText(message: string | null | undefined): string | null {
  const whole = message ?? ''

  return whole.slice(whole.indexOf(':') + 1).trim() || null
}

/**
 * What a sign-in error string says. It should be JSON with a message, of which the part after the first colon is
 * shown; plain words are shown whole; markup and other noise is null, for the general text (MEM-268, MEM-269).
 */
export function errorStringText(error: string | null | undefined): string | null {
  const text = (error ?? '').trim()
  const parsed = parseJson(text)
  if (parsed === undefined) return isPlain(text) ? text || null : null

  return isMessage(parsed) ? serverText(parsed.message) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMessage(value: unknown): value is { message: string } {
  return value !== null && typeof (value as { message?: unknown }).message === 'string'
}

function isPlain(text: string): boolean {
  return !/[<>{}]/.test(text)
}
