import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { DraftPayload } from '#app/contract/theme-drafts.ts'
import { otherVenuesOfEditor, requireEditor } from '#app/pages/require-editor.ts'
import { sceneFacts } from '#app/pages/scene-facts.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { staffScreens } from '#app/pages/staff-screens.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { hostTenants } from '#app/rules/shell/host-tenants.ts'
import { mayDo, rightsOf } from '#app/rules/staff/staff-rights.ts'
import { Composer } from '#editor/composer/composer.tsx'
import { documentOfPayload } from '#editor/document/payload-documents.ts'
import { venueFontsOf } from '#editor/document/venue-font.ts'
import { themePartsFor } from '#theme/theme-parts.ts'
import pickerStyles from '../../../../editor/controls/color-picker.css?url'
import { wordingLanguages } from './wording-languages.server.ts'

/** For staff, and as fresh as the last save. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: pickerStyles }]

/** The theme to edit, and the events of the day to show it with (CHK-075). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  const { api, venue, tenantId, staff } = visit
  const { hostType, listVenues, log, allowAnyPictures } = args.context
  allowAnyPictures()
  const date = todayOf(visit)
  const [theme, draft, fonts, remarks, heroPicture, styles, events, venues, others, facts] =
    await Promise.all([
      api.themes.get({ params: { tenantId }, query: {} }),
      api.themeDrafts.get(),
      api.fonts.list(),
      api.draftShares.remarks(),
      api.pictures.hero(),
      api.themes.list(),
      withFallback(api.events.slim({ query: { startTime: date, saleChannel: 'online' } }), {
        log,
        what: 'events',
        fallback: { payload: [] },
      }),
      listVenues(),
      otherVenuesOfEditor(args),
      sceneFacts(visit, { date, log }),
    ])
  const { locale, currency, revision, name } = theme.payload
  return {
    title: venue.title(venue.text('editor-page-title')),
    tenantId,
    locale,
    currency,
    revision,
    languages: wordingLanguages(theme.payload),
    fonts: venueFontsOf(fonts.payload),
    document: documentOfPayload(theme.payload),
    draft: draftOf(draft.payload),
    remarks: remarks.payload.filter(({ isResolved }) => !isResolved),
    heroPicture: heroPicture.payload,
    styles: styles.payload.map(({ id, name: style }) => ({ id, name: style })),
    events: events.payload.map(event => ({ id: event.templateId, name: event.name })),
    date,
    facts,
    venues: withOpenVenue(hostTenants(hostType, venues), { tenantId, name }).map(venue => ({
      ...venue,
      isOpen: [tenantId, ...others.map(other => other.tenantId)].includes(venue.tenantId),
    })),
    author: staff.name,
    field: visit.url.searchParams.get('field'),
    rights: themePartsFor(rightsOf(staff.roles)),
    mayPublish: mayDo(staff.roles, 'publish'),
    screens: staffScreens(staff.roles, { tenantId, text: venue.text }).filter(
      ({ page }) => page !== 'composer',
    ),
    picturesHref: mayDo(staff.roles, 'pictures') ? `/editor/${encodeURIComponent(tenantId)}/pictures` : null,
  }
}

const draftOf = ({ theme, revision, authors }: DraftPayload) =>
  theme && { document: documentOfPayload(theme), revision, authors: authors.map(({ name }) => name) }

type VenueName = { tenantId: string; name: string }

/** The environment's list (CHK-082); the venue that is open is in it in any case. */
const withOpenVenue = (venues: readonly VenueName[], open: VenueName): VenueName[] =>
  venues.some(({ tenantId }) => tenantId === open.tenantId) ? [...venues] : [open, ...venues]

/** What has been saved is in the composer already. */
export const shouldRevalidate = () => false

export default function ComposerScreen() {
  const { title: _, ...composer } = useLoaderData<typeof loader>()
  return <Composer key={composer.tenantId} {...composer} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
