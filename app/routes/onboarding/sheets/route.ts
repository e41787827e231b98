import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'

/** A spreadsheet of the venue to download: the template, or what is stored. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, setup } = await requireVenueSetup(args)
  const sheets = await desk.readSheets(person, setup.tenantId, args.params.file ?? '')
  if (!sheets) throw new Response(null, { status: 404 })
  return new Response(new Uint8Array(sheets.bytes), {
    headers: {
      'Content-Type': sheets.type,
      'Content-Disposition': `attachment; filename="${sheets.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
