import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x6,
  '@media': { [media.tablet]: { gap: theme.space.x12 } },
})
export const average = style({ display: 'grid', justifyItems: 'start', gap: theme.space.x1 })
export const number = style({
  ...type.poster,
  lineHeight: 1,
  color: theme.heading.color,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const count = style({ ...type.small, color: theme.review.subtle })
export const chart = style({ flex: '1 1 11rem', minInlineSize: 0, maxInlineSize: '24rem' })

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const entry = style({
  paddingBlock: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const review = style({
  display: 'grid',
  gap: theme.space.x2,
  justifyItems: 'start',
  maxInlineSize: theme.space.reading,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })
export const title = style({
  ...type.lead,
  fontFamily: theme.face.display,
  fontWeight: theme.heading.weight,
  color: theme.heading.color,
  overflowWrap: 'anywhere',
})
export const comment = style({
  ...type.body,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const long = style({ display: 'grid' })
export const unfold = style({
  marginInlineStart: '0.35em',
  color: theme.link.color,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  cursor: 'pointer',
  selectors: { 'details[open] > summary > &': { display: 'none' } },
})

export const foot = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x3,
  color: theme.review.subtle,
})
export const author = style({ fontWeight: theme.text.strong, color: theme.review.text })
/** Always a line of its own. */
export const event = style({
  flex: '1 0 100%',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: theme.link.color,
})
