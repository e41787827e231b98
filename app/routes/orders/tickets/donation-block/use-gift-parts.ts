import type { SummaryPart } from '../order-model.ts'
import { useText } from '#theme/texts/text-provider.tsx'
import { type Gift, type GiftPage, giftParts } from './donation-model.ts'

/** The gift as the summary shows it, in the venue's words. */
export function useGiftParts(page: GiftPage | null, gift: Gift): SummaryPart[] {
  const text = useText()
  if (!page) return []
  const isMemorial = gift.detail.beneficiaryType === 'In memory of'
  const dedication = text(isMemorial ? 'donation-honor-in-memory' : 'donation-honor-in-honor')
  return giftParts(page, { gift, title: text('cart-donation'), dedication })
}
