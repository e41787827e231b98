import { type AreaColor, areaColors, isScreenshot } from '#app/rules/onboarding/site/screenshot-colors.ts'
import { openPicture } from '../pictures/read-picture.ts'

/** As wide as a page is looked at; what is longer than this shows no more of its look. */
const WIDTH = 1280
const MAX_HEIGHT = 2560

type Screenshot = { areas: AreaColor[]; picture: Buffer }

/**
 * The areas of a screenshot and a small copy of it (WebP, at most 1280 pixels wide); null for what is no picture, or shows no page. Beside
 * a page that was saved, `isPage`, a picture is one only where its name says so: the others belong to the page.
 */
export async function readScreenshot(
  { name, bytes }: { name: string; bytes: Buffer },
  { isPage }: { isPage: boolean },
): Promise<Screenshot | null> {
  try {
    const { width = 0, height = 0, hasAlpha } = await openPicture(bytes).metadata()
    const isOpaque = !isPage && (!hasAlpha || (await openPicture(bytes).stats()).isOpaque)
    if (!isScreenshot({ name, width, height, isOpaque })) return null
    const scale = Math.min(1, WIDTH / width)
    const top = { left: 0, top: 0, width, height: Math.min(height, Math.round(MAX_HEIGHT / scale)) }
    const screen = openPicture(bytes).extract(top).flatten({ background: '#ffffff' }).toColourspace('srgb')
    const small = { width: WIDTH, withoutEnlargement: true }
    const { data: pixels, info } = await screen
      .clone()
      .resize({ ...small, kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = await screen.clone().resize(small).webp({ quality: 70 }).toBuffer()
    return { areas: areaColors({ pixels, width: info.width }), picture }
  } catch {
    return null
  }
}
