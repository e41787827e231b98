import { useRef, useState } from 'react'
import { classNames } from '#app/ui/styles/class-names.ts'
import * as styles from '#editor/difference/difference-picture.css.ts'
import type { Painting, ThemeSide } from '#editor/difference/paint-side.ts'
import { useNearness } from '#editor/difference/use-nearness.ts'
import { whenReady } from '#editor/preview/when-ready.ts'
import { PREVIEW_FRAME } from '#theme/texts/runtime/spoken-words.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Two themes as the API tells them, and the one that pages come in. */
export type ThemeSides = { before: ThemeSide; after: ThemeSide; shown: ThemeSide }

type DifferencePictureProps = {
  /** the page on which the values show */
  href: string
  /** of the group */
  name: string
  keys: readonly string[]
  sides: ThemeSides
}

/** A page as it was and as it will be, beside each other; the list of values says the same in words. */
export const DifferencePicture = ({ sides, ...picture }: DifferencePictureProps) => {
  const text = useText()
  const pair = useRef<HTMLDivElement>(null)
  const isDrawn = useNearness(pair)
  return (
    <div ref={pair} className={styles.pair} {...INERT}>
      {(['before', 'after'] as const).map(side => (
        <figure key={side} className={styles.side} data-side={side}>
          <figcaption className={styles.caption}>{text(`versions-${side}`)}</figcaption>
          <div className={styles.room}>
            {isDrawn ? (
              <PaintedFrame
                {...picture}
                title={text('versions-picture', {
                  side: text(`versions-${side}`),
                  name: picture.name,
                })}
                side={sides[side]}
                shown={sides.shown}
              />
            ) : null}
          </div>
        </figure>
      ))}
    </div>
  )
}

/** The page in a picture is looked at, not used, and read out as the list of values alone; React 18 knows no such property. */
const INERT = { inert: '', 'aria-hidden': true } as object

type PaintedFrameProps = Painting & { href: string; title: string }

const PaintedFrame = ({ href, title, ...painting }: PaintedFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPainted, setPainted] = useState(false)
  const onLoad = () => {
    const page = frame.current?.contentWindow
    if (!page) return
    whenReady(page, async () => {
      if (!page.marqueePreview) return
      const { paintSide } = await import('#editor/difference/paint-side.ts')
      await paintSide(page, painting)
      setPainted(true)
    })
  }
  return (
    <iframe
      ref={frame}
      name={PREVIEW_FRAME}
      className={classNames(styles.frame, isPainted && styles.painted)}
      data-painted={isPainted || undefined}
      src={href}
      title={title}
      tabIndex={-1}
      onLoad={onLoad}
    />
  )
}
