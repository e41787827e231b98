import type { AddOn } from '#app/contract/venue-file/addons.ts'
import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import type { PriceEntry } from '#app/contract/venue-file/prices.ts'
import { isSoldOnline, type LaunchStart, type LaunchVenue, pricesAt, usableStarts } from './launch-venue.ts'

/** An event at one of its starts. */
export type TrialVisit = { event: EventTemplate; start: LaunchStart }

/** From tomorrow on: what begins today may begin while the purchases are made. */
export const laterStarts = (venue: LaunchVenue, event: EventTemplate): LaunchStart[] =>
  usableStarts(venue, event).filter(({ date }) => date > venue.today)

/** What a kind of person pays for a visit. */
export const priceOf = ({ event, start }: TrialVisit, type: string): PriceEntry | undefined =>
  pricesAt(event, start).find(({ personTypeId }) => personTypeId === type)

/** Add-ons of an event or a combo that are sold in the storefront and there. */
export const addOnsToBuy = ({ file }: LaunchVenue, { addOnIds }: { addOnIds: readonly string[] }): AddOn[] =>
  file.addOns.filter(
    ({ id, salesChannels, totalQuantity }) =>
      addOnIds.includes(id) && isSoldOnline(salesChannels) && totalQuantity !== 0,
  )

/** An add-on as a cart has it, as few as it is sold in. */
export const sentAddOn = ({ id, inventoryId, quantity, quantityType }: AddOn) => ({
  inventoryId: inventoryId ?? id,
  quantity: quantityType === 'exactly' ? quantity : 1,
})

/** What a kind of person is called. */
export const typeName = ({ file }: LaunchVenue, id: string): string =>
  file.personTypes.find(type => type.id === id)?.name ?? id
