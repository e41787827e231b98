/** The address that a link to a draft has: whoever has it may look, remark and approve. */
export const draftShareHref = (tenantId: string, token: string): string =>
  `/share/${encodeURIComponent(tenantId)}/${encodeURIComponent(token)}`

/** Where a draft is remarked on and approved; of the pages of a draft, whose venue is a copy. */
export const draftReviewHref = (tenantId: string): string => `/share/${encodeURIComponent(tenantId)}/review`
