import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireEditor } from '#app/pages/require-editor.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { Content } from '#app/shell/layouts/content.tsx'
import pickerStyles from '../../../../editor/controls/color-picker.css?url'
import { EventList } from './event-list/event-list.tsx'
import { PreviewGallery } from './gallery/preview-gallery.tsx'
import { sheetParts } from './messages/message-sheet.server.ts'
import { MessageSheet } from './messages/message-sheet.tsx'
import { previewPage } from './preview-page.server.ts'

/** For staff, and as fresh as the last save. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The preview brings the colour picker's stylesheet along (CHK-081). */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: pickerStyles }]

/** The saved theme on the venue's own day: its events list (CHK-080), for the composer all components (CHK-079), or what is said after a press. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  const { api, venue, url } = visit
  const { log } = args.context
  const date = todayOf(visit)
  const scene = sceneIn(url)
  const parts = scene === 'messages' ? sheetParts({ locale: venue.locale, currency: venue.currency }) : []
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
      ...parts.map(({ group }) => group),
    ]),
    scene,
    parts,
    page: previewPage(visit, {
      date,
      events: events.payload,
      days: calendar?.payload.days ?? [],
      extras: extras.payload,
    }),
  }
}

export default function Preview() {
  const { scene, parts, page } = useLoaderData<typeof loader>()
  if (scene === 'messages')
    return (
      <Content>
        <MessageSheet parts={parts} />
      </Content>
    )
  return (
    <Content>{scene === 'composer' ? <PreviewGallery page={page} /> : <EventList page={page} />}</Content>
  )
}

const SCENES = ['composer', 'messages'] as const

const sceneIn = (url: URL) => SCENES.find(scene => scene === url.searchParams.get('scene')) ?? 'list'

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
