import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { SharePictureRequest } from './share-picture.ts'
import { venueIcon } from './venue-icon.ts'

/** What Apple shows them at, in points; each is drawn for screens of one, two and three pixels a point. */
const ICON = 29
const LOGO = { width: 160, height: 50 }
const THUMBNAIL = { width: 90, height: 90 }
const STRIP = { width: 375, height: 144 }
const SCALES = [1, 2, 3] as const

type PassPictureRequest = Pick<SharePictureRequest, 'venue' | 'look' | 'logo'> & {
  kind: 'ticket' | 'membership'
  /** a photograph's file, beside the words of a ticket */
  photo: string | null
}

/** The pictures of a pass as PNG under Apple's names: the venue's icon and logo; a ticket has its event's photograph, a card a band of the theme. */
export async function passPictures(request: PassPictureRequest): Promise<Record<string, Uint8Array>> {
  const { kind, logo, photo } = request
  const pictures = await Promise.all([
    ...SCALES.map(scale =>
      named('icon', { scale, draw: () => venueIcon({ ...request, size: ICON * scale }) }),
    ),
    ...(logo ? SCALES.map(scale => named('logo', { scale, draw: () => scaledLogo(logo, scale) })) : []),
    ...(photo && kind === 'ticket'
      ? SCALES.map(scale => named('thumbnail', { scale, draw: () => thumbnail(photo, scale) }))
      : []),
    ...(kind === 'membership'
      ? SCALES.map(scale => named('strip', { scale, draw: () => strip(request, scale) }))
      : []),
  ])
  return Object.fromEntries(pictures.filter(picture => picture !== null))
}

type Drawing = { scale: number; draw: () => Promise<Uint8Array> }

/** A picture that cannot be drawn is left out: a pass is one without it too. */
async function named(name: string, { scale, draw }: Drawing): Promise<[string, Uint8Array] | null> {
  const content = await draw().catch(() => null)
  return content && [scale === 1 ? `${name}.png` : `${name}@${scale}x.png`, content]
}

const scaled = ({ width, height }: { width: number; height: number }, scale: number) => ({
  width: width * scale,
  height: height * scale,
})

const scaledLogo = (logo: Uint8Array, scale: number) =>
  sharp(logo)
    .resize({ ...scaled(LOGO, scale), fit: 'inside' })
    .png()
    .toBuffer()

const thumbnail = async (photo: string, scale: number) =>
  sharp(await readFile(photo), { limitInputPixels: 40_000_000 })
    .resize({ ...scaled(THUMBNAIL, scale), fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()

/** The colour of the hero with the accent below it: the name of the level stands on it as readable as on the hero. */
function strip({ look }: PassPictureRequest, scale: number): Promise<Uint8Array> {
  const { width, height } = scaled(STRIP, scale)
  const line = 6 * scale
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${look.band}"/>
    <rect y="${height - line}" width="100%" height="${line}" fill="${look.accent}"/>
  </svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
