import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ContrastQuestion } from '../contrast/contrast-question.tsx'
import type { ShownVersion } from '../versions-page.server.ts'
import * as styles from './version-list.css.ts'

type VersionListProps = {
  versions: readonly ShownVersion[]
  seen: number
  /** for opening a discarded draft again; null while there is one */
  draftRevision: number | null
}
type VersionProps = Omit<VersionListProps, 'versions'> & { version: ShownVersion }

/** Who saved what and when, and the way back to each. */
export const VersionList = ({ versions, ...seen }: VersionListProps) => (
  <ol className={styles.list} reversed>
    {versions.map(version => (
      <li key={version.revision} id={`version-${version.revision}`} className={styles.entry}>
        <Version version={version} {...seen} />
      </li>
    ))}
  </ol>
)

const Version = ({ version, ...seen }: VersionProps) => {
  const text = useText()
  const { revision, kind, isPublished, author, createdAt, saved, note, contrastReason, differenceHref } =
    version
  return (
    <article className={styles.version}>
      <div className={styles.row}>
        <Heading level={2} step="lead">
          {text('versions-number', { number: revision })}
        </Heading>
        {isPublished ? <Tag tone="positive">{text('versions-public')}</Tag> : null}
      </div>
      <p className={styles.foot}>
        <time dateTime={createdAt}>
          {kind === 'import' ? saved : text('versions-saved', { name: author, date: saved })}
        </time>
      </p>
      <Origin version={version} />
      {note ? <p className={styles.note}>{note}</p> : null}
      {contrastReason ? (
        <p className={styles.note}>{text('versions-contrast-given', { reason: contrastReason })}</p>
      ) : null}
      <Changes changes={version.changes} />
      <div className={styles.row}>
        <Link href={differenceHref} aria-label={text('versions-show-name', { number: revision })}>
          {text('versions-show')}
        </Link>
        <WayBack version={version} {...seen} />
      </div>
    </article>
  )
}

const Origin = ({ version: { kind, origin } }: { version: ShownVersion }) => {
  const text = useText()
  if (kind === 'draft') return <p>{text('versions-discarded')}</p>
  if (kind === 'schedule') return <p>{text('versions-scheduled')}</p>
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

/** Absent where there is nothing to bring back; for a discarded draft the reason where the role does not reach. */
const WayBack = ({ version, seen, draftRevision }: VersionProps) => {
  const text = useText()
  const { revision: number, kind, mayRestore, forbidden, losses } = version
  const isDraft = kind === 'draft'
  if (isDraft ? draftRevision === null : !mayRestore) return null
  if (isDraft && forbidden.length > 0) {
    const parts = forbidden.map(part => text(`versions-part-${part}`)).join(', ')
    return <p className={styles.foot}>{text('versions-role', { parts })}</p>
  }
  const intent = isDraft ? 'reopen' : 'restore'
  const question = isDraft ? null : <ContrastQuestion losses={losses} mayPublish />
  return (
    <PressForm
      question={question}
      intent={intent}
      revision={number}
      seen={isDraft ? draftRevision : seen}
      name={text(`versions-${intent}-name`, { number })}
    >
      {text(`versions-${intent}`)}
    </PressForm>
  )
}

type PressFormProps = {
  intent: 'reopen' | 'restore'
  revision: number
  seen: number | null
  name: string
  question: ReactNode
  children: string
}

const PressForm = ({ intent, revision, seen, name, question, children }: PressFormProps) => {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="seen" value={seen ?? ''} />
      {question}
      <Button tone="secondary" name="intent" value={intent} busy={busy} aria-label={name}>
        {children}
      </Button>
    </Form>
  )
}
