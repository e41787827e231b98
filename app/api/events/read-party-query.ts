import { pricingCategories } from '#app/rules/memberships/held-membership.ts'
import { partySize, readParty } from '#app/rules/tickets/party.ts'
import { allowancesOf } from '../entitlements/check-limits.ts'
import type { ApiContext } from '../kernel/context.ts'
import type { Asker } from '../members/asker.ts'
import type { EventInWindow } from './event-payloads.ts'

type PartyQuery = { party: string[] | undefined; eventIds: readonly string[]; asker: Asker }

/** Who is coming by the query, and of a verified member what the sales rules leave of these events; nothing without a party. */
export async function readPartyQuery(
  context: ApiContext,
  { party: entries, eventIds, asker }: PartyQuery,
): Promise<Pick<EventInWindow, 'party' | 'rules'>> {
  const party = entries && readParty(entries)
  if (!party || partySize(party) === 0) return {}
  const isMember = pricingCategories(asker).length > 0
  return { party, rules: isMember ? await allowancesOf(context, eventIds, asker) : [] }
}
