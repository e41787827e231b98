import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { useRatingText } from '#app/ui/stars/use-rating-text.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './hero.css.ts'

export type HeroProps = {
  venue: string
  /** the day that is shown is today */
  isToday: boolean
  picture: PictureSource | null
  /** Of the whole venue; `href` leads to what was written. */
  rating: { average: number; count: number; href: string } | null
}

/** The venue's face: its picture, what the day is about, what visitors said. */
export const Hero = ({ venue, isToday, picture, rating }: HeroProps) => {
  const text = useText()
  const heading = text('events-page-heading')
  return (
    <div className={classNames(styles.hero, !picture && styles.bare)}>
      {picture ? (
        <div className={styles.picture}>
          <Picture picture={picture} shape="fill" sizes="100vw" priority />
        </div>
      ) : null}
      <div className={styles.words}>
        <div className={styles.inner}>
          <p className={styles.venue}>{venue}</p>
          <Heading level={1} step="display" className={styles.heading}>
            {isToday ? heading : text('events-page-heading-day', { heading })}
          </Heading>
          <RichWords reference="events-page-description" className={styles.description} />
          {rating ? <Rating {...rating} /> : null}
        </div>
      </div>
    </div>
  )
}

const Rating = ({ average, count, href }: NonNullable<HeroProps['rating']>) => {
  const text = useText()
  const rating = useRatingText()(average)
  return (
    <p className={styles.rating}>
      <Stars rating={average} label={text('events-rating', { average: rating })} />
      <span aria-hidden="true">{rating}</span>
      <Link href={href} className={styles.comments}>
        {text('events-comment-count', { count })}
      </Link>
    </p>
  )
}
