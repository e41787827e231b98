import type { PictureSubject } from '#app/contract/pictures.ts'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import type { inProcess } from './api-client.ts'

type Api = Pick<Awaited<ReturnType<typeof inProcess>>, 'pictures'>
type PictureRequest = PictureSubject & { picture: Omit<VenueImage, 'primary'> | null }

/** Shows something by another picture, as somebody does who has just looked at the present one. */
export async function showPicture({ pictures }: Api, { picture, ...params }: PictureRequest) {
  const { payload } = await pictures.list()
  const found = payload.find(({ kind, id }) => kind === params.kind && id === params.id)
  return pictures.set({ params, body: { version: found?.pictureVersion ?? '', picture } })
}
