import { Link } from '#app/ui/link/link.tsx'
import * as styles from '#app/ui/tabs/tabs.css.ts'

export type TabLink = { label: string; href: string; current: boolean }

/** Neighbouring screens under one heading. Each is a page of its own, so these are links. */
export const TabLinks = ({ label, tabs }: { label: string; tabs: readonly TabLink[] }) => (
  <nav aria-label={label} className={styles.tabs}>
    {tabs.map(tab => (
      <Link
        key={tab.href}
        href={tab.href}
        className={styles.tab}
        aria-current={tab.current ? 'page' : undefined}
      >
        {tab.label}
      </Link>
    ))}
  </nav>
)
