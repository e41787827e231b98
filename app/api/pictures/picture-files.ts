import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { drawLogo } from '#app/documents/draw-logo.ts'
import { findPicture, type PictureFile } from '#app/documents/find-picture.ts'
import type { FocalPoint } from '#app/rules/pictures/crop-around.ts'
import { primaryIndex } from '#app/rules/pictures/replace-picture.ts'
import type { Services } from '../kernel/context.ts'
import { restorePicture } from './picture-folder.ts'
import { type PictureSample, samplePicture } from './sample-picture.ts'

export type PictureHost = Pick<Services, 'database' | 'environment'>

/** The file of a picture of this site on this node, copied from the database where another node took it in; null for any other. */
async function pictureFile(host: PictureHost, src: string | undefined): Promise<PictureFile | null> {
  const request = { src, dataDir: host.environment.DATA_DIR }
  const file = await findPicture(request)
  if (file || !src || !(await restorePicture(host, src))) return file
  return findPicture(request)
}

/** A picture of this site as blocks of colours; null for one from elsewhere, which nobody fetches, and for one that is not there. */
export async function pictureBlocks(
  host: PictureHost,
  image: Pick<VenueImage, 'screen'>,
): Promise<PictureSample | null> {
  const file = await pictureFile(host, image.screen)
  return file && samplePicture(file)
}

/** A logo as PNG for documents and mails; null for one from elsewhere. `paper`: the colour below it, `#rrggbb`. */
export async function logoPicture(
  host: PictureHost,
  { src, paper }: { src: string | undefined; paper?: string },
): Promise<Uint8Array | null> {
  const file = await pictureFile(host, src)
  return file && drawLogo(file, paper)
}

/** The photograph of a card as mail programs read it, and what of it must stay in sight; null where there is none of this site. */
export async function photographOf(
  host: PictureHost,
  images: readonly VenueImage[],
): Promise<(PictureFile & { focus: FocalPoint | undefined }) | null> {
  const image = images[primaryIndex(images)]
  const file = await pictureFile(host, image?.mail ?? image?.screen)
  return file && { ...file, focus: image?.focus }
}
