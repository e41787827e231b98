import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as styles from './person-fold.css.ts'

type PersonFoldProps = {
  person: { name: string; email: string }
  /** what stands in the corner beside the line, which leaves it room */
  hasCorner?: boolean
  /** nothing of theirs is missing */
  isFolded: boolean
  /** something of theirs was refused */
  hasErrors: boolean
  children: ReactNode
}

/** Somebody's fields as one line of what is known, to be unfolded; of whom something is missing, the fields without a line. */
export const PersonFold = ({ person, hasCorner, isFolded, hasErrors, children }: PersonFoldProps) => {
  const details = useOpenOnErrors(hasErrors)
  return (
    <details className={styles.fold} open={!isFolded || hasErrors} ref={details}>
      <summary className={styles.line} data-corner={hasCorner || undefined} hidden={!isFolded}>
        <span className={styles.known}>
          <span className={styles.name}>{person.name}</span>
          {person.email ? <span className={styles.email}>{person.email}</span> : null}
        </span>
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

/** Who folded the fields by hand gets them back before the focus goes to the one that was refused. */
function useOpenOnErrors(hasErrors: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hasErrors && details.current) details.current.open = true
  })
  return details
}
