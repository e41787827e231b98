/** An opaque sRGB colour as we print it: `#` and six lower-case hex digits. */
export type Hex = `#${string}`

/** A colour in OKLCH: lightness 0–1, chroma about 0–0.37, hue in degrees. */
export type Lch = { l: number; c: number; h: number }

type Rgb = [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toGamma = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255)

const linearOf = (hex: Hex): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16)
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

const luminanceOf = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

const most = 4096
const luminances = new Map<Hex, number>()

/** Relative luminance of WCAG 2: 0 for black, 1 for white. Kept, since a theme asks for the same few colours over and over. */
export const luminance = (hex: Hex): number => {
  const cached = luminances.get(hex)
  if (cached !== undefined) return cached
  if (luminances.size >= most) luminances.clear()
  const counted = luminanceOf(linearOf(hex))
  luminances.set(hex, counted)
  return counted
}

/** Contrast ratio of WCAG 2 between two opaque colours, 1 to 21; the order of the two does not matter. */
export const contrast = (a: Hex, b: Hex): number => {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The OKLCH coordinates of a colour. A grey has chroma 0 and hue 0. */
export const lchOf = (hex: Hex): Lch => {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const c = Math.hypot(a, bb)
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return c < 0.0005
    ? { l: light, c: 0, h: 0 }
    : { l: light, c, h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

/** How far two colours look apart: the distance in OKLab, from 0 to 1. */
export const distance = (first: Hex, second: Hex): number => {
  const [one, other] = [lchOf(first), lchOf(second)]
  const turn = ((one.h - other.h) * Math.PI) / 180
  const plane = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn)
  return Math.sqrt((one.l - other.l) ** 2 + Math.max(0, plane))
}

/** Where a hue points in the plane of OKLab, worked out once per hue. */
type Hue = readonly [a: number, b: number]
const hueOf = (h: number): Hue => [Math.cos((h * Math.PI) / 180), Math.sin((h * Math.PI) / 180)]

const linearOfLab = (l: number, c: number, [ca, cb]: Hue): Rgb => {
  const [a, b] = [c * ca, c * cb]
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ]
}

const fits = (channel: number) => channel >= -0.0005 && channel <= 1.0005
const inGamut = ([r, g, b]: Rgb) => fits(r) && fits(g) && fits(b)

const hexOfLinear = (rgb: Rgb): Hex => {
  const [r, g, b] = rgb.map(channel => byte(toGamma(Math.max(0, channel)))) as Rgb
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`
}

/** The most chroma, up to `c`, that the screen can show at a lightness and hue. */
const shownChroma = (l: number, { c, hue }: { c: number; hue: Hue }): number => {
  if (inGamut(linearOfLab(l, c, hue))) return c
  let [low, high] = [0, c]
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (inGamut(linearOfLab(l, middle, hue))) low = middle
    else high = middle
  }
  return low
}

/** Lightness and hue stay; chroma is reduced until the screen can show the colour. */
const clampedLinear = (l: number, c: number, hue: Hue): Rgb => linearOfLab(l, shownChroma(l, { c, hue }), hue)

/** The displayable colour nearest to OKLCH coordinates, keeping lightness and hue. */
export const hexOfLch = ({ l, c, h }: Lch): Hex => hexOfLinear(clampedLinear(l, c, hueOf(h)))

/** The lightness at which a hue and chroma have a luminance, displayable or not. */
const lightnessAt = (target: number, { c, hue }: { c: number; hue: Hue }): number => {
  let [low, high] = [0, 1]
  for (let step = 0; step < 15; step++) {
    const middle = (low + high) / 2
    if (luminanceOf(linearOfLab(middle, c, hue)) < target) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The colour of a hue and chroma that has the given relative luminance (0–1): contrast depends on luminance alone,
 * so a ramp locked to luminances keeps its ratios for every brand. Chroma gives way where the screen cannot follow.
 */
export const atLuminance = ({ c, h }: Pick<Lch, 'c' | 'h'>, target: number): Hex => {
  if (target <= 0) return '#000000'
  if (target >= 1) return '#ffffff'
  const hue = hueOf(h)
  let chroma = c
  let l = lightnessAt(target, { c: chroma, hue })
  // Less chroma means another lightness for the same luminance: three rounds settle both.
  for (let round = 0; round < 3; round++) {
    const shown = shownChroma(l, { c: chroma, hue })
    if (shown === chroma) break
    chroma = shown
    l = lightnessAt(target, { c: chroma, hue })
  }
  return hexOfLinear(clampedLinear(l, chroma, hue))
}

/** The colour between two in OKLab, where a blend looks like one: `share` (0–1) of the second. */
export const mix = (first: Hex, second: Hex, share: number): Hex => {
  const [one, two] = [lchOf(first), lchOf(second)].map(({ l, c, h }) => [
    l,
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ])
  const [l = 0, a = 0, b = 0] = (one ?? []).map((part, n) => part * (1 - share) + (two?.[n] ?? 0) * share)
  return hexOfLch({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 })
}
