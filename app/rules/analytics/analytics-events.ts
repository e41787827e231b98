/** Everything of an order that is reported by its name (ORD-266 to ORD-272, CHK-092). */
export type AnalyticsEvent =
  | 'Forms::Cancel'
  | 'Forms::Response'
  | 'Tickets::Remove'
  | 'Tickets::Membership::Remove'
  | 'Tickets::AddMore'
  | 'Tickets::Limit::Exceeded'
  | 'Tickets::Membership::Change'

/** How analytics class a visitor (ORD-274, CHK-095). */
export type VisitorClass = { visitor: 'Guest' | 'Customer'; member: 'Member' | 'Non-Member' }

/**
 * The visitor's class for analytics: `Customer` when signed in, `Member` with a valid verification. Nothing else about a person is
 * reported.
 */
export function visitorClass({
  hasVisitor,
  isVerifiedMember,
}: {
  hasVisitor: boolean
  isVerifiedMember: boolean
}): VisitorClass {
  return {
    visitor: hasVisitor ? 'Customer' : 'Guest',
    member: isVerifiedMember ? 'Member' : 'Non-Member',
  }
}

/** What the innermost screen's loader answered; undefined where it failed, `isMissing` where there was nothing to show. */
type Match = { data?: unknown }

/** The title that a route change is reported with; null for a failed one, which is not reported (ORD-273, CHK-091). */
export function reportedTitle(matches: readonly Match[]): string | null {
  const data = matches.at(-1)?.data as { isMissing?: boolean } | null | undefined
  if (!data || data.isMissing) return null
  const titles = matches.map(({ data }) => (data as { title?: unknown } | null | undefined)?.title)

  return titles.findLast((title): title is string => typeof title === 'string' && title !== '') ?? null
}

/** The number of the checkout step to report; 1 unless the address names another one (CHK-094). */
export function reportedStep(step = 1): number {
  return step
}
