import { useMoney } from '#app/ui/price/money-format.tsx'
import { Price as PriceText } from '#app/ui/price/price.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { TicketType } from './event-model.ts'

/** The struck-through price in words, for those who hear it. */
export function useRetailLabel({ retail }: TicketType): string {
  const text = useText()
  return text('tickets-retail-price', { price: useMoney().price(retail) })
}

type TicketPriceProps = {
  type: TicketType
  retailLabel: string
  /** what members pay is said elsewhere */
  hidesMembers: boolean
}

/** What one ticket costs; a member price stands next to the regular one and says what it is (ORD-003). Others are told what members pay. */
export const TicketPrice = ({ type, retailLabel, hidesMembers }: TicketPriceProps) => {
  const text = useText()
  const { price } = useMoney()
  const { membersPay } = type
  const forOthers =
    membersPay === undefined || hidesMembers
      ? undefined
      : membersPay > 0
        ? text('tickets-price-of-members', { price: price(membersPay) })
        : text('tickets-free-for-members')
  return (
    <PriceText
      amount={type.price}
      retail={type.retail}
      retailLabel={retailLabel}
      note={type.forMembers ? text('tickets-member-price') : forOthers}
    />
  )
}
