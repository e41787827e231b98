import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { cartCountOf } from '#app/pages/cart-count.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { passkeyOfferOf } from '#app/pages/passkey-offer.ts'
import { memberCopyOf, shellModelOf } from '#app/pages/shell-model-of.ts'
import { LANGUAGE_QUERY } from '#app/rules/links/language-links.ts'
import { leavesMembership } from '#app/rules/links/verification-links.ts'
import { readLanguageCookie } from '#app/session/language-cookie.ts'
import { isNoticeHidden } from '#app/session/notice-cookie.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { useKeepFrame, useKeptFrame } from '#app/shell/layouts/kept-frame.tsx'
import { StandardLayout } from '#app/shell/layouts/standard-layout.tsx'
import { useStoredMember } from '#app/shell/member-storage/use-stored-member.ts'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { useKeptScreen } from '#app/shell/unanswered/kept-screen.tsx'
import type { TextGroup } from '#theme/texts/lists/texts.ts'

/** Header, drawer and footer around every screen but checkout and editor. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = asShown(await openPage(args))
  const cookieHeader = args.request.headers.get('Cookie')
  const [cartCount, noticeHidden, passkeyOffer] = await Promise.all([
    cartCountOf(visit),
    isNoticeHidden({ tenantId: visit.tenantId, cookieHeader }),
    passkeyOfferOf(visit, args.request),
  ])
  const shell = shellModelOf(visit, {
    cartCount,
    noticeHidden,
    passkeyOffer,
    demo: args.context.demo,
    accepted: acceptedBy(args.request),
  })
  return { shell, memberCopy: memberCopyOf(visit), messages: visit.venue.messages(bannerWords(shell)) }
}

/** The banner of a changed date speaks words of the calendar, the offer of a passkey those of the sign-in, on whatever screen they stand. */
const bannerWords = ({ dateChange, passkeyOffer }: ShellModel): TextGroup[] => [
  ...(dateChange ? (['events', 'calendar'] as const) : []),
  ...(passkeyOffer ? (['auth'] as const) : []),
]

/** The languages that a browser accepts in which none was chosen; null where one was. */
const acceptedBy = ({ url, headers }: Request) =>
  new URL(url).searchParams.has(LANGUAGE_QUERY) || readLanguageCookie(headers.get('Cookie'))
    ? null
    : headers.get('Accept-Language')

/** The visit as this page leaves it: a page that forgets the member shows none. */
function asShown(visit: Visit): Visit {
  const { url, session } = visit
  return leavesMembership(url) ? { ...visit, session: { ...session, member: undefined } } : visit
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function Standard() {
  const { shell, memberCopy } = useLoaderData<typeof loader>()
  useStoredMember(memberCopy)
  useKeepFrame('standard', shell)
  useKeepFrame('path', useLocation().pathname)
  return (
    <StandardLayout shell={shell}>
      <Outlet />
    </StandardLayout>
  )
}

/** A frame that could not be loaded again stays as it was around what went wrong. */
export function ErrorBoundary() {
  const shell = useKeptFrame<ShellModel>('standard')
  const screen = useKeptScreen()
  if (!shell) return <ErrorScreen />
  return <StandardLayout shell={shell}>{screen ?? <ErrorScreen />}</StandardLayout>
}
