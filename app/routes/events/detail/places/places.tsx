import type { ReactNode } from 'react'
import { Link } from '#app/ui/link/link.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './places.css.ts'

export type PlaceProps = {
  id: string
  name: string
  /** How to find it. */
  description: string
  access: string
  travel: string
  bring: string
  mapHref: string | null
}

/** Where the event is: how to find it, steps and lifts, the way there, what to bring. */
export const Places = ({ places }: { places: readonly PlaceProps[] }) => {
  const text = useText()
  if (places.length === 0) return null
  return (
    <Section heading={text('event-detail-place-heading')}>
      <ul className={styles.places}>
        {places.map(place => (
          <li key={place.id} className={styles.place}>
            <Place {...place} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Place = ({ name, description, access, travel, bring, mapHref }: PlaceProps) => {
  const text = useText()
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      {description ? <p>{description}</p> : null}
      <dl className={styles.facts}>
        <Fact name={text('event-detail-access')}>{access}</Fact>
        <Fact name={text('event-detail-travel')}>{travel}</Fact>
        <Fact name={text('event-detail-bring')}>{bring}</Fact>
      </dl>
      {mapHref ? (
        <Link href={mapHref} className={styles.map}>
          {text('event-detail-map')}
        </Link>
      ) : null}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
