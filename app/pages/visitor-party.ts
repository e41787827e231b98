import { eventsPartyHref } from '#app/rules/links/storefront-links.ts'
import type { Party } from '#app/rules/tickets/party.ts'
import type { PartyFormProps } from '#app/ui/party-form/party-form.tsx'
import type { Visit } from './open-page.ts'
import { linkBase } from './search-params.ts'

/** Who is coming, as the visitor of this browser has said, of those whom the venue sells tickets. */
export function visitorParty({ session, venue }: Pick<Visit, 'session' | 'venue'>): Party {
  const coming = venue.personTypes.flatMap(({ id }) => {
    const quantity = session.party?.[id] ?? 0
    return quantity > 0 ? [[id, quantity] as const] : []
  })
  return Object.fromEntries(coming)
}

/** The question who is coming, with the answer so far; it comes back to the page of the visit. */
export function partyForm(visit: Visit): PartyFormProps {
  const party = visitorParty(visit)
  return {
    action: eventsPartyHref(linkBase(visit)),
    returnTo: visit.url.pathname + visit.url.search,
    people: visit.venue.personTypes.map(({ id, name, description }) => ({
      id,
      name,
      description,
      quantity: party[id] ?? 0,
    })),
  }
}
