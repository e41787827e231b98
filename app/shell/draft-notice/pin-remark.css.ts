import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Around what is remarked on; it takes no presses. */
export const frame = style({
  position: 'fixed',
  zIndex: 19,
  pointerEvents: 'none',
  outline: `3px solid ${theme.focus.ring}`,
  outlineOffset: '2px',
})

export const panel = style({
  display: 'grid',
  gap: theme.space.x3,
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: theme.space.x4,
  maxBlockSize: '70vh',
  overflowY: 'auto',
})
export const words = style({ ...type.body, overflowWrap: 'anywhere' })
export const form = style({ display: 'grid', gap: theme.space.x3 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 })
