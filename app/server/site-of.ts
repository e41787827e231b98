import type { Response } from 'express'
import type { RequestHost } from '#app/api/http/b2c-server.ts'

/** Which address a request came to, as the door has found out. */
export type Site = {
  /** the venue whose own host it is; null on the platform's */
  tenantId: string | null
  /** of that host, without a slash at the end; null on the platform's */
  origin: string | null
  /** where the venue of the page is found, where it has a main host */
  publicOrigin: string | null
}

export const PLATFORM: Site = { tenantId: null, origin: null, publicOrigin: null }

/** The site of a request; the platform's where no door was passed. */
export const siteOf = ({ locals }: Response): Site => (locals.site as Site | undefined) ?? PLATFORM

/** The host of a venue's own that a request came to; null on the platform's. */
export function ownHostOf(response: Response): RequestHost | null {
  const { tenantId, origin } = siteOf(response)
  return tenantId !== null && origin !== null ? { tenantId, origin } : null
}
