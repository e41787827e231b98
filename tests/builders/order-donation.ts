import type { AddonPayload } from '#app/contract/addons.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'

const pictures = [
  { primary: false, thumbnail: '/far.jpg' },
  { primary: true, thumbnail: '/roof.jpg' },
]

const aGift = (id: string, about: object = {}) =>
  ({
    id,
    inventoryId: `inv-${id}`,
    name: `The ${id}`,
    description: `For the ${id}`,
    images: [],
    type: 'donation',
    price: 0,
    suggestedAmounts: [2500, 5000],
    minimumAmount: 500,
    maximumAmount: 100_000,
    availableQuantity: 3,
    ...about,
  }) as unknown as AddonPayload

export const sold = [
  aGift('map', { type: 'inventory' }),
  aGift('roof', { images: pictures }),
  aGift('plank', { type: 'fixedDonation', price: 1500, images: pictures.slice(0, 1) }),
]

export const configs = {
  campaigns: [
    { id: 'c1', name: 'Spring', isDefault: true },
    { id: 'c2', name: 'Autumn', isDefault: false },
  ],
  appeals: [{ id: 'a1', name: 'Letter', isDefault: false }],
  funds: [{ id: 'f1', name: 'Boats', isDefault: true }],
  customFields: [{ id: 'q1', label: 'Why?', format: 'Text', values: [] }],
  configs: [{ aspect: 'extendedForm', enabled: true }],
}

export const lists = {
  countries: async () => ({ payload: [{ alpha2Code: 'CA', name: 'Canada' }] }),
  states: async () => ({ payload: [{ abbreviation: 'QC', name: 'Quebec' }] }),
}

export const visit = (answer: () => unknown = () => configs, company: object = {}) =>
  plainVisit({
    path: '/orders/pier/tickets',
    company: { country: 'US', ...company },
    api: { donations: { configs: async () => ({ payload: answer() }) }, locations: lists },
  })
