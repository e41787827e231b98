import type { AlternativesPayload, EventOnDayPayload } from '#app/contract/events.ts'
import { firstOffer } from '#app/pages/first-offer.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readSimilar } from '#app/pages/read-alternatives.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { eventDetailHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { type Party, partySize, writeParty } from '#app/rules/tickets/party.ts'
import { type OrderAddress, writeOwnDays } from '../../order-address.ts'
import type { SimilarEvent } from './event-model.ts'
import { type DayWish, roomAt } from './find-next-day.server.ts'

type SimilarWish = {
  wish: DayWish
  alternatives: AlternativesPayload | null
  address: OrderAddress
  /** the events of the order, which are none to name */
  orderedIds: readonly string[]
}

/** Another event like one that is sold out on its day, with room for the whole party then; null where there is none, or the order has it. */
export async function findSimilar(
  visit: Visit,
  { wish: ownWish, alternatives, address, orderedIds }: SimilarWish,
): Promise<SimilarEvent | null> {
  if (orderedIds.includes(alternatives?.similar?.eventTemplateId ?? '')) return null
  const party = partyOf(ownWish, address)
  const wish = { ...ownWish, party }
  const { date } = wish
  const similar = await readSimilar(visit, { alternatives, date, party, log: visit.context.log })
  const room = similar?.memberCanPurchase && roomAt([similar], wish)
  if (!similar || !room) return null
  const offer = firstOffer(
    { ...similar, slots: similar.slots.filter(({ id }) => id === room.start.id) },
    visit,
  )
  if (!offer) return null
  return {
    id: similar.id,
    name: similar.name,
    offer: { ...offer, ...(offer.party ? { party: { ...offer.party, count: partySize(party) } } : {}) },
    href: eventDetailHref(address.base(visit.tenantId), { eventId: similar.id, date }),
    ticketsHref: hrefInstead(visit, { wish, address, similar }),
  }
}

/** Of a link with tickets nothing can be chosen on a day without seats: those whom it names come all the same. */
const partyOf = ({ party }: DayWish, { tickets }: OrderAddress): Party =>
  partySize(party) > 0 ? party : (tickets?.party ?? party)

type Instead = Pick<SimilarWish, 'wish' | 'address'> & { similar: EventOnDayPayload }

/** The order page with the other event in the place of the one that is sold out, on the same day, for the same party. */
function hrefInstead({ tenantId }: Visit, { wish, address, similar }: Instead): string {
  const { [wish.eventId]: _own, ...ownDays } = address.ownDays
  const date = address.date ?? wish.date
  const query = {
    eventIds: [...address.eventIds.filter(id => id !== wish.eventId), similar.id],
    date,
    cart: true,
  }
  const day = date === wish.date ? ownDays : { ...ownDays, [similar.id]: wish.date }
  return withQuery(ticketsHref(address.base(tenantId), query), {
    tickets: writeParty(wish.party),
    day: writeOwnDays(day),
  })
}
