import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid' })

export const finding = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x1,
  paddingBlock: theme.space.x3,
  borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}`,
  overflowWrap: 'anywhere',
})
