import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const includes = style({ display: 'flex', alignItems: 'center', gap: theme.space.x3 })

export const parts = style({ display: 'inline-flex', flex: 'none', paddingInlineStart: '0.6rem' })
export const part = style({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  marginInlineStart: '-0.6rem',
  objectFit: 'cover',
  background: theme.surface.tint,
  borderRadius: '50%',
  border: `2px solid ${theme.card.background}`,
})
