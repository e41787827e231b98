import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { PicturePayload, PictureSubject } from '#app/contract/pictures.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { Text } from '#theme/texts/runtime/venue-texts.ts'

/** What is wrong, where; and the description as it was typed. */
export type RefusedPicture = { problem?: string; file?: string; description?: string; typed: string }
type Refusal = { status: number; answer: RefusedPicture }

type Press = { subject: PictureSubject; form: FormData; text: Text }

const MAX_DESCRIPTION = 500

const fileTexts = {
  PICTURE_TYPE: 'pictures-file-type',
  PICTURE_TOO_LARGE: 'pictures-file-large',
  PICTURE_NARROW: 'pictures-file-narrow',
  PICTURES_FULL: 'pictures-file-full',
} as const

const isFileCode = (code: string): code is keyof typeof fileTexts => Object.hasOwn(fileTexts, code)

/** Shows the chosen file, or the picture that is there, with what was typed about it; with `remove` none. The number of the edit when it is done. */
export async function savePicture(
  api: Visit['api'],
  { subject, form, text }: Press,
): Promise<Refusal | { edit: number | null }> {
  const typed = String(form.get('description') ?? '').trim()
  const refuse = (about: Omit<RefusedPicture, 'typed'>, status = 400) => ({
    status,
    answer: { ...about, typed },
  })
  const version = String(form.get('pictureVersion') ?? '')
  const set = (picture: PicturePayload['picture']) =>
    api.pictures.set({ params: subject, body: { version, picture } }).then(
      ({ payload: { edit } }) => ({ edit }),
      error => {
        const refusal = refusalOf(error)
        return refuse({ problem: text(problemText(refusal?.data.code)) }, refusal?.status ?? 500)
      },
    )
  if (form.get('intent') === 'remove') return set(null)
  if (typed.length > MAX_DESCRIPTION) return refuse({ description: text('pictures-description-long') })
  const addresses = await addressesOf(api, { subject, file: form.get('file') })
  if (!addresses) return refuse({ file: text('pictures-file-missing') })
  if ('code' in addresses) return refuse({ file: text(fileTexts[addresses.code]) }, addresses.status)
  return set({
    ...addresses,
    description: typed,
    focus: { x: percentIn(form, 'x'), y: percentIn(form, 'y') },
  })
}

const problemTexts = { CONFLICT: 'pictures-moved', CONTRAST: 'pictures-contrast' } as const

const problemText = (code: string | undefined) =>
  code === 'CONFLICT' || code === 'CONTRAST' ? problemTexts[code] : 'pictures-failed'

type Source = { subject: PictureSubject; file: FormDataEntryValue | null }

/** Where the picture is: of the file that was sent, else of the present one; null where there is neither. */
async function addressesOf(api: Visit['api'], { subject, file }: Source) {
  if (file instanceof Blob && file.size > 0) return uploadFile(api, file)
  const { payload } = await api.pictures.list()
  return payload.find(({ kind, id }) => kind === subject.kind && id === subject.id)?.picture ?? null
}

/** The addresses of a file that is kept now, or why it is not. */
async function uploadFile(api: Visit['api'], file: Blob) {
  const content = Buffer.from(await file.arrayBuffer()).toString('base64')
  return api.pictures.uploadPhoto({ body: { content } }).then(({ payload }) => payload, refusedFile)
}

/** The same, with the sentence that says why. */
export async function uploadedPhoto(api: Visit['api'], { file, text }: { file: Blob; text: Text }) {
  const kept = await uploadFile(api, file)
  return 'code' in kept ? { problem: text(fileTexts[kept.code]), status: kept.status } : kept
}

function refusedFile(error: unknown) {
  const refusal = refusalOf(error)
  const code = refusal?.data.code
  if (!refusal || !code || !isFileCode(code)) throw error
  return { code, status: refusal.status }
}

function percentIn(form: FormData, axis: 'x' | 'y'): number {
  const number = Math.round(Number(form.get(axis) ?? 50))
  return number >= 0 && number <= 100 ? number : 50
}
