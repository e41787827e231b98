import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'

/** The page that a venue came from, as it looked: a foreign document, shown in a sandbox in which nothing runs. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, setup } = await requireVenueSetup(args)
  const snapshot = await desk.readSnapshot(person, setup.tenantId)
  if (!snapshot) throw new Response(null, { status: 404 })
  args.context.showForeignPage()
  return new Response(snapshot, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
