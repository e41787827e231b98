import type { MouseEventHandler, ReactNode } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { type Intent, intentValue } from './intent.ts'

type LineActionProps = {
  intent: Intent
  /** the words with what they are about, for who hears the button by itself */
  label: string
  onClick?: MouseEventHandler<HTMLButtonElement>
  children: ReactNode
}

/** What can be done with a line of the order besides choosing. No field has to be right for it. */
export const LineAction = ({ intent, label, onClick, children }: LineActionProps) => (
  <Button
    tone="quiet"
    size="small"
    name="intent"
    value={intentValue(intent)}
    formNoValidate
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </Button>
)
