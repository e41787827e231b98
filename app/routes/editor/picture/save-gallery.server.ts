import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { PicturePayload, PictureSubject } from '#app/contract/pictures.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { changeGallery, type GalleryChange } from '#app/rules/pictures/change-gallery.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'
import { uploadedPhoto } from './save-picture.server.ts'

/** What is wrong with the gallery: over it, at the new file, or with the description of a picture. */
export type RefusedGallery = { problem?: string; file?: string; at?: number; typed?: string }
type Refusal = { status: number; answer: RefusedGallery }
type Press = { subject: PictureSubject; form: FormData; text: Text }
type Picture = PicturePayload['gallery'][number]

const MAX_DESCRIPTION = 500

export const isGalleryPress = (form: FormData) => String(form.get('intent')).startsWith('gallery-')

/** Adds, describes, moves or removes one picture of the gallery. The number of the edit when it is done. */
export async function saveGallery(
  api: Visit['api'],
  { subject, form, text }: Press,
): Promise<Refusal | { edit: number | null }> {
  const found = (await api.pictures.list()).payload.find(
    ({ kind, id }) => kind === subject.kind && id === subject.id,
  )
  if (!found) throw new Response(null, { status: 404 })
  const typed = String(form.get('description') ?? '').trim()
  const at = Number(form.get('at'))
  if (typed.length > MAX_DESCRIPTION)
    return { status: 400, answer: { at, typed, problem: text('pictures-description-long') } }
  const change = await changeIn(api, { subject, form, text })
  if ('status' in change) return change
  const saved = await api.pictures
    .setGallery({
      params: subject,
      body: { version: String(form.get('version') ?? ''), pictures: changeGallery(found.gallery, change) },
    })
    .catch(refusalOf)
  if (saved && 'payload' in saved) return { edit: saved.payload.edit }
  const isMoved = saved?.status === 409
  return {
    status: saved?.status ?? 500,
    answer: { problem: text(isMoved ? 'pictures-gallery-moved' : 'pictures-failed') },
  }
}

async function changeIn(api: Visit['api'], { form, text }: Press): Promise<GalleryChange<Picture> | Refusal> {
  const [kind, at] = [String(form.get('intent')).replace('gallery-', ''), Number(form.get('at'))]
  const description = String(form.get('description') ?? '').trim()
  if (kind === 'earlier' || kind === 'later' || kind === 'remove') return { kind, at }
  if (kind === 'describe') return { kind, at, description }
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0)
    return { status: 400, answer: { file: text('pictures-file-missing'), typed: description } }
  const addresses = await uploadedPhoto(api, { file, text })
  if ('problem' in addresses)
    return { status: addresses.status, answer: { file: addresses.problem, typed: description } }
  return { kind: 'add', picture: { ...addresses, description } }
}
