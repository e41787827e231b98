import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: theme.space.x4,
  minHeight: '60vh',
  maxWidth: '44rem',
  marginInline: 'auto',
  padding: theme.space.x6,
})

export const heading = style({ margin: 0, textWrap: 'balance' })
export const text = style({ margin: 0, color: theme.text.subtle })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 })
