import type { EditedValues } from '../venues/venue-edit.ts'
import type { FontFacts } from './font-facts.ts'

/** A file of a font as an edit names it. */
export type ListedFontFile = Pick<FontFacts, 'name' | 'weight' | 'style'> & { id: string }

type StoredFile = { id: string; family: string; facts: FontFacts }

/** The files of a venue's fonts by family, each family under its own key. */
export function fontValues(files: readonly StoredFile[]): EditedValues {
  const families = [...new Set(files.map(({ family }) => family))].sort()
  return Object.fromEntries(
    families.map(family => [
      family,
      files
        .filter(file => file.family === family)
        .map(({ id, facts: { name, weight, style } }): ListedFontFile => ({ id, name, weight, style }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    ]),
  )
}
