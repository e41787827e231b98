import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { useId, useState } from 'react'
import { PICTURE_SUBJECTS } from '#app/contract/pictures.ts'
import { requirePictureEditor } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { savedAddress } from '../parts/saved-address.ts'
import { UndoEdit } from '../parts/undo-edit.tsx'
import { FocusFields } from './focus-fields.tsx'
import { GallerySection } from './gallery-section.tsx'
import * as styles from './picture.css.ts'
import { isGalleryPress, type RefusedGallery, saveGallery } from './save-gallery.server.ts'
import { type RefusedPicture, savePicture } from './save-picture.server.ts'
import { useChosenFile } from './use-chosen-file.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The picture of one thing; nowhere for what the venue does not have. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, venue, tenantId, url } = await requirePictureEditor(args)
  const { kind, id } = args.params
  const subject = (await api.pictures.list()).payload.find(found => found.kind === kind && found.id === id)
  if (!subject) throw new Response(null, { status: 404 })
  return {
    title: venue.title(subject.name),
    messages: venue.messages(['editor', 'pictures']),
    subject,
    isSaved: url.searchParams.has('saved'),
    edit: numberParam(url, 'saved'),
    allHref: `/editor/${encodeURIComponent(tenantId)}/pictures`,
  }
}

/** Saves the picture, or takes it away, and leads back here. */
export async function action(args: ActionFunctionArgs) {
  const { api, venue, url } = await requirePictureEditor(args)
  const kind = PICTURE_SUBJECTS.find(known => known === args.params.kind)
  if (!kind || !args.params.id) throw new Response(null, { status: 404 })
  const form = await args.request.formData()
  const press = { subject: { kind, id: args.params.id }, form, text: venue.text }
  if (isGalleryPress(form)) {
    const saved = await saveGallery(api, press)
    if ('answer' in saved) return data({ gallery: saved.answer }, { status: saved.status })
    throw redirect(`${savedAddress(url, saved)}#gallery`)
  }
  const saved = await savePicture(api, press)
  if ('answer' in saved) return data(saved.answer, { status: saved.status })
  throw redirect(savedAddress(url, saved))
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function EditPicture() {
  const { subject, isSaved, edit, allHref } = useLoaderData<typeof loader>()
  const { answer: given } = useServerAnswer<RefusedPicture | { gallery: RefusedGallery }>()
  const gallery = given && 'gallery' in given ? given.gallery : undefined
  const answer = given && !('gallery' in given) ? given : undefined
  const text = useText()
  return (
    <EditorScreen
      heading={subject.name}
      kind={text(`pictures-${subject.kind}`)}
      page="pictures"
      back={{ href: allHref, words: text('pictures-all') }}
      saved={isSaved && !given && text('pictures-saved')}
      savedActions={edit && <UndoEdit number={edit} isOfPart />}
    >
      <PictureForm key={subject.picture?.screen ?? ''} answer={answer} />
      {subject.kind === 'venue' || !subject.picture ? null : (
        <GallerySection key={subject.galleryVersion} subject={subject} answer={gallery} />
      )}
    </EditorScreen>
  )
}

const PictureForm = ({ answer }: { answer: RefusedPicture | undefined }) => {
  const { picture, pictureVersion } = useLoaderData<typeof loader>().subject
  const text = useText()
  const focusId = useId()
  const busy = useNavigation().formData?.get('intent')
  const { chosen, choose } = useChosenFile()
  const [focus, setFocus] = useState(picture?.focus ?? { x: 50, y: 50 })
  const src = chosen ?? picture?.screen
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <input type="hidden" name="pictureVersion" value={pictureVersion} />
      {answer?.problem ? (
        <Notice tone="critical" live>
          {answer.problem}
        </Notice>
      ) : null}
      <Field label={text('pictures-file')} hint={text('pictures-file-hint')} error={answer?.file}>
        <FileInput
          name="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          autoFocus={Boolean(answer?.file)}
          onChange={choose}
        />
      </Field>
      <Field
        label={text('pictures-description')}
        hint={text('pictures-description-hint')}
        error={answer?.description}
      >
        <Input name="description" defaultValue={answer?.typed ?? picture?.description ?? ''} />
      </Field>
      <fieldset className={styles.focus} aria-describedby={`${focusId}-hint`}>
        <legend className={styles.legend}>{text('pictures-focus')}</legend>
        <p id={`${focusId}-hint`} className={styles.hint}>
          {text('pictures-focus-hint')} {src ? text('pictures-focus-press') : null}
        </p>
        <FocusFields src={src} focus={focus} onFocus={setFocus} />
      </fieldset>
      <div className={styles.actions}>
        <Button name="intent" value="save" busy={busy === 'save'}>
          {text('pictures-save')}
        </Button>
        {picture ? (
          <Button name="intent" value="remove" tone="quiet" busy={busy === 'remove'}>
            {text('pictures-remove')}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
