import { ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { type PartyAmount, usePartyPrice } from '#app/ui/price/party-price.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './near-days.css.ts'

/** Another event with seats on the day: its first time in words, and the least it costs in cents. */
type SimilarEvent = {
  name: string
  time: string
  from: number
  /** what all who are coming pay; null where nobody said who comes */
  party: PartyAmount | null
  href: string
}

export type NearDaysProps = {
  /** it has starts, and no seat; else it is not held */
  isSoldOut: boolean
  date: string
  /** the nearest days with seats, and when each is emptiest: 'quietest at 10:30' */
  days: readonly { words: string; href: string; quietest: string | null }[]
  waitHref: string | null
  similar: SimilarEvent | null
}

/** A day that was chosen and cannot be had: what is near it, above the months that stay as they are. */
export const NearDays = ({ isSoldOut, date, days, waitHref, similar }: NearDaysProps) => {
  const text = useText()
  return (
    <div className={styles.root}>
      <NoticeLine tone="warning">
        {isSoldOut ? text('calendar-instead-sold-out', { date }) : text('calendar-instead-not-on', { date })}
      </NoticeLine>
      {days.length > 0 ? (
        <div className={styles.part}>
          <p className={styles.label}>{text('calendar-instead-days')}</p>
          <ul className={styles.days}>
            {days.map(({ words, href, quietest }) => (
              <li key={href} className={styles.day}>
                <ButtonLink href={href} tone="secondary" size="small">
                  {words}
                </ButtonLink>
                {quietest ? <span className={styles.label}>{quietest}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {similar ? <Similar {...similar} /> : null}
      {waitHref ? (
        <ButtonLink href={waitHref} tone="quiet" size="small" icon="mail">
          {text('waiting-list-link')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

const Similar = ({ name, time, from, party, href }: SimilarEvent) => {
  const text = useText()
  const { price } = useMoney()
  const partyPrice = usePartyPrice()
  const least = from > 0 ? text('calendar-day-from-price', { price: price(from) }) : price(from)
  return (
    <div className={styles.part}>
      <p className={styles.label}>{text('calendar-instead-similar')}</p>
      <p className={styles.similar}>
        <Link href={href} className={styles.name}>
          {name}
        </Link>
        <span>{time}</span>
        <span>{party && party.most > 0 ? partyPrice(party) : least}</span>
      </p>
    </div>
  )
}
