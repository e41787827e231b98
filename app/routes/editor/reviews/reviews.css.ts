import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const entry = style({
  paddingBlock: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
  scrollMarginBlockStart: theme.space.x6,
})
/** What can be done stands beside the words where there is room. */
export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x3,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', columnGap: theme.space.x8 } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.space.x2,
})
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })
export const comment = style({ ...type.body, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const foot = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x3,
  color: theme.text.subtle,
})
export const hide = style({ alignSelf: 'start' })
export const summary = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: theme.space.control,
  color: theme.link.color,
  textDecoration: 'underline',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: theme.link.hover } },
})
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.space.x3,
})
