import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { size } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const rows = style({
  display: 'grid',
  gap: '1.125rem',
  paddingBlock: `${theme.space.x3} ${theme.space.x6}`,
})
export const row = style({ display: 'grid', gap: theme.space.x2, gridTemplateColumns: 'minmax(0, 1fr)' })

/** As high as a row with its control, which takes its place. */
export const farRow = style([
  row,
  { minBlockSize: '10rem', alignContent: 'start', color: theme.text.subtle, overflow: 'hidden' },
])

/** Those out of sight again are laid out when they come into it. Room at the sides keeps the ring of the focus whole. */
globalStyle(`${rows} > [data-kind="text"]`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 10rem',
  marginInline: '-4px',
  paddingInline: '4px',
})

/** A colour needs one line: swatch, name, value. Its parts are placed by the control. */
export const colorRow = style([
  row,
  {
    gridTemplateColumns: '2.25rem minmax(0, 1fr) 6rem',
    columnGap: theme.space.x3,
    rowGap: '2px',
    alignItems: 'center',
  },
])
globalStyle(`${colorRow} > *`, { gridColumn: '1 / -1' })
globalStyle(`${colorRow} > [data-part="head"]`, { gridColumn: '2', gridRow: '1' })
globalStyle(`${colorRow} > [data-part="foot"]`, { gridColumn: '2 / -1', gridRow: '2' })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minBlockSize: '1.5rem',
})
export const name = style({ flex: '1 1 auto', fontWeight: 550, fontSize: size.regular, lineHeight: 1.3 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space.x3}`,
  fontSize: size.small,
})
export const origin = styleVariants({
  own: { color: theme.text.color, fontWeight: 600 },
  other: { color: theme.text.subtle },
})
export const reset = style({
  fontSize: size.small,
  color: theme.link.color,
  marginInlineStart: 'auto',
  minBlockSize: '1.5rem',
  paddingInline: theme.space.x1,
  borderRadius: '4px',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
  selectors: { '&:hover': { background: theme.surface.sunken } },
})
export const where = style([reset, { marginInlineStart: 0 }])
export const weak = style({ color: theme.tone.warningText, display: 'inline-flex' })

export const group = style({ borderBlockEnd: `1px solid ${theme.line.hairline}` })
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minBlockSize: '2.75rem',
  cursor: 'pointer',
  fontWeight: 600,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: theme.link.hover } },
})
export const groupName = style({ flex: '1 1 auto' })
export const groupSign = style({
  transition: 'transform 140ms',
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const count = style({
  fontSize: size.small,
  fontWeight: 400,
  color: theme.text.subtle,
  fontVariantNumeric: 'tabular-nums',
})

export const sample = style({ display: 'grid', gap: '2px', fontSize: size.small })
export const sampleRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, auto) minmax(0, 1fr)',
  gap: theme.space.x3,
})
export const sampleWords = style({ color: theme.text.color, overflowWrap: 'anywhere' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x1 })
export const warning = style({ fontSize: size.small, color: theme.tone.warningText })

export const foundWords = style({ fontSize: size.small, color: theme.text.subtle, overflowWrap: 'anywhere' })
export const choices = style({ display: 'grid', gap: '2px' })
export const choice = style({
  display: 'grid',
  gap: '2px',
  inlineSize: '100%',
  textAlign: 'start',
  padding: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: theme.surface.sunken } },
})

/** What the page says in the tab of a browser: a line of it, the whole of it where there is room. */
export const pageWords = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '24px',
  paddingInline: theme.space.x4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  cursor: 'pointer',
  ':hover': { color: theme.text.color, textDecoration: 'underline' },
})
