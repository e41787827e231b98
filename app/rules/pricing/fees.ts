import type { Charges, Fee, Goods } from '#app/contract/venue-file/charges.ts'
import { goodsOf } from '#app/rules/carts/item-types.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import { basisPoints, shareOf } from '#app/rules/money/percent.ts'
import { splitEvenly } from '#app/rules/money/split.ts'
import { type OrderLine, singleLine } from './order-line.ts'

/** Something that a fee may be charged for: tickets of one kind, pieces of an add-on; `paid` in cents for all of it, after coupons. */
export type Chargeable = { goods: Goods; quantity: number; paid: Cents }

/** What a fee comes to, in cents. */
export type ChargedFee = { fee: Fee; amount: Cents }

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
    const amount = fee.per === 'order' ? perOrder(fee, covered) : perTicket(fee, covered)
    return amount > 0 ? [{ fee, amount }] : []
  })
}

function perOrder(fee: Fee, covered: readonly Chargeable[]): Cents {
  const paid = sumCents(covered.map(each => each.paid))
  return paid === 0 ? 0 : feeOn(paid, fee)
}

function perTicket(fee: Fee, covered: readonly Chargeable[]): Cents {
  const tickets = covered.flatMap(({ quantity, paid }) => splitEvenly(paid, quantity))
  return sumCents(tickets.map(paid => feeOn(paid, fee)))
}

function feeOn(paid: Cents, { feeType, value }: Fee): Cents {
  return feeType === 'PercentageBased' ? shareOf(paid, basisPoints(value)) : value
}

/** The lines of an order followed by the lines of its fees. */
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
