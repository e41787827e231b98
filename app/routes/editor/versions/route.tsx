import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { requireEditor } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Link } from '#app/ui/link/link.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { CompareForm } from './difference/compare-form.tsx'
import { differencePictures } from './difference/difference-pictures.server.ts'
import { VersionDifference } from './difference/version-difference.tsx'
import { DraftSection } from './draft/draft-section.tsx'
import { pressVersion } from './press-version.server.ts'
import { type RefusedPress, refusedPress } from './refused-press.server.ts'
import { ScheduleList } from './schedule/schedule-list.tsx'
import { VersionList } from './version-list/version-list.tsx'
import { versionsPage } from './versions-page.server.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Every saved theme, newest first, and what differs between two of them when the address names two. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  const { api, venue, url } = visit
  const [from, to] = [numberParam(url, 'from'), numberParam(url, 'to')]
  const isComparing = from !== undefined && to !== undefined
  const [versions, draft, schedules, difference] = await Promise.all([
    api.themeVersions.list({ query: { before: numberParam(url, 'before') } }),
    api.themeDrafts.get(),
    api.themeSchedules.list(),
    isComparing ? api.themeVersions.difference({ query: { from, to } }).catch(missing) : null,
  ])
  const [pictures, draftPictures] = await Promise.all([
    difference && isComparing
      ? differencePictures(visit, { rows: difference.payload, revisions: { from, to } })
      : null,
    draft.payload.theme ? differencePictures(visit, { rows: draft.payload.difference }) : null,
  ])
  return {
    title: venue.title(venue.text('versions-heading')),
    messages: venue.messages(['editor', 'versions']),
    ...versionsPage(visit, {
      versions: versions.payload,
      draft: draft.payload,
      schedules: schedules.payload,
    }),
    difference: difference && isComparing ? { from, to, rows: difference.payload, pictures } : null,
    draftPictures,
  }
}

function missing(error: unknown): never {
  if (refusalOf(error)?.status === 404) throw new Response(null, { status: 404 })
  throw error
}

/** One press: a version is brought back, the draft is published, scheduled, discarded or opened again. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireEditor(args)
  const form = await args.request.formData()
  const answer = await pressVersion(visit.api, form)
  if (answer.done) throw redirect(visit.url.pathname + answer.anchor)
  const status = answer.status === 412 ? 409 : answer.status
  return data(refusedPress(visit, { form, ...answer }), { status })
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Versions() {
  const { draftPictures, difference, versions, seen, draft, draftRevision, schedules, timeZone, olderHref } =
    useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<RefusedPress>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('versions-heading')}
      intro={text('versions-intro')}
      page="versions"
      problem={answer?.error ?? undefined}
    >
      {draft ? (
        <DraftSection
          draft={draft}
          pictures={draftPictures}
          timeZone={timeZone}
          errors={answer?.errors ?? {}}
          values={answer?.values ?? {}}
        />
      ) : null}
      <ScheduleList schedules={schedules} />
      {difference ? <VersionDifference {...difference} /> : null}
      <VersionList versions={versions} seen={seen} draftRevision={draft ? null : draftRevision} />
      {olderHref ? <Link href={olderHref}>{text('versions-older')}</Link> : null}
      {versions.length > 1 ? <CompareForm versions={versions} chosen={difference} /> : null}
    </EditorScreen>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
