/** The first segment of the addresses that name a venue in their second. */
const AREAS =
  /^\/(?:events|orders|checkout|membership|account|auth|legal|resellers|status|sharing|staff|editor)\/([\w-]+)(?:$|\/(.)?)/

/**
 * Where an address leads that is none of ours, by its path as it was sent: below a venue to its page for what is not there, at the bare name of a
 * venue to its events; where no venue is named to the root (ORD-012).
 */
export function unknownHref(pathname: string): string {
  const [, tenantId, below] = AREAS.exec(pathname) ?? []
  if (!tenantId) return '/'
  return below ? `/events/${tenantId}/missing` : `/events/${tenantId}/list`
}
