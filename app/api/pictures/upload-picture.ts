import { sumPictureBytes } from '#app/data/queries/pictures/read.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { requireThemeStaff } from '../themes/theme-rights.ts'
import { drawPhotoFiles, MIN_PHOTO_WIDTH } from './draw-files.ts'
import { keepLogo, keepPictures, type PicturePlace } from './keep-pictures.ts'

/** The largest file in bytes: a photograph of a telephone as it is. */
const MAX_FILE_BYTES = 10_000_000

/** What the pictures of one venue may take in all, in bytes. */
const MAX_VENUE_BYTES = 500_000_000

/**
 * Keeps a logo, drawn anew, and gives its address; the theme names it when it is saved. For whoever may change the logo (401, 403).
 * Refuses what is no picture, files over 10 MB, and venues whose pictures take 500 MB.
 */
export const uploadLogo = api.pictures.uploadLogo.handler(async ({ input: { body }, context }) => {
  const place = await openPictures(context)
  const src = await keepLogo(place, contentOf(body))
  if (!src) throw refuse('PICTURE_TYPE')
  return { payload: { src } }
})

/** Keeps a photograph in three widths and one for mail. Refuses as a logo is refused, and what is narrower than 480 pixels. */
export const uploadPhoto = api.pictures.uploadPhoto.handler(async ({ input: { body }, context }) => {
  const place = await openPictures(context)
  const files = await drawPhotoFiles(contentOf(body))
  if (!files) throw refuse('PICTURE_TYPE')
  if (files === 'narrow')
    throw refuse('PICTURE_NARROW', { text: `This picture is less than ${MIN_PHOTO_WIDTH} pixels wide` })
  const { thumbnail, screen, highRes, mail } = files
  const [small = '', middle = '', large = '', mailed = ''] = await keepPictures(place, [
    thumbnail,
    screen,
    highRes,
    mail,
  ])
  return { payload: { thumbnail: small, screen: middle, highRes: large, mail: mailed } }
})

/** Where the caller's pictures go (401, 403, PICTURES_FULL). */
export async function openPictures(context: ApiContext): Promise<PicturePlace> {
  const { db, tenantId, now, services } = context
  const author = requirePictureStaff(context.staff)
  if ((await sumPictureBytes(db, tenantId)) > MAX_VENUE_BYTES) throw refuse('PICTURES_FULL')
  return { db, tenantId, now, author: author.email, dataDir: services.environment.DATA_DIR }
}

/** Staff of the venue who may change its pictures (401, 403). */
export function requirePictureStaff(staff: StaffIdentity | null): StaffIdentity {
  const author = requireThemeStaff(staff)
  if (!mayDo(author.roles, 'pictures')) throw refuse('FORBIDDEN')
  return author
}

function contentOf({ content }: { content: string }): Buffer {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > MAX_FILE_BYTES) throw refuse('PICTURE_TOO_LARGE')
  return bytes
}
