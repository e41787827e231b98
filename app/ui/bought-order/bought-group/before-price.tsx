import { useMoney } from '#app/ui/price/money-format.tsx'
import { RetailPrice } from '#app/ui/price/price.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** What it cost before, in cents; nothing where it cost the same. */
export const BeforePrice = ({ cents }: { cents: number | null }) => {
  const text = useText()
  const { price } = useMoney()
  if (cents === null) return null
  const priceText = price(cents)
  return <RetailPrice text={priceText} label={text('account-order-before', { price: priceText })} />
}
