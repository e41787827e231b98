import { memo } from 'react'
import { fromMinimum } from '#app/rules/tickets/from-minimum.ts'
import { Button } from '#app/ui/button/button.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { PriceRow } from '#app/ui/price-row/price-row.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './event-block.css.ts'
import { quantityField } from './event-form.ts'
import type { TicketType } from './event-model.ts'
import { TicketPrice, useRetailLabel } from './ticket-price.tsx'
import type { ChangeChoice } from './use-event-choices.ts'

/** Id of the notice beside the quantity with this field. */
export const noticeIdOf = (field: string) => `notice:${field}`

type TicketRowProps = {
  eventId: string
  type: TicketType
  /** at the full price, where the member price is used up */
  isRetail: boolean
  /** it is the row above at another price */
  belongsAbove: boolean
  /** what members pay is said elsewhere */
  hidesMembers: boolean
  quantity: number
  max: number
  mayAdd: boolean
  /** more than a limit allows */
  maxed: boolean
  notice: string | null
  /** what the smallest change that makes it possible leaves; null where nothing is too much, or it is offered elsewhere */
  repairLabel: string | null
  repair: (() => void) | undefined
  /** notices elsewhere that also concern this one */
  describedBy: string | undefined
  change: ChangeChoice
}

/** One kind of ticket: who it is for, what it costs, how many. Drawn again only when one of these values changes. */
export const TicketTypeRow = memo(function TicketTypeRow(row: TicketRowProps) {
  const {
    eventId,
    type,
    isRetail,
    belongsAbove,
    hidesMembers,
    quantity,
    max,
    mayAdd,
    maxed,
    notice,
    describedBy,
    change,
    repairLabel,
    repair,
  } = row
  const text = useText()
  const isFullPrice = isRetail && type.forMembers
  const name = isFullPrice ? text('tickets-at-retail', { name: type.name }) : type.name
  const field = quantityField(eventId, type.id, isRetail)
  const noticeId = noticeIdOf(field)
  const { minimum = 0 } = type
  const words = [
    belongsAbove ? '' : type.description,
    minimum > 1 ? text('tickets-at-least', { count: minimum }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
  const shown = isFullPrice
    ? { ...type, price: type.othersPay ?? type.retail, forMembers: false, membersPay: undefined }
    : type
  return (
    <PriceRow
      id={field}
      name={name}
      belongsAbove={belongsAbove}
      description={words || null}
      price={<TicketPrice type={shown} retailLabel={useRetailLabel(type)} hidesMembers={hidesMembers} />}
      control={
        <Stepper
          id={field}
          name={field}
          label={text('tickets-quantity', { name })}
          increaseLabel={text('tickets-increase', { name })}
          decreaseLabel={text('tickets-decrease', { name })}
          value={quantity}
          max={max}
          blocked={!mayAdd}
          invalid={maxed}
          describedBy={[
            words ? `${field}-description` : null,
            `${field}-price`,
            notice ? noticeId : null,
            describedBy,
          ]
            .filter(Boolean)
            .join(' ')}
          onChange={count =>
            change.quantity(
              { eventId, ticketTypeId: type.id, isRetail },
              fromMinimum({ from: quantity, to: count, minimum }),
            )
          }
        />
      }
      notice={
        notice ? (
          <div className={styles.rowNotice}>
            <NoticeLine tone={maxed ? 'critical' : 'info'} id={noticeId} live={repairLabel !== null}>
              {notice}
            </NoticeLine>
            {repairLabel === null ? null : (
              <Button type="button" tone="secondary" size="small" onClick={repair}>
                {repairLabel}
              </Button>
            )}
          </div>
        ) : null
      }
    />
  )
})
