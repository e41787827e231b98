import type { LoaderFunctionArgs } from '@remix-run/node'
import { ICON_SIZES } from '#app/contract/sharing.ts'
import { fileAnswer } from '#app/pages/file-answer.ts'
import { openPage } from '#app/pages/open-page.ts'

/** The venue's icon; 404 in a size that nothing asks for. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  const size = ICON_SIZES.find(size => String(size) === args.params.size)
  if (!size) throw new Response(null, { status: 404 })
  const { payload } = await api.sharing.icon({ params: { size } })
  return fileAnswer(payload)
}
