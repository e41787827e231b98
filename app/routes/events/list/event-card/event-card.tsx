import type { TimeChip } from '#app/rules/slots/time-chip.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { type ChipLink, ChipLinks } from '#app/ui/chips/chips.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import type { PartyAmount } from '#app/ui/price/party-price.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { useRatingText } from '#app/ui/stars/use-rating-text.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './event-card.css.ts'
import { FromPrice } from './from-price.tsx'
import { Schedules } from './schedules.tsx'

export type EventCardProps = {
  id: string
  name: string
  text: string
  picture: PictureSource | null
  /** Minutes. */
  duration: number | null
  place: string | null
  /** The events one of which it is bought with. */
  onlyWith: string | null
  rating: { average: number; count: number } | null
  href: string
  /** The order page for this event and day. */
  ticketsHref: string
  /** Cents; null when nothing is for sale. */
  price: number | null
  /** Cents; only where the visitor pays less. */
  retail: number | null
  forMembers: boolean
  /** Cents: the least that members pay, where the visitor is none. */
  memberPrice: number | null
  party: PartyAmount | null
  membersOnly: boolean
  /** How the visitor stands to a member-only event. */
  callout: { words: string; buyable: boolean } | null
  soldOut: boolean
  /** Where one asks to be written to; null where the venue keeps no list. */
  waitHref: string | null
  /** Of one that is sold out: the next days with places. */
  nextDays: readonly ChipLink[]
  admission: boolean
  times: readonly TimeChip[]
}

/** An event of the day. */
export const EventCard = ({ priority, ...event }: EventCardProps & { priority?: boolean }) => {
  const text = useText()
  return (
    <Card
      href={event.href}
      heading={event.name}
      picture={
        <Picture
          picture={event.picture}
          sizes={styles.sizes}
          decorative
          faded={event.soldOut}
          priority={priority}
        />
      }
      flags={event.soldOut || event.membersOnly ? <Flags {...event} /> : undefined}
      text={event.text}
      facts={<Facts {...event} />}
      times={timesOf(event)}
      foot={
        event.waitHref ? (
          <ButtonLink href={event.waitHref} tone="secondary" size="small" icon="mail">
            {text('waiting-list-link')}
          </ButtonLink>
        ) : event.soldOut || event.callout?.buyable === false ? undefined : (
          <>
            <FromPrice {...event} />
            <ButtonLink href={event.ticketsHref} size="small">
              {text(buttonLabel(event))}
            </ButtonLink>
          </>
        )
      }
    />
  )
}

/** The times of the day; where it is sold out the next days with places. */
function timesOf(event: EventCardProps) {
  if (event.soldOut) return event.nextDays.length > 0 ? <NextDays days={event.nextDays} /> : undefined
  return event.times.length > 0 ? <Schedules {...event} /> : undefined
}

const NextDays = ({ days }: { days: EventCardProps['nextDays'] }) => {
  const text = useText()
  return (
    <div className={styles.nextDays}>
      <span className={styles.nextDaysLabel}>{text('event-card-next-days')}</span>
      <ChipLinks label={text('event-card-next-days')} links={days} tone="outlined" />
    </div>
  )
}

/** Where the day has one time left it is as good as chosen. */
function buttonLabel({ admission, times, price }: EventCardProps) {
  if (price === 0) return 'event-card-free-tickets'
  if (admission) return 'event-card-add-admission'
  return times.length === 1 ? 'event-card-buy-tickets' : 'event-card-tickets'
}

const Flags = ({ soldOut, membersOnly }: EventCardProps) => {
  const text = useText()
  return (
    <>
      {soldOut ? <Tag icon="close">{text('event-card-sold-out')}</Tag> : null}
      {membersOnly ? (
        <Tag tone="badge" icon="heart">
          {text('event-card-member-only')}
        </Tag>
      ) : null}
    </>
  )
}

const Facts = ({ duration, place, onlyWith, rating, callout }: EventCardProps) => {
  const text = useText()
  const ratingText = useRatingText()
  const minutes = duration
    ? text('event-duration', { hours: Math.floor(duration / 60), minutes: duration % 60 })
    : null
  return (
    <>
      {callout ? <NoticeLine tone={callout.buyable ? 'positive' : 'info'}>{callout.words}</NoticeLine> : null}
      {minutes ? <span>{text('event-card-duration', { duration: minutes })}</span> : null}
      {place ? <span>{place}</span> : null}
      {rating ? (
        <span className={styles.rating}>
          <Stars
            rating={rating.average}
            label={text('events-rating', { average: ratingText(rating.average) })}
          />
        </span>
      ) : null}
      {onlyWith ? <Tag icon="ticket">{text('event-card-only-with', { names: onlyWith })}</Tag> : null}
    </>
  )
}
