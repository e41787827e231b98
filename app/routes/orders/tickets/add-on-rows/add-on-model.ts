import { type AddOnTerms, addOnCost } from '#app/rules/addons/add-on-terms.ts'
import { sumCents } from '#app/rules/money/cents.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { SummaryPart } from '../order-summary/summary-part.ts'

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

export const addOnField = (itemId: string, addOnId: string) =>
  `addon:${encodeURIComponent(itemId)}:${addOnId}`

/** The summary with the add-ons of each event below its tickets; those of an event without tickets are not in the order. */
export function withAddOns(
  parts: readonly SummaryPart[],
  { offered, chosen }: { offered: OfferedAddOns; chosen: AddOnChoices },
): SummaryPart[] {
  return parts.map(part => {
    const lines = addOnLines(offered[part.key] ?? [], chosen[part.key] ?? {})
    const cost = sumCents(lines.map(({ amount }) => amount))
    return { ...part, retailTotal: part.retailTotal + cost, lines: [...part.lines, ...lines] }
  })
}

function addOnLines(
  addOns: readonly OrderAddOn[],
  quantities: Readonly<Record<string, number>>,
): SummaryPart['lines'] {
  return addOns
    .map(addOn => ({ addOn, quantity: quantities[addOn.id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ addOn: { id, name, terms }, quantity }) => ({
      key: `addon:${id}`,
      goods: 'addOn' as const,
      name,
      quantity,
      amount: addOnCost(terms, quantity),
    }))
}
