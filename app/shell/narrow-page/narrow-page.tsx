import type { ReactNode } from 'react'
import { PageHeader } from '#app/ui/page/page.tsx'
import * as styles from './narrow-page.css.ts'

type NarrowPageProps = { heading: ReactNode; intro?: ReactNode; children: ReactNode; further?: ReactNode }

/** A screen with one short form: a heading, the form, and where else one may go. */
export const NarrowPage = ({ heading, intro, children, further }: NarrowPageProps) => (
  <div className={styles.root}>
    <PageHeader heading={heading} step="heading" intro={intro} />
    {children}
    {further ? <div className={styles.further}>{further}</div> : null}
  </div>
)

export const formClass = styles.form
export const actionsClass = styles.actions
export const otherWaysClass = styles.otherWays
