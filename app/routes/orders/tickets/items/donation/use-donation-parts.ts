import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { useText } from '#theme/texts/text-provider.tsx'
import type { SummaryPart } from '../../order-summary/summary-part.ts'
import { type Gift, type GiftPage, giftParts } from './donation-model.ts'

/** The gift as the summary shows it, in the venue's words. */
export function useGiftParts(page: GiftPage | null, gift: Gift): SummaryPart[] {
  const text = useText()
  if (!page) return []
  const whom = dedicationOf(gift.detail)
  const dedication = whom && text('donation-dedication', { kind: text(whom.kind), name: whom.name })
  return giftParts(page, { gift, title: text('cart-donation'), dedication })
}
