import type { TimeChip } from '#app/rules/slots/time-chip.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Card } from '#app/ui/card/card.tsx'
import { ChipLinks } from '#app/ui/chips/chips.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type SampleEvent = {
  id: string
  name: string
  text: string
  picture: PictureSource | null
  /** Minutes. */
  duration: number | null
  /** Cents; null when nothing is for sale. */
  price: number | null
  membersOnly: boolean
  soldOut: boolean
  times: readonly TimeChip[]
  href: string
  ticketsHref: string
}

const SHOWN_PRICES = 3

/** An event of the day as the storefront shows it. */
export const SampleCard = ({ event }: { event: SampleEvent }) => {
  const text = useText()
  const { price } = useMoney()
  const { name, times, duration, soldOut, membersOnly } = event
  return (
    <Card
      href={event.href}
      heading={name}
      picture={
        <Picture picture={event.picture} decorative faded={soldOut} sizes="(min-width: 42.5em) 33vw, 100vw" />
      }
      flags={
        soldOut ? (
          <Tag icon="close">{text('event-card-sold-out')}</Tag>
        ) : membersOnly ? (
          <Tag tone="badge">{text('event-card-member-only')}</Tag>
        ) : undefined
      }
      text={event.text}
      facts={
        duration ? (
          <span>{text('event-duration', { hours: Math.floor(duration / 60), minutes: duration % 60 })}</span>
        ) : undefined
      }
      times={times.length > 0 && !soldOut ? <Times event={event} /> : undefined}
      foot={
        soldOut ? undefined : (
          <>
            <span>
              {event.price === null ? null : text('event-card-from-price', { price: price(event.price) })}
            </span>
            <ButtonLink href={event.ticketsHref} size="small" tone="secondary">
              {text('event-card-tickets')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}

const Times = ({ event: { name, times, ticketsHref } }: { event: SampleEvent }) => {
  const text = useText()
  const links = times.map(({ time, label, state, left }) => ({
    value: time,
    label,
    state,
    href: ticketsHref,
    note: left
      ? text('event-card-few-left', { count: left })
      : state === 'sold-out'
        ? text('event-card-sold-out')
        : undefined,
  }))
  return (
    <ChipLinks
      label={`${text('event-card-times')}, ${name}`}
      links={links}
      shown={SHOWN_PRICES}
      moreLabel={text('event-card-more-times', { count: Math.max(0, times.length - SHOWN_PRICES) })}
    />
  )
}
