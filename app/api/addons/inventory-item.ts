import type { InventoryItemPayload } from '#app/contract/events.ts'
import type { VenueDonationOption } from '#app/contract/venue-file/donations.ts'
import type { StoredAddOn } from '#app/rules/catalogue/catalogue.ts'
import { imagePayloads } from '../venues/image-payloads.ts'

/** An add-on as visitors see it (ORD-106); quantity and total are 0 until chosen, or fixed (ORD-107). */
export function inventoryItem(addOn: StoredAddOn): InventoryItemPayload {
  return {
    ...common(addOn),
    price: addOn.price,
    quantity: addOn.quantityType === 'exactly' ? addOn.quantity : 0,
    totalQuantity: addOn.totalQuantity ?? null,
    maximum: addOn.maximum ?? null,
    quantityType: addOn.quantityType,
    priceSplit: addOn.priceSplit,
    type: 'inventory',
    suggestedAmounts: [],
    minimumAmount: 0,
    maximumAmount: null,
  }
}

/** A way to give as visitors see it (ORD-106, ORD-118). */
export function donationItem(option: VenueDonationOption): InventoryItemPayload {
  return {
    ...common(option),
    price: option.price,
    quantity: 0,
    totalQuantity: null,
    maximum: 1,
    quantityType: 'any',
    priceSplit: 'each',
    type: option.type,
    suggestedAmounts: option.suggestedAmounts,
    minimumAmount: option.minimum,
    maximumAmount: option.maximum,
  }
}

function common(item: StoredAddOn | VenueDonationOption) {
  return {
    id: item.id,
    inventoryId: item.inventoryId ?? item.id,
    name: item.name,
    description: item.description,
    images: imagePayloads(item.images),
    total: 0,
    checked: false,
    amount: 0,
    salesChannels: item.salesChannels,
    displayOrder: item.displayOrder,
  }
}
