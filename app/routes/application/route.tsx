import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useMatches } from '@remix-run/react'
import { useMemo } from 'react'
import { layoutFlagsOf, moneyOf } from '#app/session/shell-model-of.ts'
import { visit } from '#app/session/visit.ts'
import { ApplicationLayout } from '#app/shell/layouts/application-layout.tsx'
import { offerPreviewPort } from '#theme/texts/preview-port.ts'
import { TextProvider } from '#theme/texts/text-provider.tsx'
import type { MessageTable } from '#theme/texts/venue-texts.ts'

/** Every screen of a venue stands below this: the theme is loaded first, so the first HTML already looks and speaks like the venue (CHK-004). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId } = await visit(args)
  const { locale, direction, stylesheet, name, fonts } = venue
  const words = venue.messages(['shell', 'problem'])
  return {
    tenantId,
    locale,
    direction,
    stylesheet,
    fonts,
    title: name,
    flags: layoutFlagsOf(venue),
    money: moneyOf(venue),
    messages: words,
  }
}

/** Look and words change only with the venue or the text set. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  const sameVenue = currentParams.tenantId === nextParams.tenantId
  return !sameVenue || currentUrl.searchParams.get('text') !== nextUrl.searchParams.get('text')
}

export default function Application() {
  const { locale, flags, money } = useLoaderData<typeof loader>()
  return (
    <TextProvider messages={useMessages()} locale={locale} onStore={offerPreviewPort}>
      <ApplicationLayout flags={flags} money={money}>
        <Outlet />
      </ApplicationLayout>
    </TextProvider>
  )
}

/** The words of all screens on the page; each loader sends those of its own groups. */
function useMessages(): MessageTable {
  const matches = useMatches()
  return useMemo(() => Object.assign({}, ...matches.map(messagesOf)), [matches])
}

const messagesOf = ({ data }: { data: unknown }) => (data as { messages?: MessageTable } | null)?.messages

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
