import { globalStyle, style } from '@vanilla-extract/css'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import { media } from '#app/ui/styles/media.ts'
import { ring } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { theme } from '#theme/contract.css.ts'

/** One star and the space after it, drawn once in the stylesheet: a page of cards has hundreds. */
const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 26 24'><path d='${iconPaths.star}' stroke='black' stroke-width='1.75' stroke-linejoin='round'/></svg>`
const row = {
  gridArea: '1 / 1',
  background: 'currentColor',
  maskImage: `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`,
  maskSize: '1.19em 1.1em',
  maskRepeat: 'repeat-x',
  selectors: { '[dir="rtl"] &': { maskPosition: 'right' } },
} as const

export const stars = style({
  display: 'inline-grid',
  inlineSize: '5.95em',
  blockSize: '1.1em',
  fontSize: '1em',
  verticalAlign: '-0.1em',
  lineHeight: 1,
})
export const empty = style({
  ...row,
  color: theme.review.starEmpty,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'GrayText' } },
})
/** Cut off at the rating: 4.3 stars show four and a third. */
export const full = style({
  ...row,
  color: theme.review.star,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'Highlight' } },
})

export const chart = style({ display: 'grid', gap: theme.space.x2, fontSize: theme.type.small })
export const chartRow = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) 3rem',
  alignItems: 'center',
  gap: theme.space.x3,
  fontVariantNumeric: 'tabular-nums',
})
/** A row that is pressed is as tall as a finger; the rows then need no space between them. */
export const chartLink = style({
  minBlockSize: '44px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.shape.radiusSmall,
  selectors: {
    '&:hover': { color: 'inherit', textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: theme.text.strong },
  },
})
globalStyle(`${chart}:has(${chartLink})`, { gap: 0 })
globalStyle(`${chart}:has(${chartLink}) ${chartRow}`, { minBlockSize: '44px' })
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
/** How many there are is what a press leads to. */
globalStyle(`${chartLink} > ${chartCount}`, { textDecoration: 'underline', color: theme.review.text })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x3,
})
export const input = style({ position: 'relative', display: 'inline-flex', fontSize: '1.75rem' })
export const inputRadio = hidden
const lit = {
  color: theme.review.star,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'Highlight' } },
} as const
const unlit = {
  color: theme.review.starEmpty,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', color: 'GrayText' } },
} as const
/** Every star up to the chosen one is lit; under a pointer every one up to that. */
export const inputStar = style({
  ...unlit,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineStart: '-4px',
  cursor: 'pointer',
  borderRadius: theme.shape.radiusSmall,
  selectors: {
    [`${input}:has(:checked) &`]: lit,
    [`${inputRadio}:checked + & ~ &`]: unlit,
    [`${inputRadio}:focus-visible + &`]: ring,
  },
  '@media': {
    ...unlit['@media'],
    [media.pointing]: {
      selectors: {
        [`${input}:has(&:hover) &`]: { color: theme.review.star },
        [`${input}:has(&:hover) &:hover ~ &`]: { color: theme.review.starEmpty },
      },
    },
  },
})
export const inputWords = style({ ...type.small, color: theme.review.subtle, minBlockSize: '1lh' })
