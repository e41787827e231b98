import { visitorClass } from '#app/rules/analytics/analytics-events.ts'
import { isVerified } from '#app/rules/shell/visitor-kind.ts'
import type { AnalyticsSettings } from '#app/shell/analytics/analytics.tsx'
import type { Visit } from './open-page.ts'

/** Where staff are at work, and addresses that hold the token of a mailed link or of an order: no tracker is told those. */
const PRIVATE = /^\/(?:editor|staff)\/|^\/auth\/[^/]+\/[^/]+\/.|^\/orders\/[^/]+\/(?:order|ticket)\//
const TOKENS = ['membershipVerificationToken', 'rev']

/**
 * What the venue measures with, and the kind of this visitor: no id and no name of theirs (ORD-274). Its own staff at work, and what
 * they look at in a preview, is nobody's visit.
 */
export function analyticsOf({
  tenantId,
  venue,
  session,
  now,
  url,
}: Pick<Visit, 'tenantId' | 'venue' | 'session' | 'now' | 'url'>): AnalyticsSettings {
  const addresses = [url.pathname, ...url.searchParams.getAll('ref')]
  const isPrivate =
    addresses.some(path => PRIVATE.test(path)) || TOKENS.some(name => url.searchParams.has(name))
  const configured = Object.entries(venue.company.analytics ?? {}).filter(([, id]) => id && !isPrivate)
  const visitor = visitorClass({
    hasVisitor: Boolean(session.visitor),
    isVerifiedMember: isVerified(session.member, now),
  })
  return { tenantId, ids: Object.fromEntries(configured), visitor }
}
