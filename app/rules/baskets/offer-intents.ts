import type { Cents } from '#app/rules/money/cents.ts'

/** What the buttons of an offer say when they are pressed: which total was shown, in cents. */
export const offerIntents = ({ after }: { after: Cents }) => ({
  take: `take-offer:${after}`,
  refuse: 'refuse-offer',
})

/** The total that was shown with a pressed offer, in cents; null for any other button. */
export function takenOffer(intent: string): Cents | null {
  const cents = /^take-offer:(\d{1,12})$/.exec(intent)?.[1]
  return cents === undefined ? null : Number(cents)
}
