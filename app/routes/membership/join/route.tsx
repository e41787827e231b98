import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { pageSharing } from '#app/pages/page-sharing.ts'
import { joinHref } from '#app/rules/links/membership-links.ts'
import { joinPage } from './join-page.server.ts'
import { JoinPage } from './join-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId } = visit
  const sharing = pageSharing(visit, {
    path: joinHref({ tenantId }),
    description: venue.text('sharing-membership-description', { venue: venue.name }),
  })
  return {
    title: venue.title(venue.text('membership-join-page-title')),
    sharing,
    page: await joinPage(visit),
  }
}

export default function Join() {
  const { page } = useLoaderData<typeof loader>()
  return <JoinPage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
