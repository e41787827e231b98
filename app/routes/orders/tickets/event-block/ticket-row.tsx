import { memo } from 'react'
import { Price, useRetailLabel } from './ticket-price.tsx'
import { PriceRow } from '#app/ui/price-row/price-row.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { quantityField, type TicketType } from '../order-model.ts'
import type { ChangeChoice } from '../use-choices.ts'

type TicketRowProps = {
  eventId: string
  type: TicketType
  quantity: number
  /** seats still free beside all tickets of the event; below zero there are too many */
  room: number
  change: ChangeChoice
}

/** One kind of ticket: who it is for, what it costs, how many. */
export const TicketRow = memo(function TicketRow({ eventId, type, quantity, room, change }: TicketRowProps) {
  const text = useText()
  const { name } = type
  const seats = Math.max(quantity + room, 0)
  const max = type.maximum === null ? seats : Math.min(type.maximum, seats)
  return (
    <PriceRow
      name={name}
      description={type.description}
      price={<Price type={type} retailLabel={useRetailLabel(type)} />}
      control={
        <Stepper
          name={quantityField(eventId, type.id)}
          label={text('tickets-quantity', { name })}
          increaseLabel={text('tickets-increase', { name })}
          decreaseLabel={text('tickets-decrease', { name })}
          value={quantity}
          max={max}
          onChange={count => change.quantity(eventId, type.id, count)}
        />
      }
    />
  )
})
