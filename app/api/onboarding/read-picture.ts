import sharp from 'sharp'
import type { SitePicture } from '#app/rules/onboarding/site/site-page.ts'

/** As many pixels as a picture may unpack to. */
const MAX_PIXELS = 24_000_000
const SAMPLE = 96

/** A picture opened with limits; a drawing is drawn, never run, and fetches nothing. */
export const openPicture = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false, density: 144 })

/** What a picture looks like; null for what is none. */
export async function readPicture(address: string, bytes: Buffer): Promise<SitePicture | null> {
  try {
    const { width = 0, height = 0 } = await openPicture(bytes).metadata()
    const pixels = await openPicture(bytes)
      .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return { address, width, height, colors: colorsOf(pixels) }
  } catch {
    return null
  }
}

type Bin = { count: number; sum: [number, number, number] }

/** The colours by how often they are met, near ones together; see-through pixels say nothing. */
function colorsOf(pixels: Buffer): SitePicture['colors'] {
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
    .slice(0, 12)
    .map(({ count, sum }) => ({
      hex: hexOf(sum.map(value => Math.round(value / count))),
      share: count / total,
    }))
}

const hexOf = (parts: readonly number[]) =>
  `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
