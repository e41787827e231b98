import type { PriceListPayload } from '#app/contract/events.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { PriceEntry, PriceList } from '#app/contract/venue-file/prices.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { comboLine } from '#app/rules/combos/combo-line.ts'
import { comboOffer } from '#app/rules/combos/combo-offer.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
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
      ? [partyTotal(combo, { party, pricing, entries: combo.prices })]
      : [cheapest, dearest].map(pick =>
          partyTotal(combo, { party, pricing, entries: summedPrices(combo, pricing.venue, pick) }),
        ),
  )

type PartyOfCombo = { party: Party; pricing: PriceSource; entries: readonly PriceEntry[] }

function partyTotal(combo: ComboTemplate, { party, pricing, entries }: PartyOfCombo): Cents | null {
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

/** Which of the events of a choice count. */
type Pick = (prices: readonly Cents[], count: number) => Cents[]
const cheapest: Pick = (prices, count) => prices.toSorted((a, b) => a - b).slice(0, count)
const dearest: Pick = (prices, count) => prices.toSorted((a, b) => b - a).slice(0, count)

/** The retail price of all parts together, for the person types that every part sells. */
function summedPrices(combo: ComboTemplate, venue: Catalogue, pick = cheapest): PriceEntry[] {
  return venue.personTypes.flatMap(({ id }) => {
    const parts = combo.entries.map(entry => partPrice(entry, { venue, personTypeId: id, pick }))
    if (parts.length === 0 || parts.includes(null)) return []
    return [{ personTypeId: id, price: sumCents(parts as number[]), minimum: 0 }]
  })
}

type Part = ComboTemplate['entries'][number]

function partPrice(
  { type, eventIds: ids, quantity }: Part,
  { venue, personTypeId, pick }: { venue: Catalogue; personTypeId: string; pick: Pick },
): number | null {
  const { events } = catalogueMaps(venue)
  const prices = ids.flatMap(id => priceOf(events.get(id)?.priceLists[0], personTypeId) ?? [])
  if (type === 'event') return prices.length === ids.length ? sumCents(prices) * quantity : null
  return prices.length >= quantity ? sumCents(pick(prices, quantity)) : null
}

function priceOf(list: PriceList | undefined, personTypeId: string): number | null {
  const price = list?.prices.find(entry => entry.personTypeId === personTypeId)?.price
  return price !== undefined && price >= 0 ? price : null
}
