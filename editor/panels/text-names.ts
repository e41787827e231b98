import type { TextGroup, TextReference } from '#theme/texts/lists/texts.ts'

/** `events-page-heading` → `Events page heading`. */
export const nameOfText = (reference: TextReference | TextGroup): string => {
  const words = reference.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
