import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { analyticsOf } from '#app/pages/analytics-of.ts'
import { readDraftFacts } from '#app/pages/draft-facts.ts'
import { openPage } from '#app/pages/open-page.ts'
import { lookVersion } from '#app/pages/page-sharing.ts'
import { layoutFlagsOf, moneyOf } from '#app/pages/shell-model-of.ts'
import { LANGUAGE_QUERY } from '#app/rules/links/language-links.ts'
import { eventsCalendarHref, iconHref, manifestHref } from '#app/rules/sharing/share-links.ts'
import { AnalyticsProvider } from '#app/shell/analytics/analytics.tsx'
import { useOutdatedCopy } from '#app/shell/cart-storage/use-outdated-copy.ts'
import { DraftNotice } from '#app/shell/draft-notice/draft-notice.tsx'
import { ApplicationLayout } from '#app/shell/layouts/application-layout.tsx'
import { reloadsPage } from '#app/shell/unanswered/send-or-stay.ts'
import { isString, useLoaderValues } from '#app/shell/use-loader-values.ts'
import { offerPreviewPort } from '#theme/texts/runtime/preview-port.ts'
import { TextProvider } from '#theme/texts/runtime/text-provider.tsx'
import type { MessageTable } from '#theme/texts/runtime/venue-texts.ts'

/** Every screen of a venue stands below this: the theme is loaded first, so the first HTML already looks and speaks like the venue (CHK-004). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId } = visit
  const analytics = analyticsOf(visit)
  args.context.allowTrackers(Object.keys(analytics.ids) as (keyof typeof analytics.ids)[])
  const { locale, direction, stylesheet, name, fonts } = venue
  const version = lookVersion(venue)
  const draft = await readDraftFacts(visit)
  const words = venue.messages(['shell', 'problem', ...(draft ? (['draft-review'] as const) : [])])
  return {
    tenantId,
    draft,
    ...(draft ? { isUnlisted: true } : {}),
    locale,
    direction,
    stylesheet,
    fonts,
    site: {
      name,
      themeColor: venue.browserColors.header,
      icon: iconHref(tenantId, { size: 48, version }),
      touchIcon: iconHref(tenantId, { size: 180, version }),
      manifest: manifestHref(tenantId),
      calendar: eventsCalendarHref(tenantId),
    },
    title: name,
    flags: layoutFlagsOf(venue),
    money: moneyOf(venue),
    analytics,
    messages: words,
  }
}

/** Look and words change only with the venue, the text set or the language, the kind of visitor with signing in and out. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentParams, nextParams, currentUrl, nextUrl } = args
  const sameVenue = currentParams.tenantId === nextParams.tenantId
  const sameWords = ['text', LANGUAGE_QUERY].every(
    name => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
  )
  return reloadsPage(args) && (!sameVenue || !sameWords || currentUrl.pathname.startsWith('/auth/'))
}

export default function Application() {
  const { tenantId, draft, locale, flags, money, analytics } = useLoaderData<typeof loader>()
  useOutdatedCopy(tenantId)
  return (
    <TextProvider messages={useMessages()} locale={locale} onStore={offerPreviewPort}>
      <ApplicationLayout flags={flags} money={money}>
        {draft ? <DraftNotice tenantId={tenantId} {...draft} /> : null}
        <AnalyticsProvider settings={analytics}>
          <Outlet />
        </AnalyticsProvider>
      </ApplicationLayout>
    </TextProvider>
  )
}

/** The words of all screens on the page; each loader sends those of its own groups. */
function useMessages(): MessageTable {
  const tables = useLoaderValues('messages', isString)
  return useMemo(() => Object.assign({}, ...tables.map(table => JSON.parse(table))), [tables])
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
