import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { JoinPage } from './join-page.tsx'
import { joinPage } from './join-page.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  return { title: venue.title(venue.text('membership-join-page-title')), page: await joinPage(visit) }
}

export default function Join() {
  const { page } = useLoaderData<typeof loader>()
  return <JoinPage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
