import type { ReactNode } from 'react'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './event-block.css.ts'

type WithQuietestProps = {
  /** in words; null where nothing is to be said */ time: string | null
  children: ReactNode
}

/** A way out of a time or day that cannot be had, and when most places are left. */
export const WithQuietest = ({ time, children }: WithQuietestProps) => {
  const text = useText()
  return (
    <div className={styles.repair}>
      {children}
      {time === null ? null : <span className={styles.quietest}>{text('tickets-quietest', { time })}</span>}
    </div>
  )
}
