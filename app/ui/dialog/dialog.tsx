import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '#app/ui/button/button.tsx'
import * as styles from '#app/ui/dialog/dialog.css.ts'
import { useReturnedFocus } from '#app/ui/dialog/use-returned-focus.ts'
import { Heading } from '#app/ui/page/page.tsx'
import { classNames } from '#app/ui/styles/class-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type DialogProps = {
  open: boolean
  /** Escape, a press beside it, or its close button. */
  onClose: () => void
  heading: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  wide?: boolean
  /** Something is being saved: it cannot be closed. */
  busy?: boolean
}

/** A question that has to be answered before going on. Loaded with `React.lazy` where a screen needs it. */
export const Dialog = ({
  open,
  onClose,
  heading,
  description,
  children,
  actions,
  wide,
  busy,
}: DialogProps) => {
  const text = useText()
  const focus = useReturnedFocus()
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={classNames(styles.panel, wide && styles.wide)}
            {...focus}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div className={styles.head}>
              <Radix.Title asChild>
                <div>
                  <Heading level={2} step="title">
                    {heading}
                  </Heading>
                </div>
              </Radix.Title>
              {!busy && (
                <Radix.Close asChild>
                  <IconButton icon="close" label={text('page-close')} className={styles.close} />
                </Radix.Close>
              )}
            </div>
            {description && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
