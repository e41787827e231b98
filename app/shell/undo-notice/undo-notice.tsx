import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { FrameForm } from '#app/shell/unanswered/frame-form.tsx'
import * as styles from '#app/shell/undo-notice/undo-notice.css.ts'
import { Button } from '#app/ui/button/button.tsx'
import { announce } from '#app/ui/live-region/live-region.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type UndoNoticeProps = NonNullable<ShellModel['undo']>

/** What was just taken out of the order or changed in it, and one press that puts it back, for as long as its seats are kept. */
export const UndoNotice = ({ action, secondsLeft, ...change }: UndoNoticeProps) => {
  const text = useText()
  const navigate = useNavigate()
  const isOver = useIsOver(secondsLeft)
  const words = wordsOf(change, text)
  useEffect(() => announce(words), [words])
  if (isOver) return null
  const open = (href: string) => {
    const { pathname, search } = new URL(href)
    navigate(pathname + search)
  }
  return (
    <aside
      className={styles.notice}
      aria-label={text(change.offer ? 'order-undo-changed-label' : 'order-undo-label')}
    >
      <div className={styles.inner}>
        <p className={styles.words}>{words}</p>
        <FrameForm action={action} onTaken={open}>
          <Button tone="secondary" size="small">
            {text('order-undo')}
          </Button>
        </FrameForm>
      </div>
    </aside>
  )
}

function wordsOf(
  { name, offer }: Pick<UndoNoticeProps, 'name' | 'offer'>,
  text: ReturnType<typeof useText>,
): string {
  if (name === null) return text(offer ? 'order-undo-single' : 'order-undo-cancelled')
  if (!offer) return text('order-undo-removed', { name })
  if (offer === 'move') return text('order-undo-moved', { name })
  return text(offer === 'join' ? 'order-undo-joined' : 'order-undo-changed', { name })
}

function useIsOver(seconds: number): boolean {
  const [isOver, end] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => end(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return isOver
}
