import sharp from 'sharp'
import type { SitePicture } from '#app/rules/onboarding/site/site-page.ts'
import { colorsOfPixels } from '#theme/color/picture-colors.ts'

/** As many pixels as a picture may unpack to. */
const MAX_PIXELS = 50_000_000
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
    return { address, width, height, colors: colorsOfPixels(pixels) }
  } catch {
    return null
  }
}
