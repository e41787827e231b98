import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  marginBlockStart: theme.space.x8,
})
export const form = style({ display: 'grid', gap: theme.space.x6 })
export const group = style({ display: 'grid', gap: theme.space.x4 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x4,
})
/** As wide as the fields where a thumb presses it. */
export const update = style({ flex: '1 1 auto', '@media': { [media.tablet]: { flex: 'none' } } })
export const security = style({
  display: 'grid',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
