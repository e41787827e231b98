import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './own-card.css.ts'

/** The card of a membership as its member sees it; dates and names are words. */
export type OwnCardView = {
  venue: string
  level: string
  holder: string
  number: string
  expires: string
  /** what it says across itself once it counts no more */
  ended: { text: 'membership-profile-expired'; date: string } | { text: 'membership-profile-canceled' } | null
  /** what scanners read from it; null where it lets nobody in */
  code: { path: string; size: number } | null
}

/** A date stays in one line, however narrow the card is. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')

/** The membership as the thing that one has in the pocket, to be shown at the entrance. */
export const OwnCard = ({
  venue,
  level,
  holder,
  number,
  expires,
  ended,
  code,
  codeName,
}: OwnCardView & { codeName?: string }) => {
  const text = useText()
  return (
    <div className={styles.card[ended ? 'ended' : 'valid']}>
      <p className={styles.venue}>{venue}</p>
      <p className={styles.level}>{level}</p>
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.holder}>{holder}</p>
          <p className={styles.facts}>
            <span>{text('membership-profile-number', { number })}</span>
            {ended ? null : <span>{text('membership-expires', { date: unbroken(expires) })}</span>}
          </p>
        </div>
        {code ? <Code {...code} name={codeName ?? text('membership-profile-code')} /> : null}
      </div>
      {ended ? <Stamp {...ended} /> : null}
    </div>
  )
}

const Stamp = (ended: NonNullable<OwnCardView['ended']>) => {
  const text = useText()
  return <p className={styles.stamp}>{'date' in ended ? text(ended.text, ended) : text(ended.text)}</p>
}

/** Scanners want this much quiet around a code, in modules. */
const QUIET = 4

const Code = ({ path, size, name }: NonNullable<OwnCardView['code']> & { name: string }) => {
  const side = size + 2 * QUIET
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
