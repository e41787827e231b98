import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { RichText, useText } from '#theme/texts/text-provider.tsx'
import * as styles from './member-line.css.ts'

export type MemberLineProps = {
  /** Of a verified member. */
  name: string | null
  verifyHref: string | null
  joinHref: string | null
}

/** One quiet line about memberships: thanks to a member, a question to everybody else. */
export const MemberLine = ({ name, verifyHref, joinHref }: MemberLineProps) => {
  const text = useText()
  if (!name && !verifyHref) return null
  return (
    <div className={styles.line}>
      <Icon name={name ? 'heart' : 'person'} className={styles.sign} />
      <p className={styles.words}>
        {name ? (
          <RichText reference="events-banner-thanks" args={{ name }} />
        ) : (
          <RichText reference="events-banner-prompt" />
        )}
      </p>
      {verifyHref ? (
        <Link href={verifyHref} className={styles.link}>
          {text('events-banner-button')}
        </Link>
      ) : null}
      {joinHref ? (
        <Link href={joinHref} className={styles.link}>
          {text('events-become-member')}
        </Link>
      ) : null}
    </div>
  )
}
