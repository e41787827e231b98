import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { SummaryPart } from '../../order-summary/summary-part.ts'
import { type DonationEntry, type DonationPage, donationParts } from './donation-model.ts'

/** The donation as the summary shows it, in the venue's words. */
export function useDonationParts(page: DonationPage | null, donation: DonationEntry): SummaryPart[] {
  const text = useText()
  if (!page) return []
  const whom = dedicationOf(donation.detail)
  const dedication = whom && text('donation-dedication', { kind: text(whom.kind), name: whom.name })
  return donationParts(page, { donation, title: text('cart-donation'), dedication })
}
