import { visitorClass } from '#app/rules/analytics/analytics-events.ts'
import { isVerified } from '#app/rules/shell/visitor-kind.ts'
import type { AnalyticsSettings } from '#app/shell/analytics/analytics.tsx'
import { companyOf } from './shell-model-of.ts'
import type { Visit } from './visit.ts'

/** What the venue measures with, and the kind of this visitor: no id and no name of theirs (ORD-274). */
export function analyticsOf({
  tenantId,
  venue,
  session,
  now,
}: Pick<Visit, 'tenantId' | 'venue' | 'session' | 'now'>): AnalyticsSettings {
  const configured = Object.entries(companyOf(venue).analytics ?? {}).filter(([, id]) => id)
  const visitor = visitorClass({
    hasVisitor: Boolean(session.visitor),
    isVerifiedMember: isVerified(session.member, now),
  })
  return { tenantId, ids: Object.fromEntries(configured), visitor }
}
