import { distance, type Hex, lchOf } from '#theme/color/color.ts'

export type ColorShare = {
  hex: Hex
  /** of all that can be seen of the picture, 0 to 1 */
  share: number
}

type Bin = { count: number; sum: [number, number, number] }

/** As many of the most frequent colours as are worth naming. */
const MAX_COLORS = 12

/**
 * The colours of a picture from its pixels (red, green, blue, alpha of a byte each), the most frequent first, at most twelve; near ones
 * count as one, and what can be seen through does not count.
 */
export function colorsOfPixels(pixels: Uint8Array | Uint8ClampedArray): ColorShare[] {
  const bins = new Map<number, Bin>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 200) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bins.set(key, { count: bin.count + 1, sum: [bin.sum[0] + red, bin.sum[1] + green, bin.sum[2] + blue] })
  }
  const total = [...bins.values()].reduce((sum, { count }) => sum + count, 0)
  return [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_COLORS)
    .map(({ count, sum }) => ({
      hex: hexOf(sum.map(value => Math.round(value / count))),
      share: count / total,
    }))
}

const hexOf = (parts: readonly number[]): Hex =>
  `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`

/** Less colourful is a grey to the eye. */
const MIN_CHROMA = 0.035
/** Closer in OKLab is the same colour, at the edge of a shape or in another shade of a gradient. */
const MIN_DISTANCE = 0.09
/** A smaller part of a picture is a detail of it. */
const MIN_SHARE = 0.01

/** What of these can be the colour of a brand: no greys, no details, and each once; at most four, the most frequent first. */
export function brandColorsOf(colors: readonly ColorShare[]): Hex[] {
  const candidates: Hex[] = []
  for (const { hex, share } of colors) {
    const isDetail = share < MIN_SHARE || lchOf(hex).c < MIN_CHROMA
    if (!isDetail && candidates.every(candidate => distance(candidate, hex) > MIN_DISTANCE))
      candidates.push(hex)
  }
  return candidates.slice(0, 4)
}
