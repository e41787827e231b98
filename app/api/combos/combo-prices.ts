import type { PriceListPayload } from '#app/contract/events.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { PriceEntry } from '#app/contract/venue-file/prices.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { comboLine } from '#app/rules/combos/combo-line.ts'
import { comboOffer } from '#app/rules/combos/combo-offer.ts'
import { type PricedPart, type PriceEnd, partsAlone } from '#app/rules/combos/combo-saving.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type PriceRange, partyPriceOf } from '#app/rules/pricing/party-price.ts'
import type { Party } from '#app/rules/tickets/party.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { levelIdsFor, type PriceSource, pricedEntry } from '../events/price-entries.ts'

/**
 * What a combo costs by person type: a `fixedPrice` one its own prices, a `discountCode` one the usual prices of its
 * events less the discount (ORD-108). A choice counts with its cheapest events.
 */
export function comboPrices(combo: ComboTemplate, pricing: PriceSource): PriceListPayload {
  const entries = combo.type === 'fixedPrice' ? combo.prices : summedPrices(combo, pricing.venue)
  const ofMembers = { ...pricing, categoryIds: levelIdsFor(pricing) }
  return {
    id: combo.id,
    name: combo.name,
    prices: entries.map(entry =>
      pricedEntry(entry, {
        pays: pays(combo, entry, pricing),
        membersPay: pays(combo, entry, ofMembers),
        venue: pricing.venue,
      }),
    ),
  }
}

/**
 * What a party pays at the least and at the most, by the events that are chosen, in cents, as a cart would say: a combo uses up no limit of
 * members, so that they pay their price for all. Null for nobody, and where one of them cannot have the combo.
 */
export const comboPartyPrice = (
  combo: ComboTemplate,
  party: Party,
  pricing: PriceSource,
): PriceRange | null =>
  partyPriceOf(
    combo.type === 'fixedPrice'
      ? [comboPartyTotal(combo, { party, pricing, end: 'cheapest' })]
      : PRICE_ENDS.map(end => comboPartyTotal(combo, { party, pricing, end })),
  )

export const PRICE_ENDS: readonly PriceEnd[] = ['cheapest', 'dearest']

type PartyOfCombo = { party: Party; pricing: PriceSource; end: PriceEnd }

/** What a party pays for a combo of the cheapest or dearest that can be chosen, in cents; null where one of them cannot have it. */
export function comboPartyTotal(combo: ComboTemplate, { party, pricing, end }: PartyOfCombo): Cents | null {
  const entries = combo.type === 'fixedPrice' ? combo.prices : summedPrices(combo, pricing.venue, end)
  const sold = entries.filter(isSelectable)
  const coming = Object.entries(party)
  if (coming.length === 0 || !coming.every(([id]) => sold.some(({ personTypeId }) => personTypeId === id)))
    return null
  const prices = Object.fromEntries(sold.map(({ personTypeId, price }) => [personTypeId, price]))
  return comboLine(comboOffer(combo, pricing.categoryIds), {
    events: [{ eventTemplateId: combo.id, perPerson: 1, prices }],
    tickets: coming.map(([ticketTypeId, quantity]) => ({
      eventTemplateId: combo.id,
      ticketTypeId,
      quantity,
    })),
  }).total
}

/** What one person pays for it: as the cart would say, the events together being one that costs their sum. */
function pays(
  combo: ComboTemplate,
  { price, personTypeId }: PriceEntry,
  { categoryIds }: PriceSource,
): number {
  const whole = { eventTemplateId: combo.id, perPerson: 1 }
  const { total } = comboLine(comboOffer(combo, categoryIds), {
    events: [{ ...whole, prices: { [personTypeId]: price } }],
    tickets: [{ eventTemplateId: combo.id, ticketTypeId: personTypeId, quantity: 1 }],
  })
  return price < 0 ? price : total
}

/** The retail price of all parts together, for the person types that every part sells. */
function summedPrices(combo: ComboTemplate, venue: Catalogue, end: PriceEnd = 'cheapest'): PriceEntry[] {
  const { events } = catalogueMaps(venue)
  return venue.personTypes.flatMap(({ id }) => {
    const parts = pricedParts(combo, eventId =>
      priceAtEnd(
        (events.get(eventId)?.priceLists ?? []).map(
          ({ prices }) => prices.find(({ personTypeId }) => personTypeId === id)?.price,
        ),
        end,
      ),
    )
    const price = partsAlone(parts, end)
    return price === null ? [] : [{ personTypeId: id, price, minimum: 0 }]
  })
}

/** The parts of a combo with the price of each of their events, in cents; null: not for sale. */
export const pricedParts = (combo: ComboTemplate, priceOf: (eventId: string) => Cents | null): PricedPart[] =>
  combo.entries.map(({ type, quantity, eventIds }) => ({ type, quantity, prices: eventIds.map(priceOf) }))

/** Of what an event costs by its price lists the least or the most, in cents; below 0 is not for sale. */
export function priceAtEnd(prices: readonly (Cents | undefined)[], end: PriceEnd): Cents | null {
  const sold = prices.flatMap(price => (price !== undefined && price >= 0 ? [price] : []))
  if (sold.length === 0) return null
  return end === 'cheapest' ? Math.min(...sold) : Math.max(...sold)
}
