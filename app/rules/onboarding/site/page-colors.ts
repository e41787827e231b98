import { converter, differenceCiede2000, formatHex, parse } from 'culori'
import type { Element } from 'domhandler'
import type { ComputedStyles } from './computed-styles.ts'

const toLch = converter('oklch')
const toRgb = converter('rgb')
const difference = differenceCiede2000()

const COLOR =
  /#[0-9a-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|lab|lch|hwb|color)a?\((?:[^()]|\([^()]*\))*\)|\b[a-z]{3,20}\b/gi
const NO_COLOR = new Set(['transparent', 'currentcolor', 'none', 'inherit'])

/** The colours that a value of CSS names, as hex, nearly transparent ones left out: of a gradient all of them. */
export function colorsIn(value: string): string[] {
  const plain = value
    .replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)\)/gi, ' ')
    .replace(/light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/gi, '$1')
  const names = plain.match(COLOR) ?? []
  return names.flatMap(name => hexOf(name) ?? [])
}

/** A colour as six digits; undefined for what is none, or is hardly seen. */
export function hexOf(text: string): string | undefined {
  const name = text.trim().toLowerCase()
  if (NO_COLOR.has(name)) return undefined
  const color = parsed(name)
  if (!color || (color.alpha ?? 1) < 0.5) return undefined
  return formatHex({ ...toRgb(color), alpha: 1 })
}

/** Pages write what is half a colour, at which the parser throws: `rgb(` without an end, a value that scripts fill in. */
function parsed(name: string) {
  try {
    return parse(name)
  } catch {
    return undefined
  }
}

/** How different two colours look: CIEDE2000. */
export function colorDistance(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)]
  return a && b ? difference(a, b) : 100
}

/** Lightness from 0 to 1, and how colourful: 0 is grey. */
export function lightnessAndChroma(hex: string): { lightness: number; chroma: number } {
  const { l = 0, c = 0 } = toLch(parse(hex) ?? '#000000') ?? {}
  return { lightness: l, chroma: c }
}

/** How far a colour can be a brand's: grey, nearly white and nearly black ones seldom are. */
export function brandWorth(hex: string): number {
  const { lightness, chroma } = lightnessAndChroma(hex)
  if (lightness > 0.95) return 0.03
  if (chroma < 0.018) return lightness < 0.35 ? 0.2 : 0.06
  const light = lightness > 0.9 ? 0.25 : 1
  const dark = lightness < 0.2 ? 0.45 : 1
  return light * dark * (chroma < 0.04 ? 0.5 : 1)
}

/** The colours behind an element itself, of a gradient all of them. */
export const backgroundOf = (styles: Pick<ComputedStyles, 'value'>, element: Element): string[] => [
  ...colorsIn(styles.value(element, 'background-color') ?? ''),
  ...colorsIn(styles.value(element, 'background') ?? ''),
  ...colorsIn(styles.value(element, 'background-image') ?? ''),
]
