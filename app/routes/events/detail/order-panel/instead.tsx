import type { DayWithout } from '#app/rules/events/day-without.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { type PartyAmount, PartyPrice } from '#app/ui/price/party-price.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './instead.css.ts'

type FreeDay = { words: string; href: string /** 'quietest at 10:30' */; quietest: string | null }

/** Another event with seats on the day: its first time in words, and the least it costs in cents. */
type SimilarEvent = {
  name: string
  picture: PictureSource | null
  time: string
  from: number
  /** what all who are coming pay */
  party?: PartyAmount
  href: string
  ticketsHref: string
}

export type Instead = {
  /** Why the day has no starts at all; null where it has. */
  without: DayWithout | null
  /** Another day on which there are seats, and further ones. */
  next: FreeDay | null
  later: readonly FreeDay[]
  similar: SimilarEvent | null
  /** Where one asks to be written to, and about which day. */
  wait: { href: string; date: string } | null
}

type InsteadOfDayProps = Instead & { buyable: boolean; locked: boolean }

/** Sold out is a beginning: the next day with places, further ones, another event, the list of those who wait. */
export const InsteadOfDay = ({ without, next, later, similar, wait, buyable, locked }: InsteadOfDayProps) => {
  const text = useText()
  return (
    <>
      {next ? (
        <div className={styles.instead}>
          <ButtonLink
            href={next.href}
            tone={buyable || locked ? 'secondary' : 'primary'}
            wide
            iconEnd="arrow-end"
          >
            {text('event-detail-next-day', { date: next.words })}
          </ButtonLink>
          {next.quietest ? <span className={styles.about}>{next.quietest}</span> : null}
        </div>
      ) : null}
      {later.length > 0 ? <LaterDays days={later} /> : null}
      {wait ? (
        <div className={styles.instead}>
          <ButtonLink href={wait.href} tone={next || buyable ? 'secondary' : 'primary'} wide icon="mail">
            {text('waiting-list-link')}
          </ButtonLink>
          {without ? (
            <span className={styles.about}>{text('event-detail-wait-day', { date: wait.date })}</span>
          ) : null}
        </div>
      ) : null}
      {similar ? <Similar {...similar} /> : null}
    </>
  )
}

const LaterDays = ({ days }: { days: readonly FreeDay[] }) => {
  const text = useText()
  return (
    <div className={styles.instead}>
      <Heading level={3} step="label">
        {text('event-detail-next-dates')}
      </Heading>
      <ul>
        {days.map(({ words, href, quietest }) => (
          <li key={href} className={styles.later}>
            <Link href={href} className={styles.day}>
              {words}
            </Link>
            {quietest ? <span className={styles.about}>{quietest}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Something to do on the day after all: what it looks like, when it begins, what it costs, and its tickets. */
const Similar = ({ name, picture, time, from, party, href, ticketsHref }: SimilarEvent) => {
  const text = useText()
  return (
    <div className={styles.similar}>
      <Heading level={3} step="label">
        {text('event-detail-similar-heading')}
      </Heading>
      <div className={styles.event}>
        <span className={styles.picture}>
          <Picture picture={picture} shape="fill" sizes="6rem" decorative />
        </span>
        <div className={styles.words}>
          <Link href={href} className={styles.name}>
            {name}
          </Link>
          <span className={styles.offer}>
            <span>{time}</span>
            <span>
              <SimilarPrice from={from} party={party} />
            </span>
          </span>
        </div>
        <div className={styles.tickets}>
          <ButtonLink
            href={ticketsHref}
            tone="secondary"
            size="small"
            aria-label={`${text('event-detail-tickets')}: ${name}`}
          >
            {text('event-detail-tickets')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

const SimilarPrice = ({ from, party }: Pick<SimilarEvent, 'from' | 'party'>) => {
  const text = useText()
  const { price } = useMoney()
  if (from === 0) return price(from)
  return party ? <PartyPrice {...party} /> : text('event-card-from-price', { price: price(from) })
}
