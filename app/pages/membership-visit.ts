import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import type { MemberPromptProps } from '#app/ui/membership-card/member-prompt.tsx'
import { openCart } from './open-cart.ts'
import type { Visit } from './open-page.ts'
import { withFallback } from './with-fallback.ts'

/** What a screen of memberships says to members and to everybody else. */
export function memberPromptOf({ venue, session, tenantId, url }: Visit): MemberPromptProps {
  const { member } = session
  const mayVerify = venue.company.membershipLogin && !member
  const profile = `/membership/${encodeURIComponent(tenantId)}/profile`
  return {
    name: member?.name ?? null,
    profileHref: member ? profile : null,
    verifyHref: mayVerify ? memberSignIn({ tenantId, returnTo: url.pathname + url.search }) : null,
  }
}

/** The base membership that an auxiliary group is looked at for: the one in the address, else the one in the order (MEM-056). */
export async function chosenBase(visit: Visit, name: string): Promise<string | null> {
  const requestedId = /^[A-Za-z0-9._-]{1,64}$/.exec(visit.url.searchParams.get(name) ?? '')?.[0]
  if (requestedId) return requestedId
  const { cart } = await openCart(visit)
  const base = cart?.memberships.find(({ auxiliary, isGift }) => !auxiliary && !isGift)
  return base?.membershipCategoryId ?? null
}

/** The levels that can be joined, those of one group where one is named; none where they cannot be read. */
export async function levelsOnSale(
  { api, context }: Visit,
  { baseCategoryId, group }: { baseCategoryId: string | null; group?: string },
): Promise<MembershipCategoryPayload[]> {
  const query = {
    action: 'NEW_MEMBERSHIPS',
    salesChannels: 'online' as const,
    sourceCategoryId: baseCategoryId ?? undefined,
    group,
  }
  const response = api.members.categories({ query }).then(({ payload }) => payload)
  return withFallback(response, { log: context.log, what: 'memberships', fallback: [] })
}
