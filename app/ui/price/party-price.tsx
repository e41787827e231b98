import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { useMoney } from './money-format.tsx'

/** What all who are coming pay together, in cents, at the least and at the most, and how many they are. */
export type PartyAmount = { least: number; most: number; count: number }

/** '$142.80 for the five of you'. */
export function usePartyPrice() {
  const text = useText()
  const { price } = useMoney()
  return ({ least, most, count }: PartyAmount) =>
    text(least < most ? 'party-price-from' : 'party-price', { price: price(least), count })
}

/** The same as an element. */
export const PartyPrice = (party: PartyAmount) => usePartyPrice()(party)
