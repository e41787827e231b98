import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import * as styles from './processing-modal.css.ts'

/** Nothing to press and no way out while the order is placed (CHK-008). The browser's own dialog: it keeps the focus. */
export const ProcessingModal = ({ open }: { open: boolean }) => {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const show = () => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
  }
  useEffect(() => {
    show()
    if (!open) dialog.current?.close()
  })
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby="processing-title"
      onCancel={event => event.preventDefault()}
      onKeyDown={swallowEscape}
      onClose={show}
    >
      <Heading level={2} step="title" id="processing-title">
        {text('checkout-processing-title')}
      </Heading>
      <p className={styles.words} role="status">
        {text('checkout-placing-order')}
      </p>
      <span className={styles.bar} aria-hidden="true" />
    </dialog>
  )
}

/** A second Escape closes a browser's dialog whatever `cancel` says. */
function swallowEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
