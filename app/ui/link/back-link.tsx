import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Link } from '#app/ui/link/link.tsx'
import * as styles from '#app/ui/link/back-link.css.ts'

/** One step back to where this page belongs. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.back}>
    <Icon name="arrow-start" />
    {children}
  </Link>
)
