import type { GoneItem } from '#app/contract/carts.ts'
import type { CartDocument } from '#app/data/queries/carts.ts'
import type { Catalogue } from '#app/data/queries/venue-snapshot.ts'
import type { PriceBook } from './price-tickets.ts'

type Names = NonNullable<CartDocument['names']>

/** What a cart is kept with: the names of its items, so that one that the venue ends can still be named. */
export function namesOf(
  document: CartDocument,
  { venue }: { venue: Pick<Catalogue, 'events' | 'document' | 'membershipCategories'> },
): Names {
  const known = {
    event: venue.events,
    donation: venue.document.donations.options,
    membership: venue.membershipCategories,
  }
  const nameOf = (kind: keyof typeof known, id: string) => {
    const key = keyOf(kind, id)
    const name = known[kind].find(item => item.id === id)?.name ?? document.names?.[key]
    return name === undefined ? [] : [[key, name]]
  }
  return Object.fromEntries([
    ...document.templates.flatMap(({ eventTemplateId }) => nameOf('event', eventTemplateId)),
    ...document.donations.flatMap(({ inventoryId }) => nameOf('donation', inventoryId)),
    ...document.memberships.flatMap(({ membershipCategoryId }) => nameOf('membership', membershipCategoryId)),
  ])
}

/** Items of a stored cart that the venue has ended since, with the names they had: whole events, single starts, gifts, levels. */
export function goneItems(
  document: CartDocument,
  { venue, slots }: Pick<PriceBook, 'venue' | 'slots'>,
): GoneItem[] {
  const names = namesOf(document, { venue })
  const item = (kind: GoneItem['kind'], id: string): GoneItem => ({
    kind,
    id,
    name: names[keyOf(kind === 'start' ? 'event' : kind, id)] ?? id,
  })
  const has = (items: readonly { id: string }[], id: string) => items.some(known => known.id === id)
  return [
    ...document.templates.flatMap(({ eventTemplateId: id, events }) => {
      if (!has(venue.events, id)) return [item('event', id)]
      return events.some(({ eventId }) => slots.get(eventId)?.eventId !== id) ? [item('start', id)] : []
    }),
    ...document.donations
      .filter(({ inventoryId }) => !has(venue.document.donations.options, inventoryId))
      .map(({ inventoryId }) => item('donation', inventoryId)),
    ...document.memberships
      .filter(({ membershipCategoryId }) => !has(venue.membershipCategories, membershipCategoryId))
      .map(({ membershipCategoryId }) => item('membership', membershipCategoryId)),
  ]
}

const keyOf = (kind: string, id: string) => `${kind} ${id}`
