import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEvent } from 'react'
import { IconButton } from '#app/ui/button/button.tsx'
import { useReturnedFocus } from '#app/ui/dialog/use-returned-focus.ts'
import * as styles from '#app/ui/lightbox/lightbox.css.ts'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useBrokenPicture } from '#app/ui/picture/use-broken-picture.ts'

export type LightboxWords = {
  title: string
  close: string
  previous: string
  next: string
  /** '2 of 5'. */
  countOf: (number: number, total: number) => string
}

export type LightboxProps = {
  pictures: readonly PictureSource[]
  /** Which one is shown, from 0; null closes it. */
  position: number | null
  onMove: (position: number | null) => void
  words: LightboxWords
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Pictures one at a time on a dark stage. Arrow keys turn, Escape closes. Loaded with `React.lazy`. */
export const Lightbox = ({ pictures, position, onMove, words }: LightboxProps) => {
  const focus = useReturnedFocus()
  const place = position ?? -1
  const picture = pictures[place]
  if (!picture) return null
  const turn = (by: number) => onMove((place + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step =
      (steps[event.key] ?? 0) * (getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1)
    if (step && pictures.length > 1) turn(step)
  }
  return (
    <Radix.Root open onOpenChange={() => onMove(null)}>
      <Radix.Portal>
        <Radix.Content className={styles.stage} onKeyDown={onKeyDown} aria-describedby={undefined} {...focus}>
          <div className={styles.bar}>
            <Radix.Title className={styles.count} aria-label={words.title}>
              {words.countOf(place + 1, pictures.length)}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={words.close} className={styles.control} />
            </Radix.Close>
          </div>
          <Frame picture={picture} />
          <div className={styles.foot}>
            <Turn by={-1} label={words.previous} hidden={pictures.length < 2} onTurn={turn} />
            <p className={styles.caption} aria-live="polite">
              {picture.description}
            </p>
            <Turn by={1} label={words.next} hidden={pictures.length < 2} onTurn={turn} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const Frame = ({ picture }: { picture: PictureSource }) => {
  const { isBroken, watch } = useBrokenPicture(picture.highRes)
  return (
    <figure className={styles.figure}>
      {isBroken ? (
        <Picture picture={null} className={styles.missing} />
      ) : (
        <img
          {...watch}
          key={picture.highRes}
          className={styles.picture}
          src={picture.highRes}
          srcSet={`${picture.screen} 960w, ${picture.highRes} 1920w`}
          sizes="100vw"
          alt={picture.description}
        />
      )}
    </figure>
  )
}

type TurnProps = { by: 1 | -1; label: string; hidden: boolean; onTurn: (by: number) => void }

const Turn = ({ by, label, hidden, onTurn }: TurnProps) =>
  hidden ? (
    <span />
  ) : (
    <IconButton
      icon={by < 0 ? 'chevron-start' : 'chevron-end'}
      label={label}
      className={styles.control}
      onClick={() => onTurn(by)}
    />
  )
