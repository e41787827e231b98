import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { theme } from '#theme/contract.css.ts'

export const facts = style({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space.x6}`,
  color: theme.text.subtle,
})
export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minBlockSize: '32px',
})
export const sign = style({ display: 'inline-flex' })
export const unseen = hidden
export const rating = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
  fontVariantNumeric: 'tabular-nums',
})
export const count = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '32px' })
