import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** When something begins, what it costs at least in cents, and its seats. */
type OfferFacts = { time: string; from: number; left: number }

/** '11:00 am · from $9 · 12 left'. */
export function useOfferWords() {
  const text = useText()
  const { price } = useMoney()
  return ({ time, from, left: count }: OfferFacts) =>
    from > 0
      ? text('tickets-offer', { time, price: price(from), count })
      : text('tickets-offer-free', { time, count })
}
