import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PICTURE_SUBJECTS } from '#app/contract/pictures.ts'
import { requirePictureEditor } from '#app/pages/require-editor.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import * as styles from './pictures.css.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** Everything of the venue that is shown by a picture, kind by kind. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, venue, tenantId } = await requirePictureEditor(args)
  const base = `/editor/${encodeURIComponent(tenantId)}`
  const { payload } = await api.pictures.list()
  const all = payload.map(subject => ({
    ...subject,
    href: `${base}/pictures/${subject.kind}/${encodeURIComponent(subject.id)}`,
  }))
  return {
    title: venue.title(venue.text('pictures-heading')),
    messages: venue.messages(['editor', 'pictures']),
    groups: PICTURE_SUBJECTS.map(kind => ({
      kind,
      subjects: all.filter(subject => subject.kind === kind),
    })).filter(({ subjects }) => subjects.length > 0),
  }
}

type Group = Awaited<ReturnType<typeof loader>>['groups'][number]

export default function Pictures() {
  const { groups } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('pictures-heading')}
      intro={text('pictures-intro')}
      width="page"
      page="pictures"
    >
      {groups.map(group => (
        <PictureGroup key={group.kind} {...group} />
      ))}
    </EditorScreen>
  )
}

const PictureGroup = ({ kind, subjects }: Group) => {
  const text = useText()
  return (
    <section className={styles.group} aria-labelledby={`pictures-${kind}`}>
      <Heading level={2} step="title" id={`pictures-${kind}`}>
        {text(`pictures-${kind}`)}
      </Heading>
      <ul className={styles.grid}>
        {subjects.map(subject => (
          <li key={subject.id} className={styles.subject}>
            <Picture picture={subject.picture} decorative sizes="(min-width: 60em) 20vw, 50vw" />
            <Link href={subject.href} className={styles.name}>
              {subject.name}
            </Link>
            <SubjectNote {...subject} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const SubjectNote = ({ picture, others }: Group['subjects'][number]) => {
  const text = useText()
  const notes = [
    picture ? null : text('pictures-none'),
    picture && !picture.description ? text('pictures-undescribed') : null,
    others > 0 ? text('pictures-others', { count: others }) : null,
  ].filter(note => note !== null)
  return notes.length > 0 ? <p className={styles.note}>{notes.join(' · ')}</p> : null
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
