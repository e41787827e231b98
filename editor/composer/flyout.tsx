import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/flyout.css.ts'

export type FlyoutItem = {
  readonly key: string
  readonly words: ReactNode
  readonly isCurrent?: boolean
  /** Leads somewhere and folds the list; words without it are only read. */
  readonly onChoose?: () => void
  /** What can be done about it; the list stays. */
  readonly actions?: ReactNode
}

type FlyoutProps = { label: ReactNode; items: () => readonly FlyoutItem[] }

/** A list that unfolds above its button. Escape, or going elsewhere, folds it. */
export const Flyout = ({ label, items }: FlyoutProps) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const choose = (onChoose: () => void) => {
    onChoose()
    close()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    close()
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the list; its buttons are what is pressed
    <div className={styles.flyout} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={chrome.plain}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <ul className={styles.list}>
          {items().map(({ key, words, isCurrent, onChoose, actions }) => (
            <li key={key}>
              {onChoose ? (
                <button
                  type="button"
                  className={styles.item}
                  aria-current={isCurrent ? 'step' : undefined}
                  onClick={() => choose(onChoose)}
                >
                  {words}
                </button>
              ) : (
                <p className={styles.item}>{words}</p>
              )}
              {actions}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
