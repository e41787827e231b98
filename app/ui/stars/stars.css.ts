import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { ring } from '#app/ui/looks/ring.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { theme } from '#theme/contract.css.ts'

export const stars = style({
  display: 'inline-grid',
  inlineSize: 'fit-content',
  fontSize: '1em',
  verticalAlign: '-0.1em',
  lineHeight: 1,
})
const layer = { gridArea: '1 / 1', display: 'flex', gap: '0.08em' } as const
export const empty = style({ ...layer, color: theme.review.starEmpty })
/** Cut off at the rating: 4.3 stars show four and a third. */
export const full = style({
  ...layer,
  color: theme.review.star,
  overflow: 'hidden',
  '@media': { [media.forced]: { color: 'Highlight' } },
})
export const star = style({ inlineSize: '1.1em', blockSize: '1.1em' })

export const summary = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x2,
  fontSize: theme.type.small,
  color: theme.text.subtle,
  fontVariantNumeric: 'tabular-nums',
})
export const average = style({ color: theme.text.color, fontWeight: theme.text.strong })

export const chart = style({ display: 'grid', gap: theme.space.x2, fontSize: theme.type.small })
export const chartRow = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: theme.space.x3,
  fontVariantNumeric: 'tabular-nums',
})
export const chartStars = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  color: theme.review.text,
})
export const track = style({
  blockSize: '8px',
  borderRadius: '999px',
  background: theme.review.track,
  overflow: 'hidden',
})
export const bar = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: theme.review.bar,
  '@media': { [media.forced]: { background: 'Highlight' } },
})
export const chartCount = style({ color: theme.review.subtle, textAlign: 'end' })

/** Reversed in the markup's order so that a checked star can fill those before it by sibling selectors. */
export const input = style({
  display: 'inline-flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  fontSize: '1.75rem',
})
export const inputRadio = hidden
export const inputStar = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  color: theme.review.starEmpty,
  cursor: 'pointer',
  borderRadius: theme.shape.radiusSmall,
  selectors: {
    [`${hidden}:checked ~ &, &:hover, &:hover ~ &`]: { color: theme.review.star },
    [`${hidden}:focus-visible + &`]: ring,
  },
})
