import { useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type WhereButtonProps = { reference: string; name: string }

/** Counts and lights up where a control shows on the page; where it does not, leads to scenes that have it. */
export const WhereButton = ({ reference, name }: WhereButtonProps) => {
  const text = useText()
  const { inspector } = useComposer()
  const [seen, setSeen] = useState<{ count: number; loads: number } | null>(null)
  const isOver = seen?.loads !== inspector.loads
  return (
    <>
      <button
        type="button"
        className={styles.where}
        aria-label={text('editor-where-name', { name })}
        onClick={() => setSeen({ count: inspector.light(reference), loads: inspector.loads })}
      >
        {text('editor-where')}
      </button>
      <span role="status" className={chrome.quiet}>
        {seen && !isOver ? text('editor-where-count', { count: seen.count }) : null}
      </span>
      {seen?.count === 0 && !isOver && <OtherScenes reference={reference} />}
    </>
  )
}

const OtherScenes = ({ reference }: { reference: string }) => {
  const text = useText()
  const { scenes } = useComposer()
  const others = scenes.having(reference)
  if (others.length === 0) return null
  return (
    <span className={styles.tools}>
      <span className={chrome.quiet}>{text('editor-where-scenes')}</span>
      {others.map(name => (
        <button key={name} type="button" className={styles.where} onClick={() => scenes.show(name)}>
          {scenes.nameOf(text, name)}
        </button>
      ))}
    </span>
  )
}
