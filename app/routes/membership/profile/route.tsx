import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { visit } from '#app/session/visit.ts'
import { ProfilePage } from './profile-page.tsx'
import { profilePage } from './profile-page.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const opened = await visit(args)
  const { venue } = opened
  return {
    title: venue.title(venue.text('membership-profile-page-title')),
    page: await profilePage(opened),
  }
}

export default function Profile() {
  const { page } = useLoaderData<typeof loader>()
  return <ProfilePage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
