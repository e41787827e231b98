import type { Charges, Fee, Goods } from '#app/contract/venue-file/charges.ts'
import { isPurchaseType, type LineType } from '#app/rules/carts/item-types.ts'
import { type Cents, lineTotal, sumCents } from '#app/rules/money/cents.ts'
import { basisPoints, shareOf } from '#app/rules/money/percent.ts'
import { splitCents } from '#app/rules/money/split.ts'
import { type OrderLine, singleLine } from './order-line.ts'

/** Something that a fee may be charged for: tickets of one kind, pieces of an add-on; `paid` in cents for all of it, after coupons. */
export type Chargeable = { goods: Goods; quantity: number; paid: Cents }

/** What a fee comes to, in cents, and how often it was charged. */
export type ChargedFee = { fee: Fee; quantity: number; amount: Cents }

/**
 * The venue's fees for what is ordered, in their order. A ticket that costs nothing has no fee, an order that costs nothing neither; a
 * percentage per ticket is rounded half up for each of them, one per order once. Worked examples: `rules/pricing/README.md`.
 */
export function chargedFees(
  chargeables: readonly Chargeable[],
  { fees }: Pick<Charges, 'fees'>,
): ChargedFee[] {
  return fees.flatMap(fee => {
    const covered = chargeables.filter(({ goods, paid }) => paid > 0 && fee.appliesTo.includes(goods))
    const charged = fee.per === 'order' ? perOrder(fee, covered) : perTicket(fee, covered)
    return charged.amount > 0 ? [{ fee, ...charged }] : []
  })
}

function perOrder({ feeType, value }: Fee, covered: readonly Chargeable[]) {
  const paid = sumCents(covered.map(each => each.paid))
  if (paid === 0) return { quantity: 1, amount: 0 }
  return { quantity: 1, amount: feeType === 'PercentageBased' ? shareOf(paid, basisPoints(value)) : value }
}

function perTicket({ feeType, value }: Fee, covered: readonly Chargeable[]) {
  const units = covered.flatMap(({ quantity, paid }) =>
    splitCents(
      paid,
      Array.from({ length: quantity }, () => 1),
    ),
  )
  if (feeType === 'AmountBased') return { quantity: units.length, amount: lineTotal(units.length, value) }
  return { quantity: units.length, amount: sumCents(units.map(unit => shareOf(unit, basisPoints(value)))) }
}

/** The lines of an order with those of its fees behind them. */
export function withFees(lines: readonly OrderLine[], charges: Charges): OrderLine[] {
  return [...lines, ...chargedFees(lines.flatMap(chargeablesOf), charges).map(feeLine)]
}

const feeLine = ({ fee, amount }: ChargedFee): OrderLine =>
  singleLine({
    id: `fee.${fee.id}`,
    itemType: 'Fee',
    type: 'fee',
    sourceId: fee.id,
    name: fee.name,
    images: [],
    quantity: 1,
    cost: amount,
  })

function chargeablesOf({ itemType, parts }: OrderLine): Chargeable[] {
  const goods = goodsOf(itemType)
  return goods ? parts.map(({ quantity, paid }) => ({ goods, quantity, paid })) : []
}

/** What an item is to fees; nothing where it is none of the goods. */
function goodsOf(itemType: LineType): Goods | null {
  return isPurchaseType(itemType) ? 'membership' : (GOODS_OF[itemType] ?? null)
}

const GOODS_OF: { [Type in LineType]?: Goods } = {
  Event: 'event',
  Combo: 'combo',
  Inventory: 'addOn',
  ComboInventory: 'addOn',
  Donation: 'donation',
}
