import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid' })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
  minBlockSize: '3.5rem',
  paddingBlock: theme.space.x2,
  borderBlockStart: `1px solid ${theme.line.hairline}`,
})

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x4 })

export const open = style({ display: 'grid', gap: theme.space.x4 })
