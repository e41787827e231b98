import { Link } from '#app/ui/link/link.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './combo-parts.css.ts'

export type ComboPartView = {
  id: string
  name: string
  text: string
  /** minutes */
  duration: number | null
  /** when it begins on the day that is shown, or that it does not, in words; null where no day is */
  times: string | null
  picture: PictureSource | null
  href: string
}

export type ComboPartsProps = {
  included: readonly ComboPartView[]
  /** Parts to pick: so many of these. */
  choices: readonly { count: number; parts: readonly ComboPartView[] }[]
}

/** What a combo holds, and what its buyer picks. */
export const ComboParts = ({ included, choices }: ComboPartsProps) => {
  const text = useText()
  return (
    <>
      {included.length > 0 ? (
        <Section heading={text('event-detail-combo-items')}>
          <Parts parts={included} />
        </Section>
      ) : null}
      {choices.map(({ count, parts }, position) => (
        <Section key={position} heading={text('event-detail-combo-choose', { count })}>
          <Parts parts={parts} />
        </Section>
      ))}
    </>
  )
}

const Parts = ({ parts }: { parts: readonly ComboPartView[] }) => (
  <ul className={styles.parts}>
    {parts.map(({ id, name, text, picture, href, ...facts }) => (
      <li key={id} className={styles.part}>
        <span className={styles.picture}>
          <Picture picture={picture} shape="fill" sizes="8rem" decorative />
        </span>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </h3>
          <PartFacts {...facts} />
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
      </li>
    ))}
  </ul>
)

const PartFacts = ({ duration, times }: Pick<ComboPartView, 'duration' | 'times'>) => {
  const text = useText()
  if (!duration && !times) return null
  return (
    <p className={styles.facts}>
      {times ? <span>{times}</span> : null}
      {duration ? (
        <span>{text('event-duration', { hours: Math.floor(duration / 60), minutes: duration % 60 })}</span>
      ) : null}
    </p>
  )
}
