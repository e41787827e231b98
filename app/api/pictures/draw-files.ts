import { createHash } from 'node:crypto'
import type { NewPicture } from '#app/data/queries/pictures/write.ts'
import { openPicture } from './read-picture.ts'

/** Where a logo is drawn largest, twice as fine. */
const LOGO = { width: 720, height: 320 }

/** Widths of a photograph in pixels: thumbnail, screen, high resolution. */
const WIDTHS = [320, 960, 1920] as const

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
    const { width } = await openPicture(bytes)
      .autoOrient()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info)
    if (width < MIN_PHOTO_WIDTH) return 'narrow'
    const [thumbnail, screen, highRes, mail] = await Promise.all([
      ...WIDTHS.map(size =>
        scaled(bytes, size)
          .webp({ quality: size < 1000 ? QUALITY.small : QUALITY.large })
          .toBuffer(),
      ),
      scaled(bytes, WIDTHS[1]).flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.small }).toBuffer(),
    ])
    const name = nameOf(highRes as Buffer)
    const file = (content: Buffer | undefined, ending: string) => ({
      name: `${name}-${ending}`,
      content: content as Buffer,
    })
    return {
      thumbnail: file(thumbnail, '320.webp'),
      screen: file(screen, '960.webp'),
      highRes: file(highRes, '1920.webp'),
      mail: file(mail, 'mail.jpg'),
    }
  } catch {
    return null
  }
}

const scaled = (bytes: Buffer, width: number) =>
  openPicture(bytes).autoOrient().resize(width, undefined, { withoutEnlargement: true })
