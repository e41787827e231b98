import sharp from 'sharp'
import { openFace } from './outlines/open-face.ts'
import { outlineText } from './outlines/outline-text.ts'
import { svgPaths } from './outlines/svg-path.ts'
import type { SharePictureRequest } from './share-picture.ts'

/** How much of the icon its mark fills: phones cut round and square shapes out of it. */
const MARK_SHARE = 0.68

type IconRequest = Pick<SharePictureRequest, 'venue' | 'look' | 'logo'> & { size: number }

/** The venue's icon as a square PNG: its logo on the colour of its hero, the first letter of its name where it has none. */
export async function venueIcon({ size, look, logo, venue }: IconRequest): Promise<Uint8Array> {
  const mark = Math.round(size * MARK_SHARE)
  const input = logo
    ? await sharp(logo).resize({ width: mark, height: mark, fit: 'inside' }).toBuffer()
    : Buffer.from(await letter(venue.name, { size, look }))
  return sharp({ create: { width: size, height: size, channels: 4, background: look.band } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer()
}

async function letter(name: string, { size, look }: Pick<IconRequest, 'size' | 'look'>): Promise<string> {
  const [first] = new Intl.Segmenter().segment(name.trim().toUpperCase())
  const initial = first?.segment ?? ''
  const face = await openFace({ ...look.display, weight: look.displayWeight, opticalSize: 72 }, initial)
  const outline = outlineText(initial, { face, size: size * MARK_SHARE })
  const place = { x: (size - outline.width) / 2, y: size * 0.74 }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><g fill="${look.bandText}">${svgPaths(outline, place)}</g></svg>`
}
