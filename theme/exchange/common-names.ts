import { isVariableReference, type VariableReference } from '#theme/variables.ts'

/** What other programs call the colours that a theme begins with. */
const commonNames: Readonly<Record<string, VariableReference>> = {
  primary: 'color-brand',
  brand: 'color-brand',
  secondary: 'color-accent',
  accent: 'color-accent',
  neutral: 'color-paper',
  background: 'color-paper',
  surface: 'surface-background',
  'on-surface': 'text-color',
  foreground: 'text-color',
  text: 'text-color',
  error: 'tone-critical-solid',
  danger: 'tone-critical-solid',
  success: 'tone-positive-line',
  warning: 'tone-warning-line',
  info: 'tone-info-text',
}

/** The variable that a name means: our reference, or a common name of a colour, also below a group `color`; undefined for others. */
export const referenceOfName = (name: string): VariableReference | undefined => {
  const plain = name.toLowerCase()
  if (isVariableReference(plain)) return plain
  const last = plain.replace(/^(?:colou?rs?|brand|palette)-/, '')
  return Object.hasOwn(commonNames, last) ? commonNames[last] : undefined
}
