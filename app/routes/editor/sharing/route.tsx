import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { momentText } from '#app/pages/moment-text.ts'
import { requireEditor } from '#app/pages/require-editor.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { NewShare } from './new-share.tsx'
import { pressSharing, type SharingPress } from './press-sharing.server.ts'
import { RemarkList } from './remark-list.tsx'
import { ShareList } from './share-list.tsx'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The links to the draft with what was approved by them, and what was said of its pages. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, venue } = await requireEditor(args)
  const [draft, shares, remarks] = await Promise.all([
    api.themeDrafts.get(),
    api.draftShares.list(),
    api.draftShares.remarks(),
  ])
  const { list, approvals } = shares.payload
  return {
    title: venue.title(venue.text('draft-shares-heading')),
    messages: venue.messages(['editor', 'draft-review']),
    hasDraft: draft.payload.theme !== null,
    approvals,
    shares: list.map(share => ({ ...share, ends: momentText(share.endsAt, venue) })),
    remarks: remarks.payload.map(remark => ({ ...remark, moment: momentText(remark.createdAt, venue) })),
  }
}

/** One press: a link is made or revoked, a remark resolved or opened again. The new link is shown this once. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireEditor(args)
  const { status, ...answer } = await pressSharing(visit, await args.request.formData())
  return data(answer, { status })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function ShareDraft() {
  const { hasDraft, approvals, shares, remarks } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Omit<SharingPress, 'status'>>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('draft-shares-heading')}
      intro={text('draft-shares-intro')}
      page="sharing"
      problem={answer?.error || undefined}
    >
      {hasDraft ? <NewShare answer={answer} /> : <Notice>{text('draft-shares-none')}</Notice>}
      {hasDraft && approvals.required > 0 ? <p>{text('draft-shares-approvals', approvals)}</p> : null}
      <ShareList shares={shares} />
      <RemarkList remarks={remarks} />
    </EditorScreen>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
