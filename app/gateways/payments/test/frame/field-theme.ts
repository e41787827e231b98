import {
  type CardFieldTheme,
  type CardFont,
  DRESS_COLORS,
  DRESS_LENGTHS,
} from '#app/gateways/payments/card-entry/card-entry.ts'

const LENGTH = /^\d{1,3}(\.\d{1,4})?px$/
const COLOR = /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab|lab|lch|color)a?\([0-9a-z.,%/ +-]*\)|[a-z]{3,20})$/i
const FACE = /^[\w "',-]{1,400}$/
const WEIGHT = /^[1-9]\d{0,2}$/
const SCHEME = /^(normal|light|dark|light dark)$/
const FONT_PATH =
  /^\/(?:fonts\/[a-z0-9-]+\/files\/[a-z0-9-]+|venue-fonts\/[\w.-]{1,64}\/[0-9a-f]{16})\.woff2$/
const RANGE = /^[U0-9A-F+?, -]{0,2000}$/i

/** The values of a dress that are what they should be, as custom properties; the page keeps its own for every other. */
export function customProperties(fieldTheme: Partial<CardFieldTheme>): [name: string, value: string][] {
  const fitting = (names: readonly (keyof CardFieldTheme)[], pattern: RegExp) =>
    names.flatMap((name): [string, string][] => {
      const value = fieldTheme[name]
      return typeof value === 'string' && pattern.test(value.trim()) ? [[`--${name}`, value.trim()]] : []
    })
  return [
    ...fitting(DRESS_COLORS, COLOR),
    ...fitting(DRESS_LENGTHS, LENGTH),
    ...fitting(['face'], FACE),
    ...fitting(['weight'], WEIGHT),
    ...fitting(['scheme'], SCHEME),
  ]
}

/** The faces that this origin serves. */
export const knownFonts = (fonts: readonly CardFont[]): CardFont[] =>
  fonts
    .filter(({ family, path, range }) => FACE.test(family) && FONT_PATH.test(path) && RANGE.test(range))
    .slice(0, 12)
