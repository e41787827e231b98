import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { NewPicture } from '#app/data/queries/pictures/write.ts'
import { openPicture } from './read-picture.ts'

/** Where a logo is drawn largest, twice as fine. */
const LOGO = { width: 720, height: 320 }

/** Widths of a photograph in pixels. */
const WIDTHS = { thumbnail: 320, screen: 960, highRes: 1920 }

/** A narrower photograph would look coarse on a phone already. */
export const MIN_PHOTO_WIDTH = 480

const QUALITY = { small: 78, large: 74 }

/** Pictures are told apart by what they show: the same upload twice is one file. */
const nameOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * A logo drawn anew as PNG: nothing of the file itself is kept, so nothing in a drawing is run, and nothing that a camera wrote beside the
 * picture is told. Null for what is no picture.
 */
export async function drawLogoFile(bytes: Buffer): Promise<NewPicture | null> {
  const content = await openPicture(bytes)
    .resize(LOGO.width, LOGO.height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => null)
  return content && { name: `logo-${nameOf(content)}.png`, content }
}

export type PhotoFiles = { thumbnail: NewPicture; screen: NewPicture; highRes: NewPicture; mail: NewPicture }

/**
 * A photograph drawn anew, upright, as WebP in the three widths of a screen, and as JPEG for mail programs. None is made wider than it
 * came. Null for what is no picture; `'narrow'` for one of fewer than 480 pixels.
 */
export async function drawPhotoFiles(bytes: Buffer): Promise<PhotoFiles | 'narrow' | null> {
  try {
    const { autoOrient } = await openPicture(bytes).metadata()
    if (autoOrient.width < MIN_PHOTO_WIDTH) return 'narrow'
    return await photoFiles(await largestOf(bytes))
  } catch {
    return null
  }
}

/** Unpacked once: the other sizes are made from it. */
async function largestOf(bytes: Buffer): Promise<Sharp> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize(WIDTHS.highRes, undefined, { withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function photoFiles(largest: Sharp): Promise<PhotoFiles> {
  const scaled = (width: number) => largest.clone().resize(width, undefined, { withoutEnlargement: true })
  const [thumbnail, screen, highRes, mail] = await Promise.all([
    scaled(WIDTHS.thumbnail).webp({ quality: QUALITY.small }).toBuffer(),
    scaled(WIDTHS.screen).webp({ quality: QUALITY.small }).toBuffer(),
    largest.clone().webp({ quality: QUALITY.large }).toBuffer(),
    scaled(WIDTHS.screen).flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.small }).toBuffer(),
  ])
  const name = nameOf(highRes)
  return {
    thumbnail: { name: `${name}-320.webp`, content: thumbnail },
    screen: { name: `${name}-960.webp`, content: screen },
    highRes: { name: `${name}-1920.webp`, content: highRes },
    mail: { name: `${name}-mail.jpg`, content: mail },
  }
}
