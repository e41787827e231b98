import { memo, useId } from 'react'
import { timeText } from '#app/rules/calendar/date-text.ts'
import { isAfterPart } from '#app/rules/combos/part-order.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { availabilityOf } from '#app/rules/slots/seats.ts'
import { LISTED_TIMES } from '#app/rules/slots/shown-times.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Chips } from '#app/ui/chips/chips.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useVenueLocale } from '#app/ui/price/money-format.tsx'
import { Saving } from '#app/ui/price/saving.tsx'
import { PriceRows } from '#app/ui/price-row/price-row.tsx'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { comboHeadingId } from '../../block-hash.ts'
import { intentValue } from '../../intent.ts'
import { LineAction } from '../../line-action.tsx'
import { slotChip } from '../../slot-chip.ts'
import { AddOnRows } from '../add-on/add-on-block.tsx'
import type { AddOnsOfItem } from '../add-on/add-ons-of.ts'
import { AvailabilityLine } from '../event/availability-line.tsx'
import * as eventStyles from '../event/event-block.css.ts'
import * as styles from './combo-block.css.ts'
import { comboAddOnsField, comboDateField, comboField, visitField, visitSlotField } from './combo-form.ts'
import { ComboLimitNotices } from './combo-limit-notices.tsx'
import { comboLimits } from './combo-limits.ts'
import {
  type ComboOrderChoice,
  type ComboVisit,
  chosenTickets,
  type OrderCombo,
  partBeforeVisit,
  savingNow,
  seatsLeft,
  type VisitSlot,
  visitSlot,
} from './combo-model.ts'
import { PeopleRows, type RowsProps, VisitRows } from './combo-rows.tsx'
import type { ChangeCombo } from './use-combo-choices.ts'

export type ComboBlockProps = AddOnsOfItem & {
  combo: OrderCombo
  chosen: ComboOrderChoice | undefined
  /** tickets that other items have of its events */
  beside: readonly LimitedTickets[]
  /** what is wrong with this combo */
  problems: readonly string[]
  fewSeats: number
  change: ChangeCombo
  /** it unfolds from its lines of the day, which name it */
  isOfDay?: boolean
}

/** A combo of the order: a time for each of its events, and how many of each kind. */
export const ComboBlock = memo(function ComboBlock({
  combo,
  chosen,
  beside,
  problems,
  fewSeats,
  change,
  addOns,
  addOnQuantities,
  changeAddOn,
  isOfDay = false,
}: ComboBlockProps) {
  const text = useText()
  const headingId = comboHeadingId(combo.key)
  const left = seatsLeft(combo, chosen)
  const limits = comboLimits(combo, chosen, beside)
  const noticesId = useId()
  const rows = { combo, chosen, left, most: limits.most, noticesId, change }
  return (
    <section
      className={isOfDay ? eventStyles.unfolded : eventStyles.block}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <input type="hidden" name={comboField(combo.key)} value={combo.comboTemplateId} />
      <input type="hidden" name={comboDateField(combo.key)} value={combo.date} />
      <ComboHead combo={combo} saving={savingNow(combo, chosen)} headingId={headingId} isOfDay={isOfDay} />
      {problems.map(problem => (
        <NoticeLine key={problem} tone="critical">
          {problem}
        </NoticeLine>
      ))}
      <div className={styles.visits}>
        {combo.visits.map(visit => (
          <Visit key={visit.id} {...rows} visit={visit} fewSeats={fewSeats} />
        ))}
      </div>
      <OtherDay combo={combo} />
      {combo.mayBuy && combo.even ? (
        <PriceRows label={combo.name}>
          <PeopleRows {...rows} />
        </PriceRows>
      ) : null}
      {combo.mayBuy ? (
        <ComboLimitNotices id={noticesId} combo={combo} limits={limits} change={change} />
      ) : (
        <NoticeLine>{text('tickets-membership-required')}</NoticeLine>
      )}
      {addOns.length > 0 ? <input type="hidden" name={comboAddOnsField(combo.key)} value="shown" /> : null}
      <AddOnRows
        event={{ id: combo.key, name: combo.name }}
        added={combo.added || chosenTickets(combo, chosen).length > 0}
        addOns={addOns}
        quantities={addOnQuantities}
        few={fewSeats}
        change={changeAddOn}
      />
    </section>
  )
})

type ComboHeadProps = Pick<OrderCombo, 'saving'> & { combo: OrderCombo; headingId: string; isOfDay: boolean }

const ComboHead = ({ combo, saving, headingId, isOfDay }: ComboHeadProps) => {
  const text = useText()
  const { key, name, picture, detailHref, hasChoice, date, dayText } = combo
  return (
    <header className={isOfDay ? undefined : eventStyles.head}>
      {isOfDay ? (
        <Heading level={3} id={headingId} className={hidden}>
          {name}
        </Heading>
      ) : (
        <>
          <div className={eventStyles.picture}>
            <Picture picture={picture} shape="fill" sizes="11rem" decorative />
          </div>
          <div className={eventStyles.title}>
            <p className={eventStyles.kind}>{text('cart-combo')}</p>
            <Heading level={2} step="title" id={headingId}>
              <Link href={detailHref} className={eventStyles.name}>
                {name}
              </Link>
            </Heading>
            {saving ? (
              <p className={eventStyles.kind}>
                <Saving {...saving} />
              </p>
            ) : null}
            {dayText ? (
              <p className={eventStyles.date}>
                <Icon name="calendar" className={eventStyles.dateSign} />
                <time dateTime={date}>{dayText}</time>
              </p>
            ) : null}
          </div>
        </>
      )}
      <div className={eventStyles.actions}>
        <LineAction
          intent={{ name: 'change-combo', comboKey: key }}
          label={text('tickets-change-date-of', { name })}
        >
          {text('tickets-change-date')}
        </LineAction>
        {hasChoice ? (
          <LineAction
            intent={{ name: 'modify-combo', comboKey: key }}
            label={text('combo-modify-name', { name })}
          >
            {text('combo-modify')}
          </LineAction>
        ) : null}
        <LineAction
          intent={{ name: 'remove-combo', comboKey: key }}
          label={text('tickets-remove-name', { name })}
        >
          {text('tickets-remove')}
        </LineAction>
      </div>
    </header>
  )
}

/** None of its starts has a seat. */
const isGone = ({ slots, timesUnread }: ComboVisit) =>
  !timesUnread && slots.every(({ availableSeats }) => availableSeats <= 0)

/** Where an event of it has no seat on its day: the next day on which all of it can be had, else the calendar. */
const OtherDay = ({ combo: { key, name, visits, nextDay, mayBuy } }: { combo: OrderCombo }) => {
  const text = useText()
  if (nextDay)
    return (
      <ButtonLink tone="secondary" size="small" icon="calendar" href={nextDay.href}>
        {text('tickets-next-free-day', { date: nextDay.dateText })}
      </ButtonLink>
    )
  if (!mayBuy || !visits.some(isGone)) return null
  return (
    <Button
      tone="secondary"
      size="small"
      icon="calendar"
      name="intent"
      value={intentValue({ name: 'change-combo', comboKey: key })}
      formNoValidate
      aria-label={`${text('combo-other-day')}: ${name}`}
    >
      {text('combo-other-day')}
    </Button>
  )
}

type VisitProps = Pick<ComboBlockProps, 'fewSeats'> & RowsProps & { visit: ComboVisit }

/** One event of the combo: its day where they differ, its times, what is left of the chosen one (ORD-141). */
const Visit = ({ visit, fewSeats, ...rows }: VisitProps) => {
  const { combo, chosen, left, change } = rows
  const text = useText()
  const slot = visitSlot(visit, chosen)
  const seats = left[visit.id] ?? 0
  const tickets = slot ? slot.availableSeats - seats : 0
  const availability = availabilityOf({ hasPrices: true, slot, tickets, fewSeats })
  const before = partBeforeVisit(combo, { visit, chosen })
  const isTooEarly = before !== null && !isGone(visit)
  return (
    <div className={styles.visit}>
      <input type="hidden" name={visitField(combo.key, visit.id)} value={visit.perPerson} />
      <Times
        combo={combo}
        visit={visit}
        slot={slot}
        own={tickets}
        before={before}
        fewSeats={fewSeats}
        change={change}
      />
      <div role="status" className={eventStyles.clash}>
        {before ? <Order visit={visit} slot={slot} before={before} /> : null}
      </div>
      {slot ? (
        <AvailabilityLine availability={availability} left={seats} own={tickets} mayBuy />
      ) : visit.timesUnread || isTooEarly ? null : (
        <NoticeLine tone="critical">
          {isGone(visit)
            ? text('combo-event-gone', { name: visit.name })
            : text('combo-event-sold-out', { name: visit.name })}
        </NoticeLine>
      )}
      {combo.mayBuy && !combo.even && slot ? (
        <PriceRows label={visit.name}>
          <VisitRows {...rows} visit={visit} />
        </PriceRows>
      ) : null}
    </div>
  )
}

type BeforeVisit = NonNullable<ReturnType<typeof partBeforeVisit>>

type OrderProps = Pick<VisitProps, 'visit'> & { slot: VisitSlot | undefined; before: BeforeVisit }

/** Why earlier times are not offered; what is wrong, where no later one is chosen. */
const Order = ({ visit, slot, before }: OrderProps) => {
  const locale = useVenueLocale()
  const text = useText()
  if (visit.slots.every(each => isAfterPart(each, before))) return null
  const time = timeText(before.time, locale)
  const words = text('combo-after', { name: visit.name, before: before.name, time })
  return slot && isAfterPart(slot, before) ? (
    <p className={styles.order}>{words}</p>
  ) : (
    <NoticeLine tone="critical">{words}</NoticeLine>
  )
}

type TimesProps = Pick<VisitProps, 'combo' | 'visit' | 'fewSeats' | 'change'> & {
  slot: VisitSlot | undefined
  /** tickets that are chosen for it */
  own: number
  before: BeforeVisit | null
}

const Times = ({ combo, visit, slot, own, before, fewSeats, change }: TimesProps) => {
  const text = useText()
  const more = visit.slots.length - LISTED_TIMES
  const legend = (
    <span className={styles.when}>
      <span className={styles.visitName}>{visit.name}</span>
      {combo.dayText ? null : <span className={styles.visitDate}>{visit.dateText}</span>}
    </span>
  )
  if (visit.slots.length === 0) return legend
  return (
    <Chips
      legend={legend}
      name={visitSlotField(combo.key, visit.id)}
      value={slot?.id ?? ''}
      onChange={slotId => change.slot(combo.key, { eventId: visit.id, slotId })}
      chips={visit.slots.map(each =>
        slotChip(each, {
          text,
          fewSeats,
          own: each.id === slot?.id ? own : undefined,
          isClosed: each.id !== slot?.id && !isAfterPart(each, before),
        }),
      )}
      shown={LISTED_TIMES}
      columns={equalWidthGrid}
      moreLabel={more > 0 ? text('tickets-more-times', { count: more }) : undefined}
    />
  )
}
