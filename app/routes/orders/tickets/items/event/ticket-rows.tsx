import { useId } from 'react'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { areFreeForMembers } from '#app/rules/tickets/members-pay.ts'
import { useFormatMessage } from '#app/shell/words/use-format-message.ts'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { MoneyList } from '#app/ui/price/money-format.tsx'
import { PriceRows } from '#app/ui/price-row/price-row.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { type BoundedTicket, boundedRows } from './bounded-rows.ts'
import * as styles from './event-block.css.ts'
import { quantityField } from './event-form.ts'
import { type Choice, type OrderEvent, ticketTypes } from './event-model.ts'
import { eventRepair, mostOfEvent } from './event-repair.ts'
import { noticesOnce, sharedNotices } from './limit-notices.ts'
import { overNotices } from './over-notices.ts'
import { noticeIdOf, TicketTypeRow } from './ticket-row.tsx'
import type { ChangeChoice } from './use-event-choices.ts'
import { useMending } from './use-mending.ts'

type TicketRowsProps = {
  event: OrderEvent
  choice: Choice | undefined
  /** tickets of the event that combos have */
  beside: readonly LimitedTickets[]
  change: ChangeChoice
  /** sentences that the server has said of this event; those said here are not repeated */
  problems: readonly string[]
}

/** How many of each kind, and what their limits say; what is new is announced. */
export const TicketRows = ({ event, choice, beside, change, problems }: TicketRowsProps) => {
  const formatMessage = useFormatMessage()
  const text = useText()
  const noticesId = useId()
  const rows = boundedRows(event, choice, beside)
  const noticeWords = { sold: ticketTypes(event, choice), limitWords: event.limitWords, formatMessage }
  const noticeOf = noticesOnce(rows, noticeWords)
  const mending = eventRepair(event, choice, beside)
  const shared = mending ? [] : sharedNotices(rows, noticeWords)
  const over = overNotices(mending, { event, choice, formatMessage })
  const mend = useMending(mending, { event, choice, change })
  const upTo = mostOfEvent(event, choice)
  const saysOnce = areFreeForMembers(rows.map(({ type }) => type))
  const noticeTexts = [...shared, ...rows.flatMap(row => noticeOf(row) ?? []), ...over.words.values()].map(
    ({ words }) => words,
  )
  const fieldOf = ({ type, isRetail }: BoundedTicket) => quantityField(event.id, type.id, isRetail)
  const describedBy = (row: BoundedTicket) =>
    [
      ...(isShared(row) && shared.length > 0 ? [noticesId] : []),
      ...over
        .fieldsFor(row.type.id)
        .filter(field => field !== fieldOf(row))
        .map(noticeIdOf),
    ].join(' ') || undefined
  return (
    <>
      {problems
        .filter(problem => !noticeTexts.includes(problem))
        .map(problem => (
          <NoticeLine key={problem} tone="critical">
            {problem}
          </NoticeLine>
        ))}
      {upTo === null || over.words.size > 0 ? null : (
        <p className={styles.upTo}>{formatMessage({ text: 'event-limit-up-to', args: { count: upTo } })}</p>
      )}
      {saysOnce ? <p className={styles.upTo}>{text('tickets-free-for-members')}</p> : null}
      <MoneyList
        amounts={rows.flatMap(({ type }) => [type.price, type.retail, type.membersPay ?? type.price])}
      >
        <PriceRows label={text('tickets-quantities')}>
          {rows.map(row => (
            <TicketTypeRow
              key={keyOf(row)}
              eventId={event.id}
              type={row.type}
              isRetail={row.isRetail}
              belongsAbove={row.belongsAbove}
              hidesMembers={saysOnce}
              quantity={row.quantity}
              max={row.limits.max}
              mayAdd={row.limits.mayAdd}
              maxed={row.limits.maxed}
              notice={over.words.get(fieldOf(row))?.words ?? noticeOf(row)?.words ?? null}
              repairLabel={over.words.get(fieldOf(row))?.repairs ? (mend?.label ?? null) : null}
              repair={over.words.has(fieldOf(row)) ? mend?.repair : undefined}
              describedBy={describedBy(row)}
              change={change}
            />
          ))}
        </PriceRows>
      </MoneyList>
      <div id={noticesId} role="status" className={styles.notices}>
        {shared.map(({ tone, words }) => (
          <NoticeLine key={words} tone={tone}>
            {words}
          </NoticeLine>
        ))}
      </div>
    </>
  )
}

const keyOf = ({ type, isRetail }: BoundedTicket) => `${type.id}${isRetail ? ' retail' : ''}`

const isShared = ({ limits }: BoundedTicket) => limits.binding.some(rule => rule.groupMax !== null)
