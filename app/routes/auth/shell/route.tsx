import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'

/** Around the sign-in screens: their words (MEM-028). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue } = await openPage(args)
  return { title: venue.title(venue.text('auth-login-page-title')), messages: venue.messages(['auth']) }
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function AuthShell() {
  return <Outlet />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
