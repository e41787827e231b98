import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x8 })
export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 })
export const page = style({
  selectors: {
    '&[aria-current]': { color: 'inherit', fontWeight: theme.text.strong, textDecoration: 'none' },
  },
})
export const hint = style({ ...type.small, color: theme.text.subtle })
export const part = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
