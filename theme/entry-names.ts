import { entryOfPart } from '#theme/merge-parts.ts'
import { definitionOf, isVariableReference } from '#theme/variables.ts'

/** What people call an entry of a theme: `variables.color-brand` → `Brand colour`, `texts.cart-note` → `Cart note`, `links.visit` → `Links`. */
export const nameOfEntry = (key: string): string => {
  if (key === 'passthrough') return 'Names this version does not know'
  const entry = entryOfPart(key)
  const reference = entry.slice(entry.lastIndexOf('.') + 1)
  return key.startsWith('variables.') && isVariableReference(reference)
    ? definitionOf(reference).name
    : nameOfReference(reference)
}

/** `events-page-heading` → `Events page heading`: what people call a text, or a group of them. */
export const nameOfReference = (reference: string): string => {
  const words = reference.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
