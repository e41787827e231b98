import type { PriceListPayload } from '#app/contract/events.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { type ComboSaving, comboSaving, partsAlone } from '#app/rules/combos/combo-saving.ts'
import { type PriceSource, priceListPayload } from '../events/price-entries.ts'

/** What a combo saves this visitor against its cheapest parts, each at the first price list of its event. */
export function savingOf(
  combo: ComboTemplate,
  { priceList, pricing }: { priceList: PriceListPayload; pricing: PriceSource },
): ComboSaving | null {
  return comboSaving(
    priceList.prices.map(({ personType, discountedPrice }) => ({
      combo: discountedPrice,
      alone: partsAlone(
        combo.entries.map(({ type, quantity, eventIds }) => ({
          type,
          quantity,
          prices: eventIds.map(eventId => priceAlone(eventId, { personTypeId: personType.id, pricing })),
        })),
      ),
    })),
  )
}

function priceAlone(
  eventId: string,
  { personTypeId, pricing }: { personTypeId: string; pricing: PriceSource },
): number | null {
  const event = catalogueMaps(pricing.venue).events.get(eventId)
  const list = event && priceListPayload(event, event.priceLists[0], pricing)
  const price = list?.prices.find(({ personType }) => personType.id === personTypeId)?.discountedPrice
  return price !== undefined && price >= 0 ? price : null
}
