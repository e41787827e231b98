import sharp, { type OverlayOptions } from 'sharp'
import { inDirection, textDirection } from '#theme/texts/runtime/text-direction.ts'
import { cropPhotograph, type Photograph } from './crop-photograph.ts'
import type { DocumentLook } from './document-look.ts'
import { fitText } from './outlines/fit-text.ts'
import { openFace } from './outlines/open-face.ts'
import type { Outline } from './outlines/outline-text.ts'
import { svgPaths } from './outlines/svg-path.ts'

/** What Open Graph pictures are shown at everywhere, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 }

const MARGIN = 72
/** How much of the width the words have beside a photograph. */
const WORDS_SHARE = 0.5
const LOGO = 88
const VENUE_SIZE = 30
const TITLE_SIZE = 76
const LONE_TITLE_SIZE = 104
const MIN_TITLE_SIZE = 40
const TITLE_LINES = 4
const LEADING = 1.16

export type SharePictureRequest = {
  /** what is shared: an event, a combo, or the venue itself */
  title: string
  venue: { name: string; locale: string }
  look: Pick<DocumentLook, 'display' | 'displayWeight' | 'words'> & BandLook
  /** a photograph's file, and the logo as PNG */
  photo: Photograph | null
  logo: Uint8Array | null
}

/** The colours of the venue's hero band, `#rrggbb`. */
export type BandLook = { band: string; bandText: string; bandSubtle: string; accent: string }

/**
 * The picture that chats and social pages show beside a link: the title in the venue's colours and letters, its logo, and a photograph
 * where there is one. A JPEG of 1200 × 630 pixels. Words run as the venue's language does.
 */
export async function sharePicture(request: SharePictureRequest): Promise<Uint8Array> {
  const { look, photo, logo, venue } = request
  const isRtl = textDirection(venue.locale) === 'rtl'
  const half = Math.round(SHARE_PICTURE.width * WORDS_SHARE)
  // A file that is no picture is left out: the words alone are a picture too.
  const frame = { width: SHARE_PICTURE.width - half, height: SHARE_PICTURE.height }
  const input = photo && (await cropPhotograph(photo, frame))
  const wordsWidth = input ? half : SHARE_PICTURE.width
  const wordsLeft = isRtl ? SHARE_PICTURE.width - wordsWidth : 0
  const layers: OverlayOptions[] = []
  if (input) layers.push({ input, left: isRtl ? 0 : wordsWidth, top: 0 })
  layers.push({ input: Buffer.from(await wordsDrawing(request, { wordsWidth, wordsLeft, isRtl })) })
  if (logo) layers.push(await logoLayer(logo, { wordsWidth, wordsLeft, isRtl }))
  return sharp({ create: { ...SHARE_PICTURE, channels: 3, background: look.band } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

type Place = { wordsWidth: number; wordsLeft: number; isRtl: boolean }

async function logoLayer(logo: Uint8Array, { wordsWidth, wordsLeft, isRtl }: Place) {
  const { data, info } = await sharp(logo)
    .resize({ width: wordsWidth - 2 * MARGIN, height: LOGO, fit: 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = isRtl ? wordsLeft + wordsWidth - MARGIN - info.width : wordsLeft + MARGIN
  return { input: data, left, top: MARGIN }
}

async function wordsDrawing({ title, venue, look }: SharePictureRequest, place: Place): Promise<string> {
  const room = place.wordsWidth - 2 * MARGIN
  const [display, words] = await Promise.all([
    openFace({ ...look.display, weight: look.displayWeight, opticalSize: 72 }, `${title}…`),
    openFace({ ...look.words, weight: 600, opticalSize: 28 }, `${venue.name}…`),
  ])
  const heading = fitText(inDirection(title, venue.locale), {
    ...{ face: display, width: room, lines: TITLE_LINES },
    ...{ size: place.wordsWidth < SHARE_PICTURE.width ? TITLE_SIZE : LONE_TITLE_SIZE, least: MIN_TITLE_SIZE },
  })
  const name = fitText(inDirection(venue.name, venue.locale), {
    ...{ face: words, width: room, lines: 1, size: VENUE_SIZE, least: 18 },
  })
  const bottom = SHARE_PICTURE.height - MARGIN
  const leading = heading.size * LEADING
  const firstLine = bottom - VENUE_SIZE * 2 - (heading.lines.length - 1) * leading
  const start = (line: Outline) =>
    place.isRtl ? place.wordsLeft + place.wordsWidth - MARGIN - line.width : place.wordsLeft + MARGIN
  const drawn = heading.lines.map((line, index) =>
    svgPaths(line, { x: start(line), y: firstLine + index * leading }),
  )
  const [nameLine] = name.lines
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}">
    <g fill="${look.bandText}">${drawn.join('')}</g>
    <g fill="${look.bandSubtle}">${nameLine ? svgPaths(nameLine, { x: start(nameLine), y: bottom }) : ''}</g>
    <rect x="${place.isRtl ? SHARE_PICTURE.width - 12 : 0}" width="12" height="100%" fill="${look.accent}"/>
  </svg>`
}
