import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { visit } from '#app/session/visit.ts'

/** Around the sign-in screens: their words (MEM-028). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue } = await visit(args)
  return { title: venue.title(venue.text('auth-login-page-title')), messages: venue.messages(['auth']) }
}

export { reloadsPage as shouldRevalidate } from '#app/shell/unanswered/send-or-stay.ts'

export default function AuthShell() {
  return <Outlet />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
