import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { alternatesOf } from '#app/rules/links/language-links.ts'
import { joinHref, levelHref } from '#app/rules/links/membership-links.ts'
import {
  calendarHref,
  eventDetailHref,
  eventsListHref,
  reviewsHref,
} from '#app/rules/links/storefront-links.ts'
import { sitemapXml } from '#app/rules/sharing/sitemap-xml.ts'

const YEAR = 365

/** All pages of the venue of `?tenantId=`, or of the one whose host this is, that search engines may show (sitemaps.org). */
export async function loader(args: LoaderFunctionArgs) {
  const { hostTenant } = args.context
  const tenantId = new URL(args.request.url).searchParams.get('tenantId') ?? hostTenant ?? ''
  if (hostTenant && hostTenant !== tenantId) throw new Response(null, { status: 404 })
  const visit = await openPage({ ...args, params: { tenantId } })
  const paths = await publicPaths(visit)
  const tags = visit.venue.languages.map(({ tag }) => tag)
  const inEach = (path: string) =>
    alternatesOf(path, tags).map(({ tag, path }) => ({ tag, href: visit.context.publicOrigin + path }))
  const xml = sitemapXml(paths.map(inEach))
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

async function publicPaths(visit: Visit): Promise<string[]> {
  const { api, tenantId, venue } = visit
  const base = { tenantId }
  const today = todayOf(visit)
  const isSelling = joinHrefOf(visit) !== null
  const [events, combos, levels] = await Promise.all([
    api.events.slim({ query: { startTime: today, endTime: addDays(today, YEAR) } }),
    api.combos.list({ query: {} }),
    isSelling ? api.members.categories({ query: {} }) : { payload: [] },
  ])
  return [
    eventsListHref(base),
    calendarHref(base),
    ...(venue.company.reviews ? [reviewsHref(base)] : []),
    ...events.payload.map(({ templateId }) => eventDetailHref(base, { eventId: templateId })),
    ...combos.payload.map(({ id }) => eventDetailHref(base, { eventId: id })),
    ...(isSelling ? [joinHref(base)] : []),
    ...levels.payload.map(({ id }) => levelHref(base, { categoryId: id })),
  ]
}
