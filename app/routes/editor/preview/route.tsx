import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireEditor } from '#app/pages/require-editor.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { Content } from '#app/shell/layouts/content.tsx'
import pickerStyles from '../../../../editor/controls/color-picker.css?url'
import { EventList } from './event-list/event-list.tsx'
import { PreviewGallery } from './gallery/preview-gallery.tsx'
import { previewPage } from './preview-page.server.ts'

/** For staff, and as fresh as the last save. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The preview brings the colour picker's stylesheet along (CHK-081). */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: pickerStyles }]

/** The saved theme on the venue's own day: its events list (CHK-080), or for the composer all components (CHK-079). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  const { api, venue, url } = visit
  const { log } = args.context
  const date = todayOf(visit)
  const [events, calendar, extras] = await Promise.all([
    withFallback(api.events.summaries({ query: { startTime: date, saleChannel: 'online' } }), {
      log,
      what: 'events',
      fallback: { payload: [] },
    }),
    withFallback(api.calendars.all({ query: { startTime: date } }), {
      log,
      what: 'calendar',
      fallback: null,
    }),
    withFallback(api.addons.list({ query: {} }), { log, what: 'add-ons', fallback: { payload: [] } }),
  ])
  return {
    title: venue.title(venue.text('editor-preview-page-title')),
    messages: venue.messages([
      'events',
      'tickets',
      'calendar',
      'reviews',
      'addons',
      'cart',
      'member-info',
      'errors',
    ]),
    scene: url.searchParams.get('scene') === 'composer' ? ('composer' as const) : ('list' as const),
    page: previewPage(visit, {
      date,
      events: events.payload,
      days: calendar?.payload.days ?? [],
      extras: extras.payload,
    }),
  }
}

export default function Preview() {
  const { scene, page } = useLoaderData<typeof loader>()
  return (
    <Content>{scene === 'composer' ? <PreviewGallery page={page} /> : <EventList page={page} />}</Content>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
