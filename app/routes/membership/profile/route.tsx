import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { openPage } from '#app/pages/open-page.ts'
import { ownMemberships } from '#app/pages/own-membership.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import type { StopAnswer } from './auto-renew-panel.tsx'
import { profilePage } from './profile-page.server.ts'
import { ProfilePage } from './profile-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  return {
    title: venue.title(venue.text('membership-profile-page-title')),
    messages: venue.messages(['passes']),
    page: await profilePage(visit),
  }
}

/** Stops the automatic renewal of the membership that the page shows. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const { api, url } = visit
  const { chosen } = await ownMemberships(visit)
  const params = { membershipId: chosen?.membershipId ?? '' }
  try {
    await api.members.stopRecurring({ params })
  } catch (error) {
    return data({ isRefused: true } satisfies StopAnswer, { status: refusalOf(error)?.status ?? 500 })
  }
  throw redirect(url.pathname + url.search)
}

/** Without a connection the page stays as it is. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Profile() {
  const { page } = useLoaderData<typeof loader>()
  return <ProfilePage {...page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
