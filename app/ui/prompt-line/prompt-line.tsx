import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import { Link } from '#app/ui/link/link.tsx'
import * as styles from '#app/ui/prompt-line/prompt-line.css.ts'

type PromptLineProps = {
  icon: IconName
  links: readonly { label: string; href: string }[]
  children: ReactNode
}

/** One quiet line between two parts of a screen: something asked or said, and where it leads. */
export const PromptLine = ({ icon, links, children }: PromptLineProps) => (
  <div className={styles.line}>
    <Icon name={icon} className={styles.sign} />
    <p className={styles.words}>{children}</p>
    {links.map(({ label, href }) => (
      <Link key={href} href={href} className={styles.link}>
        {label}
      </Link>
    ))}
  </div>
)
