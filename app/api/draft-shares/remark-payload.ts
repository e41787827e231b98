import type { RemarkPayload } from '#app/contract/draft-review.ts'
import type { RemarkRow } from '#app/data/queries/draft-shares/read.ts'

/** A remark as it travels: without the link that it came by, and without who dealt with it. */
export const remarkPayloadOf = ({
  id,
  name,
  body,
  page,
  place,
  words,
  createdAt,
  resolvedAt,
}: Omit<RemarkRow, 'tenantId' | 'shareId' | 'resolvedBy'>): RemarkPayload => ({
  id,
  name,
  body,
  page,
  place,
  words,
  createdAt: createdAt.toISOString(),
  isResolved: resolvedAt !== null,
})
