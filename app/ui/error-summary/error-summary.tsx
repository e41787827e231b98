import { useEffect, useRef } from 'react'
import * as styles from '#app/ui/error-summary/error-summary.css.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/text-provider.tsx'

export type FormError = { fieldId: string; message: string }

/** What a form still needs, as links to the fields. Takes the focus when it appears. */
export const ErrorSummary = ({ errors }: { errors: readonly FormError[] }) => {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const signature = errors.map(error => error.message).join()
  // The focus is outside of React: after each refused attempt it goes to the list.
  useEffect(() => {
    if (signature) box.current?.focus()
  }, [signature])
  if (errors.length === 0) return null
  return (
    <div className={styles.box} ref={box} tabIndex={-1} role="alert">
      <Icon name="error" className={styles.sign} />
      <div>
        <Heading level={2} step="lead" className={styles.heading}>
          {text('page-error-summary')}
        </Heading>
        <ul className={styles.list}>
          {errors.map(error => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} className={styles.link}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
