import { colorDistance, lightnessAndChroma } from './page-colors.ts'

/** Pixels row by row: red, green and blue of a byte each. */
export type PixelRows = { pixels: Uint8Array; width: number }

/** A colour that fills areas of a screenshot evenly; `share` is its part of all that is even, 0 to 1. */
export type AreaColor = { hex: string; share: number }

/** As many of the most frequent shades as are worth a look. */
const MAX_SHADES = 160
/** What compression leaves of one colour differs by no more than this in each part. */
const TOLERANCE = 2
/** Closer than this are shades of one area, in CIEDE2000. */
const SAME = 3

/**
 * The colours that fill areas of a screenshot, the most frequent first: those of pixels that look like their neighbours on the
 * right and below. Grounds, bands and buttons consist of them; photographs, gradients and the edges of letters hardly do.
 */
export function areaColors(rows: PixelRows): AreaColor[] {
  const counts = evenPixels(rows)
  const shades = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, MAX_SHADES)
  const total = shades.reduce((sum, [, count]) => sum + count, 0)
  const areas: AreaColor[] = []
  for (const [shade, count] of shades) {
    const hex = `#${shade.toString(16).padStart(6, '0')}`
    const near = areas.find(area => colorDistance(area.hex, hex) <= SAME)
    if (near) near.share += count / total
    else areas.push({ hex, share: count / total })
  }
  return areas
}

/** How often each shade is met in even places, by its 24 bits. */
function evenPixels({ pixels, width }: PixelRows): Map<number, number> {
  const counts = new Map<number, number>()
  const rowBytes = 3 * width
  for (let at = 0; at + rowBytes + 2 < pixels.length; at += 3) {
    const isLast = at % rowBytes === rowBytes - 3
    if (isLast || !isEven(pixels, { at, rowBytes })) continue
    const shade = (byte(pixels, at) << 16) | (byte(pixels, at + 1) << 8) | byte(pixels, at + 2)
    counts.set(shade, (counts.get(shade) ?? 0) + 1)
  }
  return counts
}

const byte = (pixels: Uint8Array, at: number) => pixels[at] ?? 0

/** Written out, since it runs for each of a million pixels. */
function isEven(pixels: Uint8Array, { at, rowBytes }: { at: number; rowBytes: number }): boolean {
  for (let part = at; part < at + 3; part += 1) {
    const value = byte(pixels, part)
    if (Math.abs(value - byte(pixels, part + 3)) > TOLERANCE) return false
    if (Math.abs(value - byte(pixels, part + rowBytes)) > TOLERANCE) return false
  }
  return true
}

/** A smaller part of a page is a detail of it. */
const MIN_SHARE = 0.0002

/**
 * How far an area can be what a brand is known by, 0 to 1: strong colours before large ones, since a button is small and a dark
 * footer large. Found on the six tuning pages of `tests/onboarding-pages`.
 */
export function areaWorth({ hex, share }: AreaColor): number {
  if (share < MIN_SHARE) return 0
  const { lightness, chroma } = lightnessAndChroma(hex)
  return share ** 0.25 * Math.min(1, chroma / 0.09) * (lightness < 0.34 ? 0.4 : 1)
}

const MIN_SCREEN_PIXELS = 400_000
const SCREENSHOT_NAME = /screen|capture|captura|bildschirm|scherm|snip/i

/** Whether a picture that is handed in shows a page rather than a logo: by its name, else by its size and shape. */
export function isScreenshot({ name, width, height, isOpaque }: PictureFacts): boolean {
  if (SCREENSHOT_NAME.test(name)) return true
  if (/logo|signet|brand/i.test(name)) return false
  return isOpaque && width * height >= MIN_SCREEN_PIXELS && width / height < 2.4
}

export type PictureFacts = { name: string; width: number; height: number; isOpaque: boolean }
