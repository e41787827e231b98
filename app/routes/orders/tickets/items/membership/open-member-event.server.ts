import type { EventOnDayPayload } from '#app/contract/events.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { memberAccess } from '#app/rules/events/member-only.ts'
import { orderMembershipHref } from '#app/rules/links/membership-links.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import type { OrderEvent } from '../event/event-model.ts'
import type { MembershipHelp, OrderMembership } from './membership-model.ts'

type MemberEvent = { event: OrderEvent; payload: EventOnDayPayload; memberships: readonly OrderMembership[] }

/** A member-only event as it stands beside the memberships of the order: one of its levels opens it (ORD-225); without, there are ways to one. */
export function openMemberEvent(visit: Visit, { event, payload, memberships }: MemberEvent): OrderEvent {
  if (event.mayBuy) return event
  const cartCategoryIds = memberships.flatMap(({ item }) => (item.isGift ? [] : [item.categoryId]))
  const membershipRestrictions = payload.membership.restrictions.map(({ id }) => id)
  const access = memberAccess(
    { memberOnlyEvent: true, membershipRestrictions },
    { held: [], cartCategoryIds },
  )
  if (access === 'eligible') return { ...event, mayBuy: true }
  return { ...event, help: helpFor(visit, payload) }
}

function helpFor(
  visit: Visit,
  { memberAccess: access, joinLevel }: Pick<EventOnDayPayload, 'memberAccess' | 'joinLevel'>,
): MembershipHelp[] {
  const { tenantId, url } = visit
  const joinHref = joinHrefOf(visit)
  const join = joinHref ? [{ text: 'tickets-membership-add' as const, href: joinHref }] : []
  const renewHref = `/membership/${encodeURIComponent(tenantId)}/renew`
  if (access === 'inactive') return [{ text: 'tickets-membership-renew', href: renewHref }]
  if (access !== 'membership-required') return join
  const verifyHref = memberSignIn({ tenantId, returnTo: url.pathname + url.search })
  const joining = joinLevel ? [joinHelp(visit, joinLevel)] : []
  return [...joining, { text: 'tickets-membership-verify', href: verifyHref }, ...join]
}

/** This order with the level in it as well: the event opens, and its tickets have the price of members. */
function joinHelp(visit: Visit, joinLevel: NonNullable<EventOnDayPayload['joinLevel']>): MembershipHelp {
  const { name, price, ...level } = joinLevel
  const href = orderMembershipHref({ tenantId: visit.tenantId }, { action: 'MembershipPurchase', ...level })
  const [path = '', wish = ''] = href.split('?')
  const query = new URLSearchParams([...visit.url.searchParams, ...new URLSearchParams(wish)])
  return { text: 'tickets-membership-join', href: `${path}?${query}`, name, price }
}
