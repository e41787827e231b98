import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { lookVersion } from '#app/pages/page-sharing.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { iconHref } from '#app/rules/sharing/share-links.ts'

/** What a phone needs to put the venue on its home screen (W3C Web Application Manifest). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId } = await openPage(args)
  const version = lookVersion(venue)
  const manifest = {
    id: eventsListHref({ tenantId }),
    name: venue.name,
    short_name: venue.company.shortName ?? venue.name,
    lang: venue.locale,
    dir: venue.direction,
    start_url: eventsListHref({ tenantId }),
    display: 'browser',
    background_color: venue.browserColors.page,
    theme_color: venue.browserColors.header,
    icons: [192, 512].map(size => ({
      src: iconHref(tenantId, { size, version }),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
