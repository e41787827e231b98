import type { OrderItemsProps } from '../../order-items-props.ts'
import { addOnsOf } from '../add-on/add-ons-of.ts'
import { ComboBlock } from './combo-block.tsx'
import { comboProblemTexts } from './combo-problem-texts.ts'
import { HiddenCombo } from './hidden-combo.tsx'

/** The combos of the order, each drawn again only when something of it changes. */
export const ComboBlocks = ({ page, order }: OrderItemsProps) => {
  const { combos, addOns, answer, unkept, folding } = order
  return page.combos.map(combo => {
    const chosen = combos.choices[combo.key]
    const problems = comboProblemTexts(combo.key, { answer, choices: combos.choices, unkept })
    if (folding.isFolded(combo.key) && problems.length === 0)
      return <HiddenCombo key={combo.key} combo={combo} chosen={chosen} />
    return (
      <ComboBlock
        key={combo.key}
        combo={combo}
        chosen={chosen}
        problems={problems}
        fewSeats={page.fewSeats}
        change={combos.change}
        {...addOnsOf(combo.key, { offered: page.addOns.offered, ...addOns })}
      />
    )
  })
}
