import {
  formatHex,
  modeHsl,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as understand,
} from 'culori/fn'
import type { Hex } from '#theme/color/color.ts'
import { fontFamilies, fontStack, isFontId } from '#theme/fonts/font-families.ts'
import { isOwnFontId } from '#theme/fonts/own-fonts.ts'

understand(modeRgb)
understand(modeHsl)
understand(modeLab)
understand(modeLch)
understand(modeOklab)
understand(modeOklch)

/** What a stored value may look like, kind by kind. Values are JSON: strings and numbers. */
export type ValueOfKind = {
  /** `#rrggbb`, opaque. */
  color: Hex
  /** One length, `12px` or `1.5rem`. */
  dimension: string
  /** A length on a phone (390 px) and on a desk (1280 px), `32px 44px`; it grows between them. */
  fluid: string
  number: number
  /** The key of a family in `theme/fonts/`, or the id of a font of the venue's own. */
  font: string
  /** One of the variable's options, each a CSS identifier; most steer markup. */
  choice: string
  /** Width to height, `4 / 3`. */
  ratio: string
  /** A depth, drawn with the variable `shadow-color`. */
  shadow: ShadowLevel
}

export type Kind = keyof ValueOfKind
export type Value = ValueOfKind[Kind]
export type ShadowLevel = 'none' | 'hairline' | 'soft' | 'deep'

/** What a kind needs to know about one variable: limits in px (lengths) or plain units (numbers), options of a choice. */
export type Limits = {
  readonly min?: number
  readonly max?: number
  readonly unit?: '' | 'px' | 'em' | '%' | 'ms'
  readonly options?: readonly string[]
}

/** A value that was understood, or the sentence that says why it was not. */
export type Reading<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problem: string }

const accepted = <V>(value: V): Reading<V> => ({ ok: true, value })
const refused = (problem: string): Reading<never> => ({ ok: false, problem })

const outside = (number: number, { min = 0, max = 1000 }: Limits) => number < min || number > max
const trimmed = (number: number) => String(Math.round(number * 1000) / 1000)

const notAColor = 'is not a colour; write it like #0a5c8a'

/** Culori throws on some malformed input and on colour spaces that were not loaded. */
const understood = (input: string): { hex: string; alpha: number } | undefined => {
  try {
    const color = parse(input)
    return color && { hex: formatHex(color), alpha: color.alpha ?? 1 }
  } catch {
    return undefined
  }
}

const readColor = (input: unknown): Reading<Hex> => {
  const color = typeof input === 'string' && input.length <= 64 ? understood(input.trim()) : undefined
  if (!color || !/^#[0-9a-f]{6}$/.test(color.hex)) return refused(notAColor)
  if (color.alpha < 1) return refused('must be opaque, because its contrast has to be known')
  return accepted(color.hex as Hex)
}

const lengthPattern = /^(-?\d{1,4}(?:\.\d{1,3})?)(px|rem)$/

const readLength = (input: unknown, limits: Limits): Reading<string> => {
  const [, digits, unit] = (typeof input === 'string' && lengthPattern.exec(input.trim())) || []
  if (digits === undefined) return refused('is not a length; write it like 12px or 0.75rem')
  const number = Number(digits)
  if (outside(unit === 'rem' ? number * 16 : number, limits))
    return refused(`must be between ${limits.min ?? 0} and ${limits.max ?? 1000} px`)
  return accepted(`${trimmed(number)}${unit}`)
}

const readFluid = (input: unknown, limits: Limits): Reading<string> => {
  const parts = typeof input === 'string' && input.length < 40 ? input.trim().split(/\s+/) : []
  const [phone, desk] = [readLength(parts[0], limits), readLength(parts[1] ?? parts[0], limits)]
  if (parts.length > 2) return refused('takes one or two lengths, like 32px 44px')
  if (!phone.ok) return phone
  if (!desk.ok) return desk
  return accepted(`${phone.value} ${desk.value}`)
}

const readNumber = (input: unknown, limits: Limits): Reading<number> => {
  const number =
    typeof input === 'string' && /^-?\d{1,5}(\.\d{1,4})?$/.test(input.trim()) ? Number(input) : input
  if (typeof number !== 'number' || !Number.isFinite(number)) return refused('is not a number')
  if (outside(number, limits)) return refused(`must be between ${limits.min ?? 0} and ${limits.max ?? 1000}`)
  return accepted(Number(trimmed(number)))
}

const readFont = (input: unknown): Reading<string> =>
  isFontId(input) || isOwnFontId(input)
    ? accepted(input)
    : refused(`is not one of our fonts: ${Object.keys(fontFamilies).join(', ')}`)

const readChoice = (input: unknown, { options = [] }: Limits): Reading<string> =>
  typeof input === 'string' && options.includes(input)
    ? accepted(input)
    : refused(`must be one of: ${options.join(', ')}`)

const readRatio = (input: unknown): Reading<string> => {
  const [, width, height] =
    (typeof input === 'string' && /^([1-9]\d?)\s*[/:]\s*([1-9]\d?)$/.exec(input.trim())) || []
  return width && height ? accepted(`${width} / ${height}`) : refused('is not a ratio; write it like 4 / 3')
}

const shadowLevels: readonly string[] = ['none', 'hairline', 'soft', 'deep']

const readShadow = (input: unknown): Reading<ShadowLevel> =>
  typeof input === 'string' && shadowLevels.includes(input)
    ? accepted(input as ShadowLevel)
    : refused(`must be one of: ${shadowLevels.join(', ')}`)

const shade = (percent: number) => `color-mix(in srgb,var(--mq-shadow-color) ${percent}%,transparent)`

const shadows: Record<ShadowLevel, string> = {
  none: 'none',
  hairline: `0 0 0 1px ${shade(12)}`,
  soft: `0 1px 2px ${shade(8)},0 10px 28px -12px ${shade(22)}`,
  deep: `0 2px 6px ${shade(12)},0 24px 48px -16px ${shade(36)}`,
}

const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

const printFluid = (value: string): string => {
  const [phone = '', desk = ''] = value.split(' ')
  const [small, large] = [pixels(phone), pixels(desk)]
  if (small === large) return `${trimmed(small / 16)}rem`
  const slope = (large - small) / (1280 - 390)
  const start = (small - slope * 390) / 16
  const ends = [Math.min(small, large), Math.max(small, large)].map(end => `${trimmed(end / 16)}rem`)
  return `clamp(${ends[0]},${trimmed(start)}rem + ${trimmed(slope * 100)}vw,${ends[1]})`
}

type KindRules<K extends Kind> = {
  /** Understands what somebody typed or stored, or says what is wrong with it. The raw text never survives. */
  readonly read: (input: unknown, limits: Limits) => Reading<ValueOfKind[K]>
  /** The CSS of a value that was read. */
  readonly print: (value: ValueOfKind[K], limits: Limits) => string
  /** The syntax for `@property`, for kinds whose value stands on its own. */
  readonly syntax?: '<color>' | '<length>'
}

const kindRules: { [K in Kind]: KindRules<K> } = {
  color: { read: readColor, print: value => value, syntax: '<color>' },
  dimension: { read: readLength, print: value => value, syntax: '<length>' },
  fluid: { read: readFluid, print: printFluid },
  number: { read: readNumber, print: (value, { unit = '' }) => `${trimmed(value)}${unit}` },
  font: {
    read: readFont,
    print: value => fontStack(isFontId(value) || isOwnFontId(value) ? value : 'system'),
  },
  choice: { read: readChoice, print: value => value },
  ratio: { read: readRatio, print: value => value },
  shadow: { read: readShadow, print: value => shadows[value] },
}

/**
 * Reads one value of a kind. Refuses, with a sentence that begins after the variable's name, whatever is not exactly
 * one value of that kind within its limits.
 */
export const readValue = <K extends Kind>(
  kind: K,
  { input, limits }: { input: unknown; limits: Limits },
): Reading<ValueOfKind[K]> => kindRules[kind].read(input, limits)

/** The CSS text of a value that `readValue` returned. */
export const printValue = <K extends Kind>(
  kind: K,
  { value, limits }: { value: ValueOfKind[K]; limits: Limits },
): string => kindRules[kind].print(value, limits)

/** The `@property` syntax of a kind, if its values can be registered. */
export const propertySyntax = (kind: Kind): '<color>' | '<length>' | undefined => kindRules[kind].syntax
