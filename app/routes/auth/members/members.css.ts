import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.x2,
  padding: theme.space.x6,
  borderRadius: theme.shape.radius,
  border: `${theme.shape.border} solid ${theme.line.hairline}`,
  textAlign: 'center',
})

export const label = style({ ...type.control, color: theme.text.subtle })

export const code = style({
  ...type.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.heading.color,
})

export const use = style({ ...type.small, color: theme.text.subtle })
