import { type KeyboardEvent, useId, useRef } from 'react'
import * as styles from '#app/ui/busy-dialog/busy-dialog.css.ts'
import { useBeforePaint } from '#app/ui/styles/use-before-paint.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'

type BusyDialogProps = { open: boolean; heading: string; words: string }

/**
 * Nothing to press and no way out while something goes on, which is seen once: the heading is for those who listen. The browser's own dialog: it keeps the focus. It is gone with the first
 * picture of what comes after, or what is typed there would go nowhere.
 */
export const BusyDialog = ({ open, heading, words }: BusyDialogProps) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const show = () => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
  }
  useBeforePaint(() => {
    show()
    if (!open) dialog.current?.close()
  })
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={titleId}
      onCancel={event => event.preventDefault()}
      onKeyDown={swallowEscape}
      onClose={show}
    >
      <h2 className={hidden} id={titleId}>
        {heading}
      </h2>
      <p className={styles.words} role="status">
        {words}
      </p>
      <span className={styles.bar} aria-hidden="true" />
    </dialog>
  )
}

/** A second Escape closes a browser's dialog whatever `cancel` says. */
function swallowEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
