import { type AddOnTerms, addOnCost } from '#app/rules/addons/add-on-terms.ts'
import { type OrderLine, singleLine } from '#app/rules/pricing/order-line.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { SummaryPart } from '../../order-summary/summary-part.ts'

/** Something that is sold beside the tickets of an event or a combo. */
export type OrderAddOn = {
  id: string
  name: string
  description: string
  picture: PictureSource | null
  terms: AddOnTerms
  /** pieces that can still be had; null where they are not counted */
  left: number | null
  /** pieces that the cart holds already */
  carted: number
}

/** What each event or combo offers, and how many pieces are chosen with it: by event, or by the combo's item, and add-on. */
export type OfferedAddOns = Record<string, OrderAddOn[]>
export type AddOnChoices = Record<string, Record<string, number>>

/** The summary with the add-ons of each event below its tickets; those of an event without tickets are not in the order. */
export function withAddOns(
  parts: readonly SummaryPart[],
  { offered, chosen }: { offered: OfferedAddOns; chosen: AddOnChoices },
): SummaryPart[] {
  return parts.map(part => ({
    ...part,
    lines: [...part.lines, ...addOnLines(offered[part.key] ?? [], chosen[part.key] ?? {})],
  }))
}

function addOnLines(
  addOns: readonly OrderAddOn[],
  quantities: Readonly<Record<string, number>>,
): OrderLine[] {
  return addOns
    .map(addOn => ({ addOn, quantity: quantities[addOn.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ addOn: { id, name, terms }, quantity }) =>
      singleLine({
        id: `addon:${id}`,
        itemType: 'Inventory',
        type: 'addOn',
        sourceId: id,
        name,
        images: [],
        quantity,
        cost: addOnCost(terms, quantity),
      }),
    )
}
