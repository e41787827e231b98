import type { OrderItemsProps } from '../../order-items-props.ts'
import { addOnsOf } from '../add-on/add-ons-of.ts'
import { ComboBlock } from './combo-block.tsx'
import { comboProblemTexts } from './combo-problem-texts.ts'

/** The combos of the order, each drawn again only when something of it changes. */
export const ComboBlocks = ({ page, order }: OrderItemsProps) => {
  const { combos, addOns, answer, unkept } = order
  return page.combos.map(combo => (
    <ComboBlock
      key={combo.key}
      combo={combo}
      chosen={combos.choices[combo.key]}
      problems={comboProblemTexts(combo.key, { answer, choices: combos.choices, unkept })}
      fewSeats={page.fewSeats}
      change={combos.change}
      {...addOnsOf(combo.key, { offered: page.addOns.offered, ...addOns })}
    />
  ))
}
