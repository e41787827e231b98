import type { GoneItem } from '#app/contract/carts.ts'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { Catalogue } from '#app/rules/catalogue/catalogue.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'
import { findDonation } from '../pricing/donation-lines.ts'

type Names = NonNullable<CartDocument['names']>

type ItemsOnSale = Pick<Catalogue, 'events' | 'document' | 'membershipCategories'>

/** What the venue has of each kind, by the reference that a cart names it with. */
const finders = (venue: ItemsOnSale) => ({
  event: (id: string) => venue.events.find(event => event.id === id),
  donation: (id: string) => findDonation(venue, id),
  membership: (id: string) => venue.membershipCategories.find(category => category.id === id),
})

/**
 * The names of a cart's items, by kind and id. They are stored with the cart, so that an item that the venue removes later can still be
 * named.
 */
export function namesOf(document: CartDocument, { venue }: { venue: ItemsOnSale }): Names {
  const find = finders(venue)
  const nameOf = (kind: keyof typeof find, id: string) => {
    const key = keyOf(kind, id)
    const name = find[kind](id)?.name ?? document.names?.[key]
    return name === undefined ? [] : [[key, name]]
  }
  return Object.fromEntries([
    ...document.templates.flatMap(({ eventTemplateId }) => nameOf('event', eventTemplateId)),
    ...document.donations.flatMap(({ inventoryId }) => nameOf('donation', inventoryId)),
    ...document.memberships.flatMap(({ membershipCategoryId }) => nameOf('membership', membershipCategoryId)),
  ])
}

/**
 * The items of a stored cart that the venue no longer sells, with the names they had: events, single slots, donations, membership
 * levels.
 */
export function goneItems(
  { templates, donations, memberships, names = {} }: CartDocument,
  { venue, slots }: Pick<PriceBook, 'venue' | 'slots'>,
): GoneItem[] {
  const find = finders(venue)
  const item = (kind: Exclude<GoneItem['kind'], 'start'>, id: string): GoneItem => ({
    kind,
    id,
    name: names[keyOf(kind, id)] ?? id,
  })
  return [
    ...templates.flatMap(({ eventTemplateId: id, events }): GoneItem[] => {
      const event = find.event(id)
      if (!event) return [item('event', id)]
      const isGone = events.some(({ eventId: slotId }) => slots.get(slotId)?.eventId !== id)
      return isGone ? [{ kind: 'start', id, name: event.name }] : []
    }),
    ...donations
      .filter(({ inventoryId }) => !find.donation(inventoryId))
      .map(({ inventoryId }) => item('donation', inventoryId)),
    ...memberships
      .filter(({ membershipCategoryId }) => !find.membership(membershipCategoryId))
      .map(({ membershipCategoryId }) => item('membership', membershipCategoryId)),
  ]
}

const keyOf = (kind: string, id: string) => `${kind} ${id}`
