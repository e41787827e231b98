import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const question = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.space.x2,
  padding: theme.space.x4,
  background: theme.tone.warningBackground,
  borderBlockStart: `1px solid ${theme.tone.warningLine}`,
})
export const rows = style({ display: 'grid', gap: theme.space.x2, listStyle: 'none', padding: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
})
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2 })
