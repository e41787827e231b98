import { atLuminance, contrast, type Hex, lchOf, luminance } from '#theme/color/color.ts'

export const white: Hex = '#ffffff'
export const black: Hex = '#000000'

/** Rounding to whole bytes moves a ratio a little: aim above the promise. */
const margin = 1.025

const worst = (color: Hex, on: readonly Hex[]) =>
  Math.min(...on.map(background => contrast(color, background)))

/** Black or white, whichever reads better on the worst of the backgrounds; at least 4.58:1 on a single one. */
export const blackOrWhite = (...on: Hex[]): Hex => (worst(white, on) >= worst(black, on) ? white : black)

/** The seed's hue with a limited chroma, at a relative luminance (0–1). */
export const tone = (
  seed: Hex,
  { y, chroma = 1, most = 0.4 }: { y: number; chroma?: number; most?: number },
): Hex => {
  const { c, h } = lchOf(seed)
  return atLuminance({ c: Math.min(c * chroma, most), h }, y)
}

/** The luminance a colour needs so that it reaches `min` on every background, on the side (darker or lighter) given. */
const neededLuminance = (on: readonly Hex[], { min, darker }: { min: number; darker: boolean }): number => {
  const grounds = on.map(luminance)
  const ratio = min * margin
  return darker ? (Math.min(...grounds) + 0.05) / ratio - 0.05 : (Math.max(...grounds) + 0.05) * ratio - 0.05
}

/**
 * The seed itself if it already reaches `min` on all backgrounds, else the nearest colour of its hue that does.
 * When no colour of that hue can (a venue chose a middling background), the better of black and white.
 */
export const readable = (seed: Hex, on: readonly Hex[], min: number): Hex => {
  if (worst(seed, on) >= min) return seed
  const darker = blackOrWhite(...on) === black
  const target = neededLuminance(on, { min, darker })
  if (target <= 0 || target >= 1) return blackOrWhite(...on)
  const candidate = tone(seed, { y: target })
  return worst(candidate, on) >= min ? candidate : blackOrWhite(...on)
}

/** The first candidate that reads comfortably on all backgrounds (5:1 or better), else black or white. */
export const labelOn = (on: readonly Hex[], candidates: readonly Hex[]): Hex =>
  candidates.find(candidate => worst(candidate, on) >= 5) ?? blackOrWhite(...on)

/** How far a surface moves when it is pointed at and when it is pressed: down, up, and where there is no room left. */
const steps = {
  1: { down: 0.78, up: 0.22, lift: 0.016, dip: 0.92 },
  2: { down: 0.6, up: 0.4, lift: 0.036, dip: 0.84 },
} as const

/**
 * The colour of a surface while it is pointed at (`depth` 1) or pressed (`depth` 2). It moves away from its label,
 * so the label that was chosen at rest stays readable and never flips; at the ends of the scale it moves the other
 * way if the label allows it, because the change would not be seen.
 */
export const pressColor = (surface: Hex, { label, depth }: { label: Hex; depth: 1 | 2 }): Hex => {
  const y = luminance(surface)
  const { down, up, lift, dip } = steps[depth]
  const labelIsLighter = luminance(label) > y
  const away = tone(surface, { y: labelIsLighter ? y * down : y + (1 - y) * up })
  const atTheEnd = labelIsLighter ? y < 0.03 : y > 0.88
  const back = tone(surface, { y: labelIsLighter ? y + lift : y * dip })
  return atTheEnd && contrast(back, label) >= 4.6 ? back : away
}

/** A colour between two, in linear light: `share` of the second (0–1). */
export const between = (first: Hex, second: Hex, share: number): Hex => {
  const y = luminance(first) * (1 - share) + luminance(second) * share
  return tone(share < 0.5 ? first : second, { y })
}

/** A colour moved into a band of luminance; unchanged when it is already there. */
export const withinLuminance = (seed: Hex, [least, most]: readonly [number, number]): Hex => {
  const y = luminance(seed)
  return y < least ? tone(seed, { y: least }) : y > most ? tone(seed, { y: most }) : seed
}
