import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
} as const

export const actions = style(column)
export const requirement = style({ ...column, gap: theme.space.x3 })
