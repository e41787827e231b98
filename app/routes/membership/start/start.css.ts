import { globalStyle, style } from '@vanilla-extract/css'
import { note } from '#app/ui/price/price.css.ts'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.x12 })

export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x8,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: theme.space.x16,
      alignItems: 'center',
    },
  },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.space.x4,
})
export const info = style({ ...type.lead, color: theme.heading.color })
export const join = style({ marginBlockStart: theme.space.x2 })

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${theme.line.hairline}`,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"name price onward" "about about onward"',
  alignItems: 'baseline',
  columnGap: theme.space.x4,
  paddingBlock: theme.space.x4,
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.link.hover } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"name about price onward"',
    },
  },
})

/** What an amount is for stands behind it, so that rows are of one height. */
globalStyle(`${row} ${note}`, { display: 'inline', marginInlineStart: theme.space.x1 })

export const name = style({ ...type.title, overflowWrap: 'anywhere' })
export const about = style({ ...type.body, gridArea: 'about', color: theme.text.subtle })
export const onward = style({ gridArea: 'onward', alignSelf: 'center', color: theme.text.subtle })
