import { partySize } from '#app/rules/tickets/party.ts'
import type { OrderItemsProps } from '../../order-items-props.ts'
import { addOnsOf } from '../add-on/add-ons-of.ts'
import type { ItemBlock } from '../item-block.ts'
import { ComboBlock } from './combo-block.tsx'
import { comboLimits } from './combo-limits.ts'
import { comboProblemTexts } from './combo-problem-texts.ts'
import { HiddenCombo } from './hidden-combo.tsx'
import { useBrokenComboRules } from './use-broken-combo-rules.ts'

const NONE: readonly string[] = []

type ComboBlocksProps = OrderItemsProps & {
  /** whether its block belongs to its lines of the day */ ofDay: (key: string) => boolean
}

/** The combos of the order, each drawn again only when something of it changes. */
export function useComboBlocks({ page, order, ofDay }: ComboBlocksProps): ItemBlock[] {
  const { combos, addOns, answer, unkept, folding, ticketsBeside } = order
  const limitedOf = useBrokenComboRules(answer)
  return page.combos.map(each => {
    const combo = limitedOf(each)
    const chosen = combos.choices[combo.key]
    const beside = ticketsBeside(
      combo.key,
      combo.visits.map(({ id }) => id),
    )
    const { over } = comboLimits(combo, chosen, beside)
    const isTold = over !== null && over.refusals.length > 0 && combo.limitWords === 'sentence'
    const problems = isTold ? NONE : comboProblemTexts(combo.key, { answer, choices: combos.choices, unkept })
    const isChosen = partySize(chosen?.quantities ?? {}) > 0
    const mayFold = isChosen && problems.length === 0 && over === null
    const isFolded = folding.isFolded(combo.key) && mayFold
    const element = isFolded ? (
      <HiddenCombo key={combo.key} combo={combo} chosen={chosen} />
    ) : (
      <ComboBlock
        key={combo.key}
        combo={combo}
        chosen={chosen}
        beside={beside}
        problems={problems}
        fewSeats={page.fewSeats}
        change={combos.change}
        isOfDay={ofDay(combo.key)}
        {...addOnsOf(combo.key, { offered: page.addOns.offered, ...addOns })}
      />
    )
    return { id: combo.key, isFolded, mayFold, element }
  })
}
