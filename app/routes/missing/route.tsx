import type { LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'

/** Where an address of a venue leads that cannot be read: what every page says that is not there, in the venue's frame. */
export async function loader(args: LoaderFunctionArgs) {
  await openPage(args)
  throw new Response('missing', { status: 404 })
}

export default function Missing() {
  return null
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
