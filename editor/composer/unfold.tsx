import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import * as styles from '#editor/composer/unfold.css.ts'

type UnfoldProps = {
  label: ReactNode
  /** What unfolds; `close` folds it and gives the focus back. */
  children: (close: () => void) => ReactNode
  kind?: 'listbox' | 'dialog'
}

/** A button, and what unfolds below it. Escape, or going elsewhere, folds it. */
export const Unfold = ({ label, children, kind = 'dialog' }: UnfoldProps) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close what is unfolded; that is what is used
    <div className={styles.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && children(close)}
    </div>
  )
}
