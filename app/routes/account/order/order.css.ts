import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x6,
  marginBlockStart: theme.space.x8,
})
export const head = style({ display: 'grid', gap: theme.space.x1, color: theme.text.subtle })
export const total = style({
  ...type.lead,
  display: 'grid',
  gap: theme.space.x1,
  paddingBlockStart: theme.space.x4,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.strong}`,
  fontWeight: theme.text.strong,
})
export const card = style({ ...type.small, color: theme.text.subtle, fontWeight: theme.text.weight })
/** As wide as a phone; elsewhere as its words. */
export const open = style({
  '@media': { [media.tablet]: { justifySelf: 'start' }, [media.print]: { display: 'none' } },
})
export const tickets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
  '@media': { [media.print]: { display: 'none' } },
})
