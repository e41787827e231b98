import { isDeadLink } from '#app/rules/links/dead-link.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

/** Links that lead nowhere: of the venue's header and footer, and its own site. */
export function checkLinks({ file, look }: LaunchVenue): LaunchFinding[] {
  const { website, id: tenantId } = file.venue
  const links = look.links.map(link => ({ ...link, at: { kind: 'link', id: link.key } as const }))
  const at = { kind: 'venue', field: 'website' } as const
  const own = website ? [{ name: 'website', href: website, at }] : []
  const eventIds = new Set([...file.events, ...file.combos].map(({ id }) => id))
  const broken = [...links, ...own].filter(({ href }) => isDeadLink(href, { tenantId, eventIds }))
  return broken.map(({ name, href, at }) => findingIn(at, finding('link', { name, other: href })))
}
