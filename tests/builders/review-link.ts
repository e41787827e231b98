import type { Database } from '#app/data/database/database.ts'
import { saveLinkToken } from '#app/data/queries/link-tokens/write.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { NOW } from './api-client.ts'

export const ada = { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' }
export const bob = { id: 'V-2', email: 'bob@example.com', name: 'Bob' }
export const as = (visitor: NonNullable<VisitorSession['visitor']>) => ({ session: { visitor } })

type ReviewTokenOptions = { tenantId?: string; visitorId?: string; eventId?: string; expiresAt?: Date }

/** The token of an invitation: to Bob, to review the galleries, for a day. */
export const aReviewToken = (
  database: Database,
  {
    tenantId = 'pier',
    visitorId = bob.id,
    eventId = 'galleries',
    expiresAt = new Date(NOW.getTime() + 86_400_000),
  }: ReviewTokenOptions = {},
) =>
  saveLinkToken(database.forTenant(tenantId), {
    tenantId,
    purpose: 'review',
    document: { visitorId, eventId },
    expiresAt,
  })
