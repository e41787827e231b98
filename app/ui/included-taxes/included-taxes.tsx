import type { LineTax } from '#app/rules/pricing/order-line.ts'
import { SumLine } from '#app/ui/sticky-total/sticky-total.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type IncludedTaxesProps = { taxes: readonly LineTax[] }

/** The taxes that a total holds already, one below the other; those that stand among its lines are not told again. */
export const IncludedTaxes = ({ taxes }: IncludedTaxesProps) => {
  const text = useText()
  return taxes
    .filter(({ included }) => included)
    .map(({ id, name, amount }) => (
      <SumLine key={id} label={text('tax-included', { name })} amount={amount} look="subtle" />
    ))
}
