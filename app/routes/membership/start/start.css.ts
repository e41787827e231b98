import { style } from '@vanilla-extract/css'
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
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name price" "about about" "who who"',
  alignItems: 'baseline',
  paddingInlineEnd: theme.space.x8,
  columnGap: theme.space.x4,
  paddingBlock: theme.space.x4,
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.link.hover } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) auto',
      gridTemplateAreas: '"name about price" "name about who"',
    },
  },
})

export const price = style({ gridArea: 'price', textAlign: 'end' })
/** Whom it is for, and for how long: below the price, on phones below all. */
export const who = style({
  ...type.small,
  gridArea: 'who',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.x3,
  color: theme.text.subtle,
  '@media': { [media.tablet]: { display: 'grid', justifyItems: 'end', textAlign: 'end' } },
})

export const name = style({ ...type.title, gridArea: 'name', overflowWrap: 'break-word' })
export const about = style({ ...type.body, gridArea: 'about', color: theme.text.subtle })
export const onward = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(50% - 0.5em)',
  color: theme.text.subtle,
})
