import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './frame-form.css.ts'

type FrameFormProps = {
  action: string
  /** the server has taken it; `href`: where its answer leads to */
  onTaken: (href: string) => void
  children: ReactNode
}

/**
 * A form of the frame, whose action is another screen's: the router would have to load that screen before it sends anything, and leave
 * the page. A press that the server does not answer stays on the page, says so and can be pressed again. Plain without JavaScript.
 */
export const FrameForm = ({ action, onTaken, children }: FrameFormProps) => {
  const [state, setState] = useState<'idle' | 'busy' | 'unanswered'>('idle')
  const formId = useId()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const href = await post(action, new FormData(event.currentTarget))
    setState(href === null ? 'unanswered' : 'idle')
    if (href !== null) onTaken(href)
  }
  return (
    <form method="post" id={formId} action={action} onSubmit={send}>
      {children}
      {state === 'unanswered' ? createPortal(<Unanswered formId={formId} />, document.body) : null}
    </form>
  )
}

/** Where the answer leads to; null where there was none. */
async function post(action: string, form: FormData): Promise<string | null> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  const response = await fetch(action, { method: 'POST', body }).catch(() => null)
  return response?.ok ? response.url : null
}

/** Outside of the form: the drawer closes with every press, and would hide it. */
const Unanswered = ({ formId }: { formId: string }) => {
  const text = useText()
  return (
    <div className={styles.notice}>
      <Notice
        tone="critical"
        live
        actions={
          <Button tone="secondary" size="small" form={formId}>
            {text('problem-try-again')}
          </Button>
        }
      >
        {text(navigator.onLine ? 'problem-unanswered' : 'problem-offline')}
      </Notice>
    </div>
  )
}
