import { genericOf, isOwnFontId, type OwnFontId } from '#theme/fonts/own-fonts.ts'
import { standIns } from '#theme/fonts/stand-ins.ts'
import type { Script } from '#theme/fonts/unicode-ranges.ts'

/** One axis a variable font offers, with its limits. */
type Axis = readonly [least: number, most: number]

export type FontFamily = {
  /** How the editor shows it. */
  readonly name: string
  /** The folder below `/fonts/`, which is also the Fontsource package. */
  readonly folder: string
  /** The file family inside the package: which axes the file carries. */
  readonly cut: 'wght' | 'opsz' | 'wdth'
  readonly weight: Axis
  /** Widths in percent, for a family that can be condensed. */
  readonly width?: Axis
  readonly italic: boolean
  readonly generic: 'sans-serif' | 'serif'
  /** Scripts for which the package has a file, in the order they are declared. */
  readonly scripts: readonly Script[]
  readonly note: string
}

const latin = ['latin-ext', 'latin'] as const
const wide = ['vietnamese', 'latin-ext', 'latin'] as const
const european = ['cyrillic-ext', 'cyrillic', 'greek', 'vietnamese', 'latin-ext', 'latin'] as const

/** The faces a venue can choose from. The key is what a theme stores. */
export const fontFamilies = {
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque',
    folder: 'bricolage-grotesque',
    cut: 'opsz',
    weight: [200, 800],
    italic: false,
    generic: 'sans-serif',
    scripts: wide,
    note: 'Lively and a little odd: headlines',
  },
  figtree: {
    name: 'Figtree',
    folder: 'figtree',
    cut: 'wght',
    weight: [300, 900],
    italic: true,
    generic: 'sans-serif',
    scripts: latin,
    note: 'Friendly and clear: text',
  },
  fraunces: {
    name: 'Fraunces',
    folder: 'fraunces',
    cut: 'opsz',
    weight: [100, 900],
    italic: true,
    generic: 'serif',
    scripts: wide,
    note: 'Soft old-style: headlines',
  },
  'source-serif-4': {
    name: 'Source Serif 4',
    folder: 'source-serif-4',
    cut: 'wght',
    weight: [200, 900],
    italic: true,
    generic: 'serif',
    scripts: european,
    note: 'Bookish and calm: text',
  },
  'instrument-sans': {
    name: 'Instrument Sans',
    folder: 'instrument-sans',
    cut: 'wdth',
    weight: [400, 700],
    width: [75, 100],
    italic: true,
    generic: 'sans-serif',
    scripts: latin,
    note: 'Crisp: controls and text',
  },
  unbounded: {
    name: 'Unbounded',
    folder: 'unbounded',
    cut: 'wght',
    weight: [200, 900],
    italic: false,
    generic: 'sans-serif',
    scripts: ['cyrillic-ext', 'cyrillic', ...wide],
    note: 'Wide and geometric: headlines',
  },
  'hanken-grotesk': {
    name: 'Hanken Grotesk',
    folder: 'hanken-grotesk',
    cut: 'wght',
    weight: [100, 900],
    italic: true,
    generic: 'sans-serif',
    scripts: ['cyrillic-ext', ...wide],
    note: 'Neutral and sharp: text',
  },
  inter: {
    name: 'Inter',
    folder: 'inter',
    cut: 'wght',
    weight: [100, 900],
    italic: true,
    generic: 'sans-serif',
    scripts: ['cyrillic-ext', 'cyrillic', 'greek', ...wide],
    note: 'Plain and dependable: text and controls',
  },
  system: {
    name: 'The device’s own',
    folder: '',
    cut: 'wght',
    weight: [100, 900],
    italic: true,
    generic: 'sans-serif',
    scripts: [],
    note: 'Nothing to download',
  },
  'system-serif': {
    name: 'The device’s own serif',
    folder: '',
    cut: 'wght',
    weight: [400, 700],
    italic: true,
    generic: 'serif',
    scripts: [],
    note: 'Nothing to download',
  },
} as const satisfies Record<string, FontFamily>

export type FontId = keyof typeof fontFamilies

export const isFontId = (value: unknown): value is FontId =>
  typeof value === 'string' && Object.hasOwn(fontFamilies, value)

const systemStacks: Partial<Record<FontId, string>> = {
  system: 'system-ui,sans-serif',
  'system-serif': 'ui-serif,Georgia,serif',
}

/** How CSS calls a family, and what the device has in its place. An own font is called by its id, never by a name that a venue typed. */
export const cssFamily = (id: FontId | OwnFontId): { name: string; generic: 'sans-serif' | 'serif' } =>
  isOwnFontId(id) ? { name: id, generic: genericOf(id) } : fontFamilies[id]

/** The `font-family` value of a family: itself, its measured stand-ins, its generic. */
export const fontStack = (id: FontId | OwnFontId): string => {
  const { name, generic } = cssFamily(id)
  const faces = [name, ...standIns[generic].map(system => `${name} ${system.name}`)]
  return (isFontId(id) && systemStacks[id]) || `${faces.map(face => `"${face}"`).join(',')},${generic}`
}
