import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from '#app/ui/link/back-link.css.ts'
import { Link } from '#app/ui/link/link.tsx'

/** One step back to where this page belongs. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.back}>
    <Icon name="arrow-start" />
    {children}
  </Link>
)
