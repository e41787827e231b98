import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import * as styles from '#app/ui/disclosure/disclosure.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'

type DisclosureProps = Omit<ComponentPropsWithoutRef<'details'>, 'summary'> & {
  summary: ReactNode
  children: ReactNode
}

/** More for those who want it. The browser's own, so that it works and is found by searching without JavaScript. */
export const Disclosure = ({ summary, className, children, ...rest }: DisclosureProps) => (
  <details className={classNames(styles.disclosure, className)} {...rest}>
    <summary className={styles.summary}>
      <span>{summary}</span>
      <Icon name="chevron-down" className={styles.sign} />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
)
