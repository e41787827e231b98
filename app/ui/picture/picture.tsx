import * as styles from '#app/ui/picture/picture.css.ts'
import { useBrokenPicture } from '#app/ui/picture/use-broken-picture.ts'
import { classNames } from '#app/ui/styles/class-names.ts'

/** One picture of the venue in three sizes, about 320, 960 and 1920 pixels wide. */
export type PictureSource = {
  thumbnail: string
  screen: string
  highRes: string
  description: string
  /** what stays in sight in every frame, in percent from its left and top */
  focus?: { x: number; y: number }
}

export type PictureProps = {
  picture: PictureSource | null | undefined
  shape?: keyof typeof styles.shape
  /** How wide it will be shown: `(min-width: 62.5em) 33vw, 100vw`. */
  sizes?: string
  /** The first big picture of a screen: loaded at once and before others. */
  priority?: boolean
  /** The words beside it say the same; nothing is read out. */
  decorative?: boolean
  faded?: boolean
  className?: string
}

/** A picture in the venue's shape; its room is kept before it arrives, and a drawing takes it when it does not. */
export const Picture = ({
  picture,
  shape = 'card',
  sizes = '100vw',
  priority,
  decorative,
  faded,
  className,
}: PictureProps) => {
  const { isBroken, watch } = useBrokenPicture(picture?.screen)
  const description = decorative ? '' : (picture?.description ?? '')
  return (
    <span className={classNames(styles.shape[shape], className)}>
      {picture && !isBroken ? (
        <img
          {...watch}
          {...(picture.focus ? { style: { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` } } : {})}
          className={classNames(styles.image, faded && styles.unavailable)}
          src={picture.screen}
          srcSet={`${picture.thumbnail} 320w, ${picture.screen} 960w, ${picture.highRes} 1920w`}
          sizes={sizes}
          width={960}
          height={720}
          alt={description}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          {...(priority ? { fetchpriority: 'high' } : {})}
        />
      ) : (
        <Placeholder faded={faded} description={description} />
      )}
    </span>
  )
}

const Placeholder = ({ faded, description }: { faded: boolean | undefined; description: string }) => (
  <span {...(description ? { role: 'img', 'aria-label': description } : {})}>
    <svg
      className={classNames(styles.placeholder, faded && styles.unavailable)}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="290" cy="110" r="46" strokeOpacity=".35" />
      <circle cx="290" cy="110" r="78" strokeOpacity=".18" />
      <path
        d="M-20 236c70-44 128-44 196 0s150 44 244-8M-20 262c70-40 128-40 196 0s150 40 244-6M-20 290c70-36 128-36 196 0s150 36 244-4"
        strokeOpacity=".3"
      />
    </svg>
  </span>
)
