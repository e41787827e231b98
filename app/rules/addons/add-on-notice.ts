import { type AddOnRange, addOnRowMode } from '#app/rules/addons/add-on-terms.ts'

/** The one thing to say beside an add-on; `count` are pieces. */
export type AddOnNotice =
  | { kind: 'sold-out' | 'carted' }
  | { kind: 'not-enough' | 'few-left' | 'fixed-quantity'; count: number }

type AddOnRow = AddOnRange & {
  /** pieces that are chosen now, and that the cart holds */
  chosen: number
  carted: number
  /** pieces that can still be had; null where they are not counted */
  left: number | null
  /** pieces left at or below which their number is told */
  few: number
}

/** Whether an add-on is sold out: nothing can be added to the order, and nothing in it can be removed (ORD-107). */
export const isAddOnSoldOut = ({ most, chosen }: Pick<AddOnRow, 'most' | 'chosen'>): boolean =>
  most === 0 && chosen === 0

/** The most important notice to show beside an add-on; null where there is none. */
export function addOnNotice({ fixed, most, chosen, carted, left, few }: AddOnRow): AddOnNotice | null {
  if (isAddOnSoldOut({ most, chosen })) return { kind: 'sold-out' }
  if (chosen > most) return { kind: 'not-enough', count: most }
  if (left !== null && left <= few) return { kind: 'few-left', count: left }
  if (addOnRowMode({ chosen, carted }) === 'carted') return { kind: 'carted' }
  return fixed !== null && fixed > 1 ? { kind: 'fixed-quantity', count: fixed } : null
}
