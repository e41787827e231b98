import { z } from 'zod'
import { readLinkToken } from '#app/data/queries/link-tokens/read.ts'
import type { ReviewLink } from '#app/rules/reviews/may-review.ts'
import type { ApiContext } from '../kernel/context.ts'

const document = z.object({ visitorId: z.string(), eventId: z.string() })

/** The invitation behind a link; null for a link that this venue never sent. Reading uses nothing up. */
export async function readReviewLink(
  { db, tenantId, now }: Pick<ApiContext, 'db' | 'tenantId' | 'now'>,
  token: string,
): Promise<ReviewLink | null> {
  const link = await readLinkToken(db, { tenantId, token, purpose: 'review', now })
  return link.state === 'unknown' ? null : { state: link.state, ...document.parse(link.document) }
}
