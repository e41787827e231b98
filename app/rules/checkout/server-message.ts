/** The text of a server message: what follows its first colon, or all of it when it has none; null when it is empty. */
export function serverText(message: string | null | undefined): string | null {
  const whole = message ?? ''

  return whole.slice(whole.indexOf(':') + 1).trim() || null
}
