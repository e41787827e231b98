import { memo } from 'react'
import { availabilityOf } from '#app/rules/slots/seats.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PriceRows } from '#app/ui/price-row/price-row.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { type Choice, chosenSlot, type OrderEvent, ticketTypes } from '../order-model.ts'
import type { ChangeChoice } from '../use-choices.ts'
import { AvailabilityLine } from './availability-line.tsx'
import * as styles from './event-block.css.ts'
import { SlotChoice } from './slot-choice.tsx'
import { TicketRow } from './ticket-row.tsx'

type EventBlockProps = {
  event: OrderEvent
  choice: Choice | undefined
  /** what is wrong with this event's part of the order */
  problems: readonly string[]
  fewSeats: number
  change: ChangeChoice
}

/** One event of the order: when, and how many of each. Drawn again only when its own choice changes. */
export const EventBlock = memo(function EventBlock({
  event,
  choice,
  problems,
  fewSeats,
  change,
}: EventBlockProps) {
  const types = ticketTypes(event, choice)
  const slot = chosenSlot(event, choice)
  const tickets = types.reduce((count, type) => count + (choice?.quantities[type.id] ?? 0), 0)
  const availability = availabilityOf({
    hasPrices: event.slots.length === 0 || types.length > 0,
    slot,
    tickets,
    fewSeats,
  })
  const headingId = `event-${event.id}`
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <EventHead event={event} headingId={headingId} />
      {problems.map(problem => (
        <NoticeLine key={problem} tone="critical">
          {problem}
        </NoticeLine>
      ))}
      <SlotChoice event={event} slotId={choice?.slotId ?? null} fewSeats={fewSeats} change={change} />
      {slot && event.mayBuy ? (
        <PriceRows label={event.name}>
          {types.map(type => (
            <TicketRow
              key={type.id}
              eventId={event.id}
              type={type}
              quantity={choice?.quantities[type.id] ?? 0}
              room={slot.availableSeats - tickets}
              change={change}
            />
          ))}
        </PriceRows>
      ) : null}
      <AvailabilityLine
        availability={availability}
        left={(slot?.availableSeats ?? 0) - tickets}
        mayBuy={event.mayBuy}
      />
    </section>
  )
})

const EventHead = ({ event, headingId }: { event: OrderEvent; headingId: string }) => {
  const text = useText()
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Picture picture={event.picture} shape="square" sizes="8rem" decorative />
      </div>
      <div className={styles.title}>
        {event.admission === 'generalAdmission' ? (
          <p className={styles.kind}>{text('tickets-general-admission')}</p>
        ) : null}
        <Heading level={2} step="title" id={headingId}>
          <Link href={event.detailHref} className={styles.name}>
            {event.name}
          </Link>
        </Heading>
        <p className={styles.date}>{event.dateText}</p>
        <div className={styles.actions}>
          <Link
            href={event.changeDateHref}
            aria-label={text('tickets-change-date-of', { name: event.name })}
            className={styles.action}
          >
            {text('tickets-change-date')}
          </Link>
          <Button
            tone="quiet"
            size="small"
            name="intent"
            value={`remove:${event.id}`}
            formNoValidate
            aria-label={text('tickets-remove-name', { name: event.name })}
          >
            {text('tickets-remove')}
          </Button>
        </div>
      </div>
    </header>
  )
}
