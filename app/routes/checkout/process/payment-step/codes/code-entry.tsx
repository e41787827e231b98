import { useNavigation } from '@remix-run/react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './codes.css.ts'

/** A field with its own buttons. */
export const CodeEntry = ({ field, children }: { field: ReactNode; children: ReactNode }) => (
  <div className={styles.entry} data-code-entry>
    <div className={styles.field}>{field}</div>
    {children}
  </div>
)

/** A field with the button that applies its code, which says so while it does. */
export const ApplyEntry = ({ intent, children }: { intent: 'coupon' | 'code'; children: ReactNode }) => {
  const text = useText()
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <CodeEntry field={children}>
      <Button
        tone="secondary"
        name="intent"
        value={intent}
        formNoValidate
        busy={isBusy}
        busyLabel={text('coupon-applying')}
      >
        {text('coupon-apply')}
      </Button>
    </CodeEntry>
  )
}

/** Enter in a code's field presses the button beside it, not the form's. */
export function pressApply(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.closest('[data-code-entry]')?.querySelector('button')?.click()
}

/** A code that counts, and the way to take it out again. */
export const UsedCode = ({ children, remove }: { children: ReactNode; remove: ReactNode }) => (
  <div className={styles.usedCode}>
    <span className={styles.words}>{children}</span>
    {remove}
  </div>
)
