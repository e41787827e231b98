import type { FirstOffer } from '#app/pages/first-offer.ts'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { usePartyPrice } from '#app/ui/price/party-price.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** '11:00 am · from $9 · 12 left', or '11:00 am · $45 for the five of you · 12 left'. */
export function useOfferWords() {
  const text = useText()
  const { price } = useMoney()
  const partyPrice = usePartyPrice()
  return ({ time, from, left: count, party }: FirstOffer) => {
    if (from === 0) return text('tickets-offer-free', { time, count })
    return party
      ? text('tickets-offer-party', { time, price: partyPrice(party), count })
      : text('tickets-offer', { time, price: price(from), count })
  }
}
