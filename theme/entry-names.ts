import type { ThemeLink, ThemeLogo } from '#theme/document.ts'
import { definitionOf, isVariableReference } from '#theme/variables.ts'

/** What people call an entry of a theme: `variables.color-brand` → `Brand colour`, `texts.cart-note` → `Cart note`. */
export const nameOfEntry = (key: string): string => {
  const reference = key.slice(key.lastIndexOf('.') + 1)
  return key.startsWith('variables.') && isVariableReference(reference)
    ? definitionOf(reference).name
    : nameOfReference(reference)
}

/** `events-page-heading` → `Events page heading`: what people call a text, or a group of them. */
export const nameOfReference = (reference: string): string => {
  const words = reference.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The value of an entry in words: links by their labels, a logo by its address; `undefined` where nothing is set. */
export const wordsOfEntry = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  if (Array.isArray(value)) return (value as ThemeLink[]).map(linkWords).join(', ')
  return typeof value === 'object' && value !== null ? (value as ThemeLogo).src : String(value)
}

const linkWords = ({ key, label = key, translations = {}, href }: ThemeLink) => {
  const labels = Object.values(translations).flatMap(words => words.label ?? [])
  return `${[label, ...labels].join(' / ')} → ${href}`
}
