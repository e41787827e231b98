import type { Charges, Tax } from '#app/contract/venue-file/charges.ts'
import { goodsOf } from '#app/rules/carts/item-types.ts'
import { type Cents, divideHalfUp, sumCents } from '#app/rules/money/cents.ts'
import { splitCents } from '#app/rules/money/split.ts'
import { type LineTax, type OrderLine, singleLine } from './order-line.ts'

/**
 * The lines of an order with their taxes, and behind them a line for each tax that is not in the prices already. Fees are
 * taxed as a kind of their own. Rounding is the venue's: each line by itself, or once for the order, whose cents then go to the
 * lines with the largest remainders; either way the lines sum to the tax. Worked examples: `rules/pricing/README.md`.
 */
export function withTaxes(lines: readonly OrderLine[], charges: Charges): OrderLine[] {
  const taxes = charges.taxes.map(tax => ({ tax, shares: sharesOf(tax, { lines, ...charges }) }))
  const taxed = lines.map((line, at) =>
    withOwnTaxes(
      line,
      taxes.flatMap(({ tax, shares }) => lineTax(tax, shares[at] ?? 0)),
    ),
  )
  const added = taxes
    .filter(({ tax, shares }) => !tax.included && sumCents(shares) > 0)
    .map(({ tax, shares }) => taxLine(tax, sumCents(shares)))
  return [...taxed, ...added]
}

/** The total of each tax of an order, in cents, in the order of its lines. */
export function taxTotals(lines: readonly Pick<OrderLine, 'taxes'>[]): LineTax[] {
  const totals = new Map<string, LineTax>()
  for (const tax of lines.flatMap(({ taxes = [] }) => taxes))
    totals.set(tax.id, { ...tax, amount: tax.amount + (totals.get(tax.id)?.amount ?? 0) })
  return [...totals.values()]
}

type Taxable = { lines: readonly OrderLine[] } & Pick<Charges, 'taxRounding'>

/** The tax of each line, in cents; 0 for what it does not apply to. */
function sharesOf({ rate, included, appliesTo }: Tax, { lines, taxRounding }: Taxable): Cents[] {
  const bases = lines.map(({ itemType, paid }) => (appliesTo.includes(goodsOf(itemType) ?? 'fee') ? paid : 0))
  const taxOn = (base: Cents) =>
    divideHalfUp(base * millionths(rate), 1_000_000 + (included ? millionths(rate) : 0))
  if (taxRounding === 'line') return bases.map(taxOn)
  const total = sumCents(bases)
  return total === 0 ? bases : splitCents(taxOn(total), bases)
}

/** A rate as a venue writes it in percent (8.875) in millionths (88750). */
const millionths = (percent: number) => Math.round(percent * 10_000)

const lineTax = ({ id, name, included }: Tax, amount: Cents): LineTax[] =>
  amount > 0 ? [{ id, name, included, amount }] : []

const withOwnTaxes = (line: OrderLine, taxes: LineTax[]): OrderLine =>
  taxes.length > 0 ? { ...line, taxes } : line

const taxLine = ({ id, name }: Tax, cost: Cents): OrderLine =>
  singleLine({
    id: `tax.${id}`,
    itemType: 'Tax',
    type: 'tax',
    sourceId: id,
    name,
    images: [],
    quantity: 1,
    cost,
  })
