import { globalStyle, style } from '@vanilla-extract/css'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { size } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  gap: theme.space.x2,
  alignItems: 'center',
})
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: theme.space.x2 })
export const pairPart = style({
  display: 'grid',
  gap: theme.space.x1,
  fontSize: size.small,
  color: theme.text.subtle,
})

/** Its parts stand in the grid of the row. */
export const colorLine = style({ display: 'contents' })
export const swatch = style({
  gridColumn: '1',
  gridRow: '1 / span 2',
  alignSelf: 'start',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: theme.shape.radiusSmall,
  border: `1px solid ${theme.line.strong}`,
  cursor: 'pointer',
})
export const hex = style({
  gridColumn: '3',
  gridRow: '1',
  fontFamily: 'ui-monospace, monospace',
  fontSize: size.small,
})
export const picker = style({
  // Its knobs lie over each other, not over what unfolds above them.
  isolation: 'isolate',
  display: 'grid',
  gap: theme.space.x3,
  gridColumn: '1 / -1',
  paddingBlock: theme.space.x2,
})

export const pairs = style({
  display: 'grid',
  gap: theme.space.x1,
  gridColumn: '1 / -1',
  fontSize: size.small,
})
export const morePairs = style({ cursor: 'pointer', color: theme.text.subtle, paddingBlock: theme.space.x1 })
export const pairRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: theme.space.x2,
  alignItems: 'center',
})
export const pairSample = style({
  inlineSize: '1.75rem',
  blockSize: '1.25rem',
  borderRadius: '4px',
  display: 'grid',
  placeItems: 'center',
  fontSize: size.small,
  fontWeight: 600,
  border: `1px solid ${theme.line.hairline}`,
})
/** The ways out of a weak pair, below it. */
export const fixes = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x2,
})
export const fixColor = style({
  display: 'inline-block',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineEnd: theme.space.x1,
  verticalAlign: 'text-bottom',
  borderRadius: '4px',
  border: `1px solid ${theme.line.strong}`,
})
export const enough = style({ color: theme.text.subtle, fontVariantNumeric: 'tabular-nums' })
export const weak = style({
  color: theme.tone.criticalText,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const range = style({
  inlineSize: '100%',
  accentColor: theme.color.action,
  minBlockSize: '2.25rem',
  margin: 0,
})

/** A few answers side by side. */
export const segments = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: '2px',
  gap: '2px',
  background: theme.surface.sunken,
  borderRadius: theme.shape.radiusSmall,
})
export const segment = style({ position: 'relative', display: 'grid' })
export const segmentInput = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
})
export const segmentWord = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  paddingInline: theme.space.x2,
  borderRadius: `calc(${theme.shape.radiusSmall} - 2px)`,
  fontSize: size.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
globalStyle(`${segmentInput}:checked + ${segmentWord}`, {
  background: theme.surface.raised,
  boxShadow: theme.card.shadow,
  fontWeight: 600,
})
globalStyle(`${segmentInput}:focus-visible + ${segmentWord}`, {
  outline: `2px solid ${theme.focus.ring}`,
  outlineOffset: '1px',
})

export const faces = style({ display: 'block' })
export const faceList = style({ display: 'grid', gap: theme.space.x1, paddingBlockStart: theme.space.x1 })
const face = {
  position: 'relative',
  padding: theme.space.x2,
  paddingInline: theme.space.x3,
  borderRadius: theme.shape.radiusSmall,
  background: theme.surface.raised,
  cursor: 'pointer',
} as const
export const faceShown = style({
  ...face,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  border: `1px solid ${theme.field.border}`,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const faceChoice = style({
  ...face,
  border: `1px solid ${theme.line.hairline}`,
  selectors: {
    '&:hover': { borderColor: theme.line.strong },
    '&:has(:checked)': {
      borderColor: theme.color.action,
      boxShadow: `inset 0 0 0 1px ${theme.color.action}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus.ring}`, outlineOffset: '1px' },
  },
})
export const ownFace = style({
  display: 'grid',
  gap: theme.space.x1,
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
globalStyle(`${ownFace} > label`, { inlineSize: '100%' })
export const faceWords = style({ display: 'grid', gap: '2px' })
export const faceName = style({ fontSize: '1.125rem', lineHeight: 1.25 })

export const upload = style({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space.x1,
  padding: theme.space.x3,
  border: `1px dashed ${theme.line.strong}`,
  borderRadius: theme.shape.radiusSmall,
  selectors: { '&[data-over]': { background: theme.surface.sunken, borderStyle: 'solid' } },
})

/** Seen by its label, which shows its focus. */
export const file = style({ position: 'absolute', opacity: 0, inlineSize: '1px', blockSize: '1px' })

export const fileLabel = style([
  chrome.button,
  {
    cursor: 'pointer',
    selectors: {
      [`${file}:focus-visible + &`]: { outline: `2px solid ${theme.focus.ring}`, outlineOffset: '2px' },
      [`${file}:disabled + &`]: { color: theme.text.subtle, cursor: 'default' },
    },
  },
])
