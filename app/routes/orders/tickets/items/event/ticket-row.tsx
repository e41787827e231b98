import { memo } from 'react'
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
  const name = isRetail
    ? text('tickets-at-retail', { name: type.name, retail: text('tickets-retail-price-text') })
    : type.name
  const field = quantityField(eventId, type.id, isRetail)
  const noticeId = noticeIdOf(field)
  const shown = isRetail ? { ...type, price: type.retail, forMembers: false } : type
  return (
    <PriceRow
      id={field}
      name={name}
      belongsAbove={isRetail}
      description={isRetail ? null : type.description}
      price={<TicketPrice type={shown} retailLabel={useRetailLabel(type)} />}
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
            isRetail || !type.description ? null : `${field}-description`,
            `${field}-price`,
            notice ? noticeId : null,
            describedBy,
          ]
            .filter(Boolean)
            .join(' ')}
          onChange={count => change.quantity({ eventId, ticketTypeId: type.id, isRetail }, count)}
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
