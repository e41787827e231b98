import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const part = style({ marginBlockStart: theme.space.x12 })

export const steps = style({ display: 'grid', gap: theme.space.x4, counterReset: 'step' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.75em minmax(0, 1fr)',
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    color: theme.text.subtle,
    fontVariantNumeric: 'tabular-nums',
  },
})
