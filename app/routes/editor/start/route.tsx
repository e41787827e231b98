import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireEditor } from '#app/pages/require-editor.ts'

/** `/editor/{tenantId}` opens the composer (CHK-074). */
export async function loader(args: LoaderFunctionArgs) {
  const { tenantId } = await requireEditor(args)
  throw redirect(`/editor/${encodeURIComponent(tenantId)}/composer`)
}
