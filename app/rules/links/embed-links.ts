import { withQuery } from '#app/rules/links/query.ts'

const base = (tenantId: string) => `/embed/${encodeURIComponent(tenantId)}`

/** The frame for a venue's own website: what is on, or the next times of one event. */
export const frameHref = (tenantId: string, { eventId, ...query }: FrameQuery = {}): string =>
  withQuery(`${base(tenantId)}/times`, { event: eventId, ...query })

type FrameQuery = { eventId?: string; tickets?: string; coupon?: string }

/** The script that makes buttons and frames on a venue's own website. */
export const embedScriptHref = (tenantId: string): string => `${base(tenantId)}/tickets.js`
