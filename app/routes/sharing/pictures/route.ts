import type { LoaderFunctionArgs } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { shareKind } from '#app/contract/sharing.ts'
import { fileAnswer } from '#app/pages/file-answer.ts'
import { openPage } from '#app/pages/open-page.ts'

/** The picture beside a link; 404 for what the venue does not have. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await openPage(args)
  const kind = shareKind.safeParse(args.params.kind)
  if (!kind.success) throw missing()
  const { payload } = await api.sharing
    .picture({ params: { kind: kind.data, id: args.params.id ?? '' } })
    .catch(error => Promise.reject(refusalOf(error)?.status === 404 ? missing() : error))
  return fileAnswer(payload)
}

const missing = () => new Response(null, { status: 404 })
