import type { Cents } from '#app/rules/money/cents.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'

/** One way to buy a level, with its price points; cents. */
export type Offering = {
  id: string
  autorenewalType: 'none' | 'optional' | 'required'
  prices: readonly { id: string; price: Cents }[]
}

/** A chosen offering and price point. */
export type OfferingChoice = { offeringId: string; pricePointId: string }

/** The name of an offering with one of its prices: `One year, Adult`; missing names are left out. */
export const offeringName = (...names: readonly (string | null | undefined)[]): string =>
  names.filter(Boolean).join(', ')

/** Whether an offering can be chosen: it has a price above -1, and a gift never renews by itself (MEM-147, MEM-206). */
export function isOfferingOpen(
  { autorenewalType, prices }: Offering,
  { isGift }: { isGift: boolean },
): boolean {
  return prices.some(isSelectable) && !(isGift && autorenewalType === 'required')
}

/** The offering that is chosen at first; one that must renew by itself only where there is no other (MEM-145). Null when there is none. */
export function preselectedOffering(
  offerings: readonly Offering[],
  about: { isGift: boolean },
): OfferingChoice | null {
  const open = offerings.filter(offering => isOfferingOpen(offering, about))
  const offering = open.find(({ autorenewalType }) => autorenewalType !== 'required') ?? open[0]
  const price = offering?.prices.find(isSelectable)

  return offering && price ? { offeringId: offering.id, pricePointId: price.id } : null
}

/** Whether a membership renews by itself: as the offering says, or as the visitor wishes; a gift never does (MEM-147). */
export function renewsItself(
  { autorenewalType }: Pick<Offering, 'autorenewalType'>,
  { isGift, wished }: { isGift: boolean; wished: boolean },
): boolean {
  return !isGift && (autorenewalType === 'required' || (autorenewalType === 'optional' && wished))
}
