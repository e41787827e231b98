import { isPublicSite } from '../site/public-site.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

/** What the storefront itself answers to. */
const OWN_PATH = /^\/(?:events|orders|membership|account|auth|legal|resellers|sharing)(?:[/?#]|$)/

/** Links that lead nowhere: of the venue's header and footer, and its own site. */
export function checkLinks({ file, look }: LaunchVenue): LaunchFinding[] {
  const { website } = file.venue
  const links = look.links.map(link => ({ ...link, at: { kind: 'link', id: link.key } as const }))
  const at = { kind: 'venue', field: 'website' } as const
  const own = website ? [{ name: 'website', href: website, at }] : []
  const broken = [...links, ...own].filter(({ href }) => isBroken(href, file.venue.id))
  return broken.map(({ name, href, at }) => findingIn(at, finding('link', { name, other: href })))
}

function isBroken(href: string, tenantId: string): boolean {
  if (href === '#' || /^(?:mailto|tel):\S/.test(href)) return false
  if (href.startsWith('/')) return !OWN_PATH.test(href) || namesOther(href, tenantId)
  return !isPublicSite(href)
}

/** A path of the storefront names the venue in its second step. */
function namesOther(href: string, tenantId: string): boolean {
  const [, , venue] = href.split(/[/?#]/)
  return venue !== undefined && venue !== '' && decodeURIComponent(venue) !== tenantId
}
