import type { LoaderFunctionArgs } from '@remix-run/node'
import { sitemapHref } from '#app/rules/sharing/share-links.ts'
import { hostTenants } from '#app/rules/shell/host-tenants.ts'

/** Pages that hold something of one visitor, or of the staff: nothing to be found there. */
const PRIVATE = ['/editor/', '/staff/', '/checkout/', '/auth/', '/account/']

const listed = async ({ hostType, listVenues }: LoaderFunctionArgs['context']) =>
  hostTenants(hostType, await listVenues())

/**
 * Where search engines may go, and the sitemap of each venue that this host lists (RFC 9309); nowhere on hosts that try things out. The
 * platform's in production lists none: its venues are no secret of ours to tell, and each hands in its own sitemap.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { hostType, origin, hostTenant } = context
  const isForTrial = hostType === 'qa' || hostType === 'staging'
  const venues = isForTrial ? [] : hostTenant ? [{ tenantId: hostTenant }] : await listed(context)
  const lines = [
    'User-agent: *',
    ...(isForTrial ? ['Disallow: /'] : PRIVATE.map(path => `Disallow: ${path}`)),
    ...venues.map(({ tenantId }) => `Sitemap: ${origin}${sitemapHref(tenantId)}`),
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
