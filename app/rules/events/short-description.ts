/** How many characters of the description stand in for a missing short text (ORD-296). */
const SHORT_DESCRIPTION_LENGTH = 300

/** The text of an event card: its short text, else the first 300 characters of the description, none cut in half. */
export function shortDescription(event: { shortDescription?: string; description?: string }): string {
  const short = event.shortDescription?.trim()
  if (short) return short

  return [...(event.description ?? '')].slice(0, SHORT_DESCRIPTION_LENGTH).join('')
}
