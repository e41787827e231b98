import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { theme } from '#theme/contract.css.ts'

const column = 'minmax(0, 1fr)'

/** Two columns where there is room: parts on the left, the order's sum on the right. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: theme.space.x12,
  '@media': { [media.desk]: { gridTemplateColumns: `${column} 22rem`, alignItems: 'start' } },
})
export const parts = style({ display: 'grid', gridTemplateColumns: column, gap: theme.space.x16 })
export const form = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: theme.space.x6,
  maxInlineSize: theme.space.reading,
})
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  inlineSize: '100%',
})
