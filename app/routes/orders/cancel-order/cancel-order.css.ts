import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const hairline = `${theme.shape.border} solid ${theme.line.hairline}`

/** What is given up stands between two lines, a visit below the other. */
export const visits = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlock: theme.space.x4,
  borderBlock: hairline,
  overflowWrap: 'anywhere',
})

export const quiet = style({ ...type.small, color: theme.text.subtle })

export const refund = style({ display: 'grid', gap: theme.space.x1 })
export const total = style({
  ...type.lead,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.x4,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  marginBlockStart: theme.space.x2,
  paddingBlockStart: theme.space.x3,
  borderBlockStart: hairline,
})

/** Equal in width, and what gives nothing up is the one that stands out. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
  marginBlockStart: theme.space.x2,
})
