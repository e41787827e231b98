import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireEditor } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { editsPage } from './edits-page.server.ts'
import { type RefusedUndo, undoEdit } from './undo-edit.server.ts'
import { VenueEditList } from './venue-edit-list.tsx'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** What was changed at once, the latest first: of the parts that this person may change. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  const { api, venue, url } = visit
  const { payload } = await api.venueEdits.list({ query: { before: numberParam(url, 'before') } })
  return {
    title: venue.title(venue.text('edits-heading')),
    messages: venue.messages(['editor', 'venue-edits']),
    isSaved: url.searchParams.has('saved'),
    ...editsPage(visit, payload),
  }
}

/** Undoes one edit, and leads to where it was made or back here. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireEditor(args)
  const answer = await undoEdit(visit, await args.request.formData())
  if ('href' in answer) throw redirect(answer.href)
  return data(answer.refused, { status: answer.status })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Edits() {
  const { edits, olderHref, isSaved } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<RefusedUndo>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('edits-heading')}
      intro={text('edits-intro')}
      page="edits"
      saved={isSaved && text('edits-saved')}
      problem={answer?.error}
    >
      {edits.length === 0 ? <p>{text('edits-none')}</p> : <VenueEditList edits={edits} />}
      {olderHref ? <Link href={olderHref}>{text('edits-older')}</Link> : null}
    </EditorScreen>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
