import { type FontId, fontFamilies } from '#theme/fonts/font-families.ts'

const ids = Object.keys(fontFamilies) as FontId[]

/** Families of the device have no name of their own in other programs. */
const deviceNames: Partial<Record<FontId, string>> = { system: 'system-ui', 'system-serif': 'ui-serif' }

/** How other programs call a family, and what they take without it. */
export const familyNames = (value: unknown): [name: string, generic: string] => {
  const id = ids.find(known => known === value) ?? 'system'
  return [deviceNames[id] ?? fontFamilies[id].name, fontFamilies[id].generic]
}

/** The family of a name, or of the first name in a list that we have; the text itself where there is none, to be refused by name. */
export const fontOf = (input: unknown): unknown => {
  const names = (Array.isArray(input) ? input : String(input).split(',')).map(plainName)
  const found = names.map(name => ids.find(id => familyNames(id)[0].toLowerCase() === name)).find(Boolean)
  return found ?? String(input)
}

const plainName = (name: unknown) =>
  String(name)
    .trim()
    .replace(/^["']|["']$/g, '')
    .replace(/ variable$/i, '')
    .toLowerCase()

const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
}

/** The number of a weight that is named, as the formats allow; anything else as it is. */
export const weightOf = (input: unknown): unknown => {
  const name = String(input).trim().toLowerCase()
  return Object.hasOwn(weightNames, name) ? weightNames[name] : input
}
