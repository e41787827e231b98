import type { ReactNode } from 'react'
import * as styles from '#app/shell/layouts/layouts.css.ts'
import { useText } from '#theme/texts/text-provider.tsx'

/** The first thing a keyboard reaches (ORD-081). */
export const SkipLink = () => (
  <a href="#content" className={styles.skip}>
    {useText()('page-skip-to-content')}
  </a>
)

/** What the skip link leads to. */
export const Content = ({ children }: { children: ReactNode }) => (
  <main id="content" tabIndex={-1} className={styles.main}>
    {children}
  </main>
)
