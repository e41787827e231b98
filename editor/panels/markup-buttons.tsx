import type { RefObject } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { type WrapTag, wrapSelection } from '#editor/panels/wrap-selection.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const buttons = [
  ['strong', 'editor-text-strong'],
  ['em', 'editor-text-em'],
  ['a', 'editor-text-link'],
  ['ul', 'editor-text-list'],
] as const

type MarkupButtonsProps = { field: RefObject<HTMLTextAreaElement>; onChange: (text: string) => void }

/** Bold, italic, link and list for a rich text: put around what is marked in the field. */
export const MarkupButtons = ({ field, onChange }: MarkupButtonsProps) => {
  const text = useText()
  const wrap = (wrapping: WrapTag) => {
    const area = field.current
    if (!area) return
    const {
      text: wrapped,
      start,
      end,
    } = wrapSelection({ text: area.value, start: area.selectionStart, end: area.selectionEnd }, wrapping)
    onChange(wrapped)
    area.focus()
    requestAnimationFrame(() => area.setSelectionRange(start, end))
  }
  return (
    <div className={styles.tools}>
      {buttons.map(([wrapping, reference]) => (
        <button
          key={wrapping}
          type="button"
          className={chrome.small}
          onMouseDown={event => event.preventDefault()}
          onClick={() => wrap(wrapping)}
        >
          {text(reference)}
        </button>
      ))}
    </div>
  )
}
