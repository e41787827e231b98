import { useMoney } from '#app/ui/price/money-format.tsx'
import { Price as PriceText } from '#app/ui/price/price.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { TicketType } from './event-model.ts'

/** The struck-through price in words, for those who hear it. */
export function useRetailLabel({ retail }: TicketType): string {
  const text = useText()
  return text('tickets-retail-price', { price: useMoney().price(retail) })
}

/** What one ticket costs; a member price stands next to the regular one and says what it is (ORD-003). */
export const TicketPrice = ({ type, retailLabel }: { type: TicketType; retailLabel: string }) => {
  const text = useText()
  return (
    <PriceText
      amount={type.price}
      retail={type.retail}
      retailLabel={retailLabel}
      note={type.forMembers ? text('tickets-member-price') : undefined}
    />
  )
}
