import { type CSSProperties, lazy, type MouseEvent, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './gallery.css.ts'

const Lightbox = lazy(() =>
  import('#app/ui/lightbox/lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })),
)

type GalleryProps = { name: string; pictures: readonly PictureSource[] }

/** The pictures of an event. Each is a link to its largest size; with JavaScript it opens the lightbox instead. */
export const Gallery = ({ name, pictures }: GalleryProps) => {
  const text = useText()
  const [position, setPosition] = useState<number | null>(null)
  if (pictures.length === 0)
    return (
      <div className={styles.first}>
        <Picture picture={null} shape="fill" />
      </div>
    )
  const words = {
    title: text('event-detail-images', { name }),
    close: text('event-detail-image-close'),
    previous: text('event-detail-image-previous'),
    next: text('event-detail-image-next'),
    countOf: (number: number, total: number) => text('event-detail-image-count', { number, total }),
  }
  return (
    <div
      className={classNames(styles.gallery, pictures.length > 1 && styles.mosaic)}
      style={{ [styles.OTHERS]: pictures.length - 1 } as CSSProperties}
      role="group"
      aria-label={words.title}
    >
      {pictures.map((picture, at) => (
        <Opener
          key={picture.highRes}
          picture={picture}
          at={at}
          total={pictures.length}
          onOpen={setPosition}
        />
      ))}
      {position === null ? null : (
        <Suspense>
          <Lightbox pictures={pictures} position={position} onMove={setPosition} words={words} />
        </Suspense>
      )}
    </div>
  )
}

type OpenerProps = { picture: PictureSource; at: number; total: number; onOpen: (position: number) => void }

const Opener = ({ picture, at, total, onOpen }: OpenerProps) => {
  const text = useText()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(at)
  }
  const label = text('event-detail-image-open', { number: at + 1, total, description: picture.description })
  return (
    <a
      href={picture.highRes}
      className={at === 0 ? styles.first : styles.other}
      aria-label={label}
      aria-haspopup="dialog"
      data-live=""
      onClick={open}
    >
      <Picture
        picture={picture}
        shape="fill"
        sizes={`(min-width: 62.5em) ${at === 0 ? '50rem' : '13rem'}, 100vw`}
        decorative
        priority={at === 0}
      />
      {at === 0 ? (
        <span className={styles.sign}>
          <Icon name="expand" />
        </span>
      ) : null}
      {total > 1 ? <Dots at={at} total={total} /> : null}
    </a>
  )
}

/** Of as many pictures, this one; the link says it in words. */
const Dots = ({ at, total }: { at: number; total: number }) => (
  <span className={styles.dots} aria-hidden="true">
    {Array.from({ length: total }, (_, one) => (
      <span key={one} className={styles.dot[one === at ? 'here' : 'there']} />
    ))}
  </span>
)
