import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'

/** Around the screens of memberships; a venue that has none leads to its events. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  if (!venue.company.membership) throw redirect(eventsListHref(linkBase(visit)))
  return { messages: venue.messages(['membership']) }
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function MembershipShell() {
  return <Outlet />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
