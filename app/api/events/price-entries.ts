import type { OrderFormPayload, PriceEntryPayload, PriceListPayload } from '#app/contract/events.ts'
import type { PriceEntry, PriceList } from '#app/contract/venue-file/prices.ts'
import type { Catalogue, StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { joinableLevelIds } from '#app/rules/memberships/levels-on-sale.ts'
import { visitorPrice } from '#app/rules/pricing/visitor-price.ts'
import { countedPrices, leastPrice } from '#app/rules/tickets/least-price.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { formPayload } from '../forms/form-payload.ts'

/** For whom prices are made: categories of the memberships that count. */
export type PriceSource = { venue: Catalogue; categoryIds: readonly string[] }

const retail = new WeakMap<PriceList, PriceListPayload>()

/** A price list as a visitor sees it; without memberships the same object is given every time. */
export function priceListPayload(
  event: StoredEvent,
  list: PriceList | undefined,
  pricing: PriceSource,
): PriceListPayload | null {
  if (!list) return null
  const cached = pricing.categoryIds.length === 0 ? retail.get(list) : undefined
  if (cached) return cached
  const { personTypes } = catalogueMaps(pricing.venue)
  const order = (entry: PriceEntry) => personTypes.get(entry.personTypeId)?.displayOrder ?? 0
  const { venue, categoryIds } = pricing
  const levelIds = levelIdsFor(pricing)
  const prices = [...list.prices]
    .sort((a, b) => order(a) - order(b))
    .map(entry =>
      pricedEntry(entry, {
        pays: visitorPrice(event, entry, categoryIds),
        everybodyPays: visitorPrice(event, entry, []),
        membersPay: visitorPrice(event, entry, levelIds),
        venue,
      }),
    )
  const payload = { id: list.id, name: list.name ?? '', prices }
  if (pricing.categoryIds.length === 0) retail.set(list, payload)
  return payload
}

/** The levels whose prices a visitor is told of: those on sale, for whoever has no member prices yet. */
export const levelIdsFor = ({ venue, categoryIds }: PriceSource): string[] =>
  categoryIds.length === 0 ? joinableLevelIds(venue) : []

type Amounts = { pays: number; everybodyPays?: number; membersPay: number; venue: Catalogue }

/**
 * A price as a visitor sees it who pays `pays` cents for it, where others pay `everybodyPays` and members of a level on sale `membersPay`;
 * quantities and totals are the cart's to fill.
 */
export function pricedEntry(
  entry: PriceEntry,
  { pays, everybodyPays = pays, membersPay, venue }: Amounts,
): PriceEntryPayload {
  const type = catalogueMaps(venue).personTypes.get(entry.personTypeId)
  return {
    personType: {
      id: entry.personTypeId,
      name: entry.name ?? type?.name ?? entry.personTypeId,
      description: entry.description ?? type?.description ?? '',
      type: type?.type ?? 'individual',
    },
    price: entry.price,
    discountedPrice: pays,
    publicPrice: everybodyPays,
    memberPrice: membersPay < pays ? membersPay : null,
    quantity: 0,
    retailQuantity: 0,
    retailTotal: 0,
    total: 0,
    isRetail: false,
    showRetailPrice: pays < entry.price,
    groupQuantity: 0,
    minimum: entry.minimum,
    maximum: entry.maximum ?? null,
  }
}

/**
 * The least price that can be chosen among lists, with the retail price it stands for; null when nothing is for sale.
 * Tickets that are free for some (toddlers, companions) do not make the event look free: they count only where all are.
 */
export function lowestPrice(
  lists: readonly (PriceListPayload | null)[],
): { price: number; retailPrice: number } | null {
  const least = leastPrice(selectableIn(lists))
  return least && { price: least.discountedPrice, retailPrice: least.price }
}

/** The least that members of a level on sale pay among lists, where it is less than the least of everybody else; null otherwise. */
export function lowestMemberPrice(lists: readonly (PriceListPayload | null)[]): number | null {
  const entries = countedPrices(selectableIn(lists))
  const members = Math.min(
    ...entries.map(({ memberPrice, discountedPrice }) => memberPrice ?? discountedPrice),
  )
  const others = Math.min(...entries.map(({ discountedPrice }) => discountedPrice))
  return members < others ? members : null
}

const selectableIn = (lists: readonly (PriceListPayload | null)[]): PriceEntryPayload[] =>
  lists.flatMap(list => list?.prices ?? []).filter(isSelectable)

/** The forms of an event as references (ORD-100). */
export function orderFormPayloads(venue: Catalogue, formIds: readonly string[]): OrderFormPayload[] {
  const { forms } = catalogueMaps(venue)
  return formIds.flatMap(id => {
    const form = forms.get(id)
    if (!form || form.b2cPreference === 'none') return []
    return [formPayload(form)]
  })
}
