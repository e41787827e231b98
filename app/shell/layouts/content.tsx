import { createContext, type ReactNode, useContext } from 'react'
import * as styles from '#app/shell/layouts/layouts.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The first thing a keyboard reaches (ORD-081). */
export const SkipLink = () => <SkipTo id="content">{useText()('page-skip-to-content')}</SkipTo>

/** A link for keyboards past what stands before a part of the page; seen while it has the focus. */
export const SkipTo = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`#${id}`} className={styles.skip}>
    {children}
  </a>
)

const InContent = createContext(false)

/** Whether what is drawn stands inside a page's `Content` already. */
export const useIsInContent = () => useContext(InContent)

/** What the skip link leads to. */
export const Content = ({ children }: { children: ReactNode }) => (
  <InContent.Provider value={true}>
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  </InContent.Provider>
)
