import type { AddonPayload } from '#app/contract/addons.ts'
import type { WayToGive } from './donation-model.ts'

type SoldDonation = AddonPayload & { type: 'donation' | 'fixedDonation' }

const isDonation = (item: AddonPayload): item is SoldDonation => item.type !== 'inventory'

const wayToGive = ({
  id,
  inventoryId,
  name,
  description,
  images,
  type,
  ...amounts
}: SoldDonation): WayToGive => ({
  id,
  inventoryId,
  name,
  description,
  picture: images.find(image => image.primary) ?? images[0] ?? null,
  type,
  price: amounts.price,
  suggestedAmounts: amounts.suggestedAmounts,
  minimumAmount: amounts.minimumAmount,
  maximumAmount: amounts.maximumAmount,
})

/** The ways to give among what is sold beside tickets. */
export const waysToGive = (sold: readonly AddonPayload[]): WayToGive[] =>
  sold.filter(isDonation).map(wayToGive)
