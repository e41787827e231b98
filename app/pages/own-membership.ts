import { redirect } from '@remix-run/node'
import type { MemberRecordPayload, MembershipCategoryPayload } from '#app/contract/members.ts'
import { withQuery } from '#app/rules/links/query.ts'
import {
  chosenMembership,
  currentMemberships,
  type OwnMembership,
} from '#app/rules/memberships/own-memberships.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** A verified membership with what is said of it. */
export type OwnRecord = MemberRecordPayload & OwnMembership

export type OwnMemberships = {
  /** the one that the address asks for; null where there is none */
  chosen: OwnRecord | null
  /** all that stand by themselves */
  current: OwnRecord[]
}

/** The visitor's memberships; whoever has verified none is sent to do so, and comes back (MEM-063, MEM-066). */
export async function ownMemberships(visit: Visit): Promise<OwnMemberships> {
  const { api, session, tenantId, url } = visit
  if (!session.member) throw redirect(memberSignIn({ tenantId, returnTo: url.pathname + url.search }))
  const { payload } = await api.members.mine()
  const all = payload.map(record => ({
    ...record,
    standing: record.membershipStanding,
    startDate: record.membershipStartDate,
    expiresOn: record.membershipExpirationDate,
  }))
  const { searchParams } = url
  const query = {
    membershipId: searchParams.get('membershipId'),
    categoryId: searchParams.get('membershipCategoryId'),
    aux: ['true', '1'].includes(searchParams.get('aux') ?? ''),
  }
  return { chosen: chosenMembership(all, query), current: currentMemberships(all) }
}

/** The level of a membership as it stands to that membership; null where it is not sold any more. */
export function levelOf(
  { api, context }: Visit,
  { membershipId, categoryId }: { membershipId: string; categoryId: string },
): Promise<MembershipCategoryPayload | null> {
  const response = api.members
    .category({ params: { id: categoryId }, query: { membershipId } })
    .then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'membership', fallback: null })
}

/** A screen about one of the visitor's memberships. */
export function ownHref(
  tenantId: string,
  {
    screen,
    record,
    ...query
  }: {
    screen: 'profile' | 'door' | 'renew' | 'renew/detail' | 'upgrade' | 'card'
    record: OwnRecord
    detail?: string
    newCard?: 'yes'
  },
): string {
  const { membershipId, categoryId, auxiliary } = record
  return withQuery(`/membership/${encodeURIComponent(tenantId)}/${screen}`, {
    membershipId,
    membershipCategoryId: categoryId,
    aux: auxiliary || null,
    ...query,
  })
}
