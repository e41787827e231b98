import { useEffect, useRef } from 'react'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './events.css.ts'
import type { UploadAnswer } from './upload.server.ts'

/** What is wrong with a file, in words of that file: the cell, what it says, what is expected. Focus goes to it. */
export const FaultTable = ({ faults, more }: Pick<UploadAnswer, 'faults' | 'more'>) => {
  const text = useText()
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => table.current?.focus(), [])
  return (
    <Section heading={text('onboarding-faults-heading', { count: faults.length + more })} step="title">
      <p>{text('onboarding-faults-intro')}</p>
      <div
        ref={table}
        className={styles.scroller}
        role="region"
        aria-label={text('onboarding-faults-heading', { count: faults.length + more })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {(['place', 'column', 'value', 'fault'] as const).map(column => (
                <th key={column} scope="col" className={styles.head}>
                  {text(`onboarding-faults-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faults.map(({ place, column, value, expectation }, index) => (
              <tr key={`${place}-${index}`} id={`fault-${index + 1}`}>
                <th scope="row" className={styles.place}>
                  <a href={`#fault-${index + 1}`}>{place || '–'}</a>
                </th>
                <td className={styles.cell}>{column}</td>
                <td className={styles.cell}>{value || text('onboarding-faults-blank')}</td>
                <td className={styles.cell}>{expectation}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 ? <p>{text('onboarding-faults-more', { count: more })}</p> : null}
    </Section>
  )
}
