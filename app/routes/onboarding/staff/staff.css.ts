import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid' })

export const row = style({
  display: 'grid',
  gap: theme.space.x3,
  paddingBlock: theme.space.x4,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
})

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x1,
  overflowWrap: 'anywhere',
})

export const detail = style({ color: theme.text.subtle, fontSize: theme.type.small })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 })

export const link = style({ overflowWrap: 'anywhere', userSelect: 'all' })
