import { ofDayIds } from './agenda/of-day-ids.ts'
import { useComboBlocks } from './items/combo/use-combo-blocks.tsx'
import { useEventBlocks } from './items/event/use-event-blocks.tsx'
import type { ItemBlock } from './items/item-block.ts'
import type { OrderItemsProps } from './order-items-props.ts'

/** The blocks of events and combos, by where they are drawn: below the day, and, by item, in the line of the day that they unfold from. */
export type VisitBlocks = { below: ItemBlock[]; ofDay: ReadonlyMap<string, ItemBlock> }

/** The events and combos of the order as they are drawn. */
export function useVisitBlocks({ page, order }: OrderItemsProps): VisitBlocks {
  const ids = ofDayIds({ page, order })
  const ofDay = (id: string) => ids.has(id)
  const blocks = [...useEventBlocks({ page, order, ofDay }), ...useComboBlocks({ page, order, ofDay })]
  const unfolded = blocks.filter(({ id, isFolded }) => ofDay(id) && !isFolded)
  return {
    below: blocks.filter(block => !unfolded.includes(block)),
    ofDay: new Map(unfolded.map(block => [block.id, block])),
  }
}
