import { memo } from 'react'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { cardActions, eventMode } from '#app/rules/tickets/widget-mode.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { eventHeadingId } from '../../block-hash.ts'
import { LineAction } from '../../line-action.tsx'
import { AddOnRows } from '../add-on/add-on-block.tsx'
import { MembershipNeeded } from '../membership/membership-needed.tsx'
import { AvailabilityLine } from './availability-line.tsx'
import { CartedBlock } from './carted-block.tsx'
import * as styles from './event-block.css.ts'
import type { EventBlockProps } from './event-block-props.ts'
import { countOf, hasTickets, mayBeChosen, type OrderEvent, orderedState } from './event-model.ts'
import { eventRepair } from './event-repair.ts'
import { NeededEvent } from './needed-event.tsx'
import { NextFree } from './next-free.tsx'
import { leadsToOtherDay, NextFreeDay } from './next-free-day.tsx'
import { SimilarOfDay } from './similar-of-day.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { TicketRows } from './ticket-rows.tsx'
import { useMending } from './use-mending.ts'

/** One event of the order: when, and how many of each. Drawn again only when its own choice changes. */
export const EventBlock = memo(function EventBlock(block: EventBlockProps) {
  return eventMode(block.event.mode) === 'carted' ? <CartedBlock {...block} /> : <OpenBlock {...block} />
})

const OpenBlock = (block: EventBlockProps) => {
  const { event, choice, fewSeats, change, overlaps, beside, isOfDay = false } = block
  const text = useText()
  const state = orderedState(event, choice, fewSeats)
  const range = useRange(state, event)
  // Below the rows it is said already, with the number of seats in mind.
  const isSaid = state.isMaxed && !state.isAtCapacity
  const needed = mayBeChosen(event) || hasTickets(choice) ? block.missing : null
  const needsWords = needed && text('tickets-prerequisite', { events: needed.names })
  const problems = block.problems.filter(
    problem => !(isSaid && problem === text('tickets-not-enough')) && problem !== needsWords,
  )
  const headingId = eventHeadingId(event.id)
  const missingTime = state.isAtCapacity ? event.missingTime : null
  const isSold = (!state.isAtCapacity || missingTime) && event.mayBuy
  const availability = event.timesUnread ? null : (
    <AvailabilityLine
      availability={state.availability}
      left={state.remainingSeats}
      own={countOf(choice)}
      mayBuy={event.mayBuy}
      missingTime={missingTime}
    />
  )
  const mending = useMending(eventRepair(event, choice, beside), { event, choice, change })
  const hasDay = leadsToOtherDay({ event, choice, nextDay: block.nextDay })
  const isRepairable = event.mayBuy && !event.timesUnread
  const nextFree = isRepairable ? (
    <NextFree event={event} choice={choice} overlaps={overlaps} change={change} />
  ) : null
  return (
    <section className={isOfDay ? styles.unfolded : styles.block} aria-labelledby={headingId} tabIndex={-1}>
      {isOfDay ? (
        <header>
          <Heading level={3} id={headingId} className={hidden}>
            {event.name}
          </Heading>
          <EventActions event={event} />
        </header>
      ) : (
        <EventHead event={event} date={state.selectedDate} headingId={headingId} />
      )}
      {isSold ? null : <Problems problems={problems} />}
      {event.slots.some(isChoosable) || countOf(choice) > 0 ? (
        <SlotChoice
          event={event}
          slotId={state.selectedHourId}
          range={range}
          fewSeats={fewSeats}
          own={countOf(choice)}
          overlaps={overlaps}
          isOfDay={isOfDay}
          change={change}
        />
      ) : null}
      {missingTime ? (
        <>
          {availability}
          <div className={styles.repairs}>{nextFree}</div>
        </>
      ) : null}
      {needed ? (
        <NeededEvent
          needs={needed}
          choice={choice}
          refusal={block.problems.find(problem => problem === needsWords) ?? null}
          over={mending}
        />
      ) : null}
      {isSold ? (
        <TicketRows event={event} choice={choice} beside={beside} change={change} problems={problems} />
      ) : null}
      {missingTime ? null : availability}
      <div className={styles.repairs}>
        {missingTime ? null : nextFree}
        {isRepairable ? (
          <NextFreeDay event={event} choice={choice} nextDay={block.nextDay} leads={block.leads} />
        ) : null}
        {event.waitHref ? (
          <ButtonLink
            href={event.waitHref}
            tone={block.leads && !hasDay && !event.similar ? 'primary' : 'secondary'}
            size="small"
            icon="mail"
          >
            {text('waiting-list-link')}
          </ButtonLink>
        ) : null}
      </div>
      {event.similar ? <SimilarOfDay {...event.similar} leads={block.leads && !hasDay} /> : null}
      <MembershipNeeded help={event.help} />
      <AddOnRows
        event={event}
        added={event.added || state.cartedPrices.length > 0}
        addOns={block.addOns}
        quantities={block.addOnQuantities}
        few={fewSeats}
        change={block.changeAddOn}
      />
    </section>
  )
}

const Problems = ({ problems }: Pick<EventBlockProps, 'problems'>) =>
  problems.map(problem => (
    <NoticeLine key={problem} tone="critical">
      {problem}
    </NoticeLine>
  ))

/** First and last time of the day in the words of their slots; none where there is one time. */
function useRange({ range }: ReturnType<typeof orderedState>, { slots }: OrderEvent): string | null {
  const text = useText()
  if (!range) return null
  const labelOf = (time: string) => slots.find(slot => slot.time === time)?.label ?? time
  return text('tickets-time-range', { first: labelOf(range.startTime), last: labelOf(range.endTime) })
}

type EventHeadProps = {
  event: OrderEvent
  date: LocalDate
  headingId: string
}

const EventHead = ({ event, date, headingId }: EventHeadProps) => {
  const text = useText()
  const { admission, picture, name, detailHref, dateText } = event
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Picture picture={picture} shape="fill" sizes="11rem" decorative />
      </div>
      <div className={styles.title}>
        {admission === 'generalAdmission' ? (
          <p className={styles.kind}>{text('tickets-general-admission')}</p>
        ) : null}
        <Heading level={2} step="title" id={headingId}>
          <Link href={detailHref} className={styles.name}>
            {name}
          </Link>
        </Heading>
        <p className={styles.date}>
          <Icon name="calendar" className={styles.dateSign} />
          <time dateTime={date}>{dateText}</time>
        </p>
      </div>
      <EventActions event={event} />
    </header>
  )
}

/** What can be done with the event besides choosing: only what its mode offers (ORD-131). */
const EventActions = ({ event }: Pick<EventHeadProps, 'event'>) => {
  const text = useText()
  const { id, name, mode } = event
  const actions = cardActions(eventMode(mode))
  return (
    <div className={styles.actions}>
      {actions.includes('change-date') ? (
        <LineAction
          intent={{ name: 'change-date', eventId: id }}
          label={text('tickets-change-date-of', { name })}
        >
          {text('tickets-change-date')}
        </LineAction>
      ) : null}
      {actions.includes('remove') ? (
        <LineAction intent={{ name: 'remove', eventId: id }} label={text('tickets-remove-name', { name })}>
          {text('tickets-remove')}
        </LineAction>
      ) : null}
    </div>
  )
}
