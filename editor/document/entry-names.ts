import { definitionOf, isVariableReference } from '#theme/variables.ts'

/** What people call an entry of a theme: `variables.color-brand` → `Brand colour`, `texts.cart-note` → `cart-note`. */
export const nameOfEntry = (key: string): string => {
  const reference = key.slice(key.lastIndexOf('.') + 1)
  return key.startsWith('variables.') && isVariableReference(reference)
    ? definitionOf(reference).name
    : reference
}
