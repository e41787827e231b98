import { ButtonLink } from '#app/ui/button/button.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './auxiliary-groups.css.ts'

export type AuxiliaryGroup = {
  id: string
  name: string
  description: string
  picture: PictureSource | null
  /** the names of its memberships */
  memberships: string[]
  href: string
}

/** Groups that go with a membership, each with what it holds and the way to it (MEM-057). */
export const AuxiliaryGroups = ({ groups }: { groups: readonly AuxiliaryGroup[] }) => {
  const text = useText()
  return (
    <ul className={styles.list}>
      {groups.map(({ id, name, description, picture, memberships, href }) => (
        <li key={id} className={styles.group}>
          <div className={styles.picture}>
            <Picture picture={picture} shape="card" sizes="(min-width: 48em) 24rem, 100vw" decorative />
          </div>
          <div className={styles.words}>
            <Heading level={2}>{name}</Heading>
            {description ? <p className={styles.description}>{description}</p> : null}
            <p className={styles.memberships}>{memberships.join(' · ')}</p>
            <ButtonLink
              href={href}
              iconEnd="arrow-end"
              aria-label={text('membership-action-of', {
                action: text('membership-group-memberships'),
                name,
              })}
            >
              {text('membership-group-memberships')}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
