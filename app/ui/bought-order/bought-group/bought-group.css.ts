import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const group = style({ display: 'grid', gap: theme.space.x2 })
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const kind = style({ ...type.small, fontFamily: theme.face.control, color: theme.text.subtle })
export const start = style({ ...type.small, color: theme.text.subtle })
export const lines = style({ display: 'grid', gap: theme.space.x1 })
export const line = style({
  ...type.body,
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  overflowWrap: 'anywhere',
})
/** The order's own total is the one to be seen first. */
export const total = style({ color: theme.text.subtle })
export const unit = style({ ...type.small, color: theme.text.subtle, whiteSpace: 'nowrap' })
export const amount = style({
  fontFamily: theme.face.control,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
