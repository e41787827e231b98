import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './member-card.css.ts'
import type { MembershipView } from './membership-view.ts'

/** The membership as the thing that one has in the pocket, to be shown at the entrance. */
export const MemberCard = ({ venue, level, holder, number, expires, ended, code }: MembershipView) => {
  const text = useText()
  return (
    <div className={styles.card[ended ? 'ended' : 'valid']}>
      <p className={styles.venue}>{venue}</p>
      <p className={styles.level}>{level}</p>
      <div className={styles.words}>
        <p className={styles.holder}>{holder}</p>
        <p className={styles.facts}>
          <span>{text('membership-profile-number', { number })}</span>
          {ended ? null : <span>{text('membership-expires', { date: expires })}</span>}
        </p>
      </div>
      {code ? <Code {...code} /> : null}
      {ended ? <Stamp {...ended} /> : null}
    </div>
  )
}

const Stamp = (ended: NonNullable<MembershipView['ended']>) => {
  const text = useText()
  return <p className={styles.stamp}>{'date' in ended ? text(ended.text, ended) : text(ended.text)}</p>
}

/** Scanners want this much quiet around a code, in modules. */
const QUIET = 4

const Code = ({ path, size }: NonNullable<MembershipView['code']>) => {
  const text = useText()
  const side = size + 2 * QUIET
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={text('membership-profile-code')}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
