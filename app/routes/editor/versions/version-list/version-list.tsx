import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ShownVersion } from '../versions-page.server.ts'
import * as styles from './version-list.css.ts'

type VersionListProps = { versions: readonly ShownVersion[]; seen: number }

/** Who saved what and when, and the way back to each. */
export const VersionList = ({ versions, seen }: VersionListProps) => (
  <ol className={styles.list} reversed>
    {versions.map(version => (
      <li key={version.revision} id={`version-${version.revision}`} className={styles.entry}>
        <Version version={version} seen={seen} />
      </li>
    ))}
  </ol>
)

const Version = ({ version, seen }: { version: ShownVersion; seen: number }) => {
  const text = useText()
  const { revision, isPublished, author, createdAt, saved, note, differenceHref } = version
  return (
    <article className={styles.version}>
      <div className={styles.row}>
        <Heading level={2} step="lead">
          {text('versions-number', { number: revision })}
        </Heading>
        {isPublished ? <Tag tone="positive">{text('versions-public')}</Tag> : null}
      </div>
      <p className={styles.foot}>
        <time dateTime={createdAt}>{text('versions-saved', { name: author, date: saved })}</time>
      </p>
      <Origin version={version} />
      {note ? <p className={styles.note}>{note}</p> : null}
      <Changes changes={version.changes} />
      <div className={styles.row}>
        <Link href={differenceHref} aria-label={text('versions-show-name', { number: revision })}>
          {text('versions-show')}
        </Link>
        <RestoreForm version={version} seen={seen} />
      </div>
    </article>
  )
}

const Origin = ({ version: { kind, origin } }: { version: ShownVersion }) => {
  const text = useText()
  if (kind === 'import') return <p>{text('versions-import')}</p>
  return kind === 'rollback' && origin !== null ? (
    <p>{text('versions-rollback', { number: origin })}</p>
  ) : null
}

const Changes = ({ changes }: Pick<ShownVersion, 'changes'>) => {
  const text = useText()
  const count = changes.reduce((sum, part) => sum + part.count, 0)
  return (
    <p className={styles.foot}>
      <span>{text('versions-changes', { count })}</span>
      {changes.map(part => (
        <span key={part.part}>
          {text('versions-part-count', { part: text(`versions-part-${part.part}`), count: part.count })}
        </span>
      ))}
    </p>
  )
}

/** Absent where there is nothing to bring back; the reason where the role does not reach. */
const RestoreForm = ({ version, seen }: { version: ShownVersion; seen: number }) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const { revision, isSame, forbidden } = version
  if (isSame) return null
  if (forbidden.length > 0) {
    const parts = forbidden.map(part => text(`versions-part-${part}`)).join(', ')
    return <p className={styles.foot}>{text('versions-role', { parts })}</p>
  }
  return (
    <Form method="post">
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="seen" value={seen} />
      <Button tone="secondary" busy={busy} aria-label={text('versions-restore-name', { number: revision })}>
        {text('versions-restore')}
      </Button>
    </Form>
  )
}
