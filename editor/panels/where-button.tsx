import { useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/panels/rows.css.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type WhereButtonProps = { reference: string; name: string }

type Places = { readonly count: number; readonly others: readonly Scene['name'][]; readonly loads: number }

/** Counts and lights up where a control shows on the page; where it does not, leads to scenes that have it. */
export const WhereButton = ({ reference, name }: WhereButtonProps) => {
  const text = useText()
  const { inspector, scenes } = useComposer()
  const [seen, setSeen] = useState<Places | null>(null)
  const isOver = seen?.loads !== inspector.loads
  const look = async () => {
    const { loads } = inspector
    const count = await inspector.light(reference)
    setSeen({ count, loads, others: count === 0 ? await scenes.having(reference) : [] })
  }
  return (
    <>
      <button
        type="button"
        className={styles.where}
        aria-label={text('editor-where-name', { name })}
        onClick={look}
      >
        {text('editor-where')}
      </button>
      <span role="status" className={chrome.quiet}>
        {seen && !isOver ? text('editor-where-count', { count: seen.count }) : null}
      </span>
      {seen && !isOver && seen.others.length > 0 && <OtherScenes names={seen.others} />}
    </>
  )
}

const OtherScenes = ({ names }: { names: readonly Scene['name'][] }) => {
  const text = useText()
  const { scenes } = useComposer()
  return (
    <span className={styles.tools}>
      <span className={chrome.quiet}>{text('editor-where-scenes')}</span>
      {names.map(name => (
        <button key={name} type="button" className={styles.where} onClick={() => scenes.show(name)}>
          {scenes.nameOf(text, name)}
        </button>
      ))}
    </span>
  )
}
