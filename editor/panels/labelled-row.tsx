import { type ReactNode, useId } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/panels/rows.css.ts'

/** A row with a control below its name; `control` gets the id that the name points to. */
export const LabelledRow = ({ label, control }: { label: string; control: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={chrome.quiet} htmlFor={id}>
        {label}
      </label>
      {control(id)}
    </div>
  )
}
