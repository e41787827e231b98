import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const bar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x6 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
})

export const words = style({ display: 'grid', gap: theme.space.x1 })
export const hours = style({ color: theme.text.subtle })
