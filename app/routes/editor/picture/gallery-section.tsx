import { Form } from '@remix-run/react'
import type { PicturePayload } from '#app/contract/pictures.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './picture.css.ts'
import type { RefusedGallery } from './save-gallery.server.ts'

type GalleryProps = { subject: PicturePayload; answer: RefusedGallery | undefined }

/** The further pictures of what is sold: each with its description and its place, and one to add. */
export const GallerySection = ({ subject, answer }: GalleryProps) => {
  const text = useText()
  const { gallery, galleryVersion } = subject
  return (
    <Section heading={text('pictures-gallery')} step="title" id="gallery">
      <p className={styles.hint}>{text('pictures-gallery-hint')}</p>
      {answer?.problem ? (
        <Notice tone="critical" live>
          {answer.problem}
        </Notice>
      ) : null}
      {gallery.length > 0 ? (
        <ol className={styles.gallery}>
          {gallery.map((picture, at) => (
            <li key={picture.screen} className={styles.item}>
              <img className={styles.further} src={picture.screen} alt={picture.description} loading="lazy" />
              <PictureForm picture={picture} at={at} count={gallery.length} version={galleryVersion} />
            </li>
          ))}
        </ol>
      ) : null}
      <Form method="post" encType="multipart/form-data">
        <input type="hidden" name="version" value={galleryVersion} />
        <FieldGroup legend={text('pictures-gallery-new')} className={styles.form}>
          <Field label={text('pictures-file')} hint={text('pictures-file-hint')} error={answer?.file}>
            <FileInput
              name="file"
              accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
              autoFocus={Boolean(answer?.file)}
            />
          </Field>
          <Field label={text('pictures-description')} hint={text('pictures-description-hint')}>
            <Input name="description" defaultValue={answer?.file ? answer.typed : ''} maxLength={500} />
          </Field>
          <div>
            <Button name="intent" value="gallery-add">
              {text('pictures-gallery-add')}
            </Button>
          </div>
        </FieldGroup>
      </Form>
    </Section>
  )
}

type PictureFormProps = {
  picture: PicturePayload['gallery'][number]
  at: number
  count: number
  version: string
}

const PictureForm = ({ picture, at, count, version }: PictureFormProps) => {
  const text = useText()
  const number = at + 1
  const presses = (['describe', 'earlier', 'later', 'remove'] as const).filter(
    press => (press !== 'earlier' || at > 0) && (press !== 'later' || number < count),
  )
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="at" value={at} />
      <Field label={text('pictures-description')}>
        <Input
          name="description"
          defaultValue={picture.description}
          maxLength={500}
          aria-label={text('pictures-gallery-name', { press: text('pictures-description'), number })}
        />
      </Field>
      <div className={styles.actions}>
        {presses.map(press => (
          <Button
            key={press}
            name="intent"
            value={`gallery-${press}`}
            tone={press === 'describe' ? 'secondary' : 'quiet'}
            aria-label={text('pictures-gallery-name', { press: text(`pictures-gallery-${press}`), number })}
          >
            {text(`pictures-gallery-${press}`)}
          </Button>
        ))}
      </div>
    </Form>
  )
}
