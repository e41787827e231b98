import { memo } from 'react'
import type { ComboPrice } from '#app/rules/combos/combo-price.ts'
import { mostPeople } from '#app/rules/combos/combo-room.ts'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceRow } from '#app/ui/price-row/price-row.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { comboQuantityField } from './combo-form.ts'
import type { OrderCombo } from './combo-model.ts'
import type { ChangeCombo } from './use-combo-choices.ts'

type ComboRowProps = {
  comboKey: string
  row: string
  type: OrderCombo['types'][number]
  price: ComboPrice
  quantity: number
  /** how many more there are seats for; below zero there are too many */
  room: number
  /** the most of it under the limits of the events */
  most: (row: string, bound: number) => number
  /** what the limits say */
  noticesId: string
  change: ChangeCombo
}

/** One kind of person: what the combo costs them, how many. */
export const ComboRow = memo(function ComboRow(props: ComboRowProps) {
  const { comboKey, row, type, price, quantity, room, most, noticesId, change } = props
  const text = useText()
  const money = useMoney()
  const { name, description, maximum } = type
  return (
    <PriceRow
      name={name}
      description={description}
      price={
        <Price
          amount={price.price}
          retail={price.retail}
          retailLabel={text('tickets-retail-price', { price: money.price(price.retail) })}
        />
      }
      control={
        <Stepper
          name={comboQuantityField(comboKey, row)}
          label={text('tickets-quantity', { name })}
          increaseLabel={text('tickets-increase', { name })}
          decreaseLabel={text('tickets-decrease', { name })}
          value={quantity}
          max={most(row, mostPeople({ quantity, room, maximum }))}
          describedBy={noticesId}
          onChange={count => change.quantity(comboKey, { row, quantity: count })}
        />
      }
    />
  )
})
