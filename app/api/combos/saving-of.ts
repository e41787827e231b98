import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { type ComboSaving, comboSaving, type PriceEnd, partsAlone } from '#app/rules/combos/combo-saving.ts'
import { type Cents, sumCents } from '#app/rules/money/cents.ts'
import type { Party } from '#app/rules/tickets/party.ts'
import { type PriceSource, priceListPayload } from '../events/price-entries.ts'
import { comboPartyTotal, PRICE_ENDS, priceAtEnd, pricedParts } from './combo-prices.ts'

type SavingSource = { party: Party | undefined; pricing: PriceSource }

/** What a combo saves a party, or where none is known any one person, against its parts bought alone, whatever is chosen of it. */
export function savingOf(combo: ComboTemplate, { party, pricing }: SavingSource): ComboSaving | null {
  const ofParty = PRICE_ENDS.flatMap(end => comparison(combo, { party: party ?? {}, pricing, end }))
  if (ofParty.length > 0) return comboSaving(ofParty)
  const everyone = pricing.venue.personTypes.map(({ id }): Party => ({ [id]: 1 }))
  return comboSaving(
    everyone.flatMap(one => PRICE_ENDS.flatMap(end => comparison(combo, { party: one, pricing, end }))),
  )
}

type Compared = { party: Party; pricing: PriceSource; end: PriceEnd }

function comparison(combo: ComboTemplate, { party, pricing, end }: Compared) {
  const total = comboPartyTotal(combo, { party, pricing, end })
  const alone = Object.entries(party).map(([personTypeId, quantity]) => {
    const each = partsAlone(
      pricedParts(combo, eventId => priceAlone(eventId, { personTypeId, pricing, end })),
      end,
    )
    return each === null ? null : each * quantity
  })
  return total === null || alone.includes(null)
    ? []
    : [{ combo: total, alone: sumCents(alone.flatMap(cents => cents ?? [])) }]
}

type Alone = Omit<Compared, 'party'> & { personTypeId: string }

function priceAlone(eventId: string, { personTypeId, pricing, end }: Alone): Cents | null {
  const event = catalogueMaps(pricing.venue).events.get(eventId)
  const lists = event?.priceLists.map(list => priceListPayload(event, list, pricing)) ?? []
  return priceAtEnd(
    lists.map(list => list?.prices.find(({ personType }) => personType.id === personTypeId)?.discountedPrice),
    end,
  )
}
