import type { ComboEntryPayload, ComboPayload } from '#app/contract/combos.ts'
import type { ComboEntry, ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { comboOffer } from '#app/rules/combos/combo-offer.ts'
import { mayBuy, memberAccess } from '#app/rules/events/member-only.ts'
import { shortDescription } from '#app/rules/events/short-description.ts'
import type { Party } from '#app/rules/tickets/party.ts'
import { inventoryItem } from '../addons/inventory-item.ts'
import { discountPayload, eventTemplate, membershipPayload, pricingOf } from '../events/event-payloads.ts'
import { lowestMemberPrice, lowestPrice, orderFormPayloads } from '../events/price-entries.ts'
import type { Venue } from '../kernel/venue-store.ts'
import type { Asker } from '../members/asker.ts'
import { imagePayloads } from '../venues/image-payloads.ts'
import { comboPartyPrice, comboPrices } from './combo-prices.ts'
import { savingOf } from './saving-of.ts'

type ComboSource = { combo: ComboTemplate; available: boolean | null; inFull: boolean; party?: Party }

/** A combo as visitors see it (ORD-105). */
export function comboPayload({ combo, available, inFull, party }: ComboSource, asker: Asker): ComboPayload {
  const { venue } = asker
  const { addOns } = catalogueMaps(venue)
  const access = memberAccess(combo, asker)
  const priceList = comboPrices(combo, pricingOf(asker))
  const lowest = lowestPrice([priceList])
  const entries = combo.entries.map(entry => entryPayload(entry, { asker, inFull }))
  return {
    id: combo.id,
    comboTemplateId: combo.id,
    itemType: 'Combo',
    name: combo.name,
    shortDescription: shortDescription(combo),
    description: combo.description,
    images: imagePayloads(combo.images),
    type: combo.type,
    quantityType: combo.quantityType,
    priceSplit: combo.priceSplit,
    inOrder: combo.inOrder,
    memberOnlyEvent: combo.memberOnlyEvent,
    memberCanPurchase: mayBuy(access),
    memberAccess: access,
    discountAvailable: priceList.prices.some(price => price.showRetailPrice),
    priceList,
    lowestPrice: lowest?.price ?? null,
    lowestRetailPrice: lowest?.retailPrice ?? null,
    lowestMemberPrice: lowestMemberPrice([priceList]),
    partyPrice: party ? comboPartyPrice(combo, party, pricingOf(asker)) : null,
    saving: savingOf(combo, { party, pricing: pricingOf(asker) }),
    addOns: { inventoryAddOns: combo.addOnIds.flatMap(id => addOns.get(id) ?? []).map(inventoryItem) },
    orderForms: orderFormPayloads(venue, combo.orderFormIds),
    membership: membershipPayload(combo, venue),
    discount: discountPayload(combo.discount, venue),
    displayOrder: combo.displayOrder,
    templates: { entries },
    selectedTemplateIds: entries.flatMap(entry => (entry.type === 'event' ? entry.templateIds : [])),
    summaries: entries.flatMap(entry => entry.summaries),
    memberDiscounts: comboOffer(combo, pricingOf(asker).categoryIds).memberDiscounts.map(rebate => ({
      ...rebate,
      personTypeIds: [...rebate.personTypeIds],
    })),
    available,
  }
}

function entryPayload(
  entry: ComboEntry,
  { asker, inFull }: { asker: Asker; inFull: boolean },
): ComboEntryPayload {
  const events = eventsOf(entry, asker.venue)
  const included = entry.type === 'event' ? events[0] : undefined
  return {
    type: entry.type,
    name: entry.name ?? '',
    templateId: included?.id ?? null,
    templateIds: events.map(event => event.id),
    quantity: entry.quantity,
    summaries: events.map(event => summaryOf(event, entry)),
    template: inFull && included ? eventTemplate({ event: included, row: undefined }, asker) : null,
  }
}

/** The event of a part, or those to choose from. */
function eventsOf({ eventIds }: ComboEntry, venue: Venue): StoredEvent[] {
  const { events } = catalogueMaps(venue)
  return eventIds.flatMap(id => events.get(id) ?? [])
}

function summaryOf(
  event: StoredEvent,
  { type, quantity }: ComboEntry,
): ComboEntryPayload['summaries'][number] {
  const { id, name, description, images, duration = null, admissionType } = event
  return {
    id,
    name,
    description,
    shortDescription: shortDescription(event),
    images: imagePayloads(images),
    duration,
    resourceIds: [...event.facilityIds],
    admissionType,
    quantity: type === 'event' ? quantity : 1,
  }
}
