import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { eased, ring } from '#app/ui/looks/ring.ts'
import { type } from '#app/ui/looks/type.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { theme } from '#theme/contract.css.ts'

export const legend = style({
  ...type.control,
  fontWeight: theme.text.strong,
  color: theme.field.label,
  marginBlockEnd: theme.space.x2,
})
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2, alignItems: 'stretch' })
/** Columns of one width, for answers of about one length: nothing moves when another one is chosen. */
export const even = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))',
  gap: theme.space.x2,
})

export const chip = style({
  ...type.control,
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  columnGap: theme.space.x2,
  minBlockSize: '44px',
  minInlineSize: '5rem',
  paddingInline: theme.space.x4,
  paddingBlock: theme.space.x1,
  border: `${theme.shape.border} solid ${theme.line.hairline}`,
  borderRadius: theme.shape.chip,
  background: theme.chip.background,
  color: theme.chip.text,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: eased('background-color', 'color', 'border-color'),
  selectors: {
    '&:hover': {
      background: theme.chip.backgroundHover,
      borderColor: theme.chip.line,
      color: theme.chip.text,
    },
    '&:has(:focus-visible)': ring,
    [`${even} &`]: { minInlineSize: 0, paddingInline: theme.space.x1, textAlign: 'center' },
    '&:has(:checked), &[aria-current]': {
      background: theme.chip.selected,
      borderColor: theme.chip.selected,
      color: theme.chip.selectedLabel,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:has(:checked), &[aria-current]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
      },
    },
  },
})

export const state = styleVariants({
  available: {},
  few: { borderColor: theme.tone.warningLine },
  'sold-out': {
    background: 'transparent',
    color: theme.chip.soldoutText,
    cursor: 'not-allowed',
    selectors: {
      '&:hover': {
        background: 'transparent',
        borderColor: theme.line.hairline,
        color: theme.chip.soldoutText,
      },
    },
  },
})

export const soldOutTime = style({ textDecoration: 'line-through', fontWeight: theme.text.weight })
export const note = style({ fontSize: theme.type.tiny, fontWeight: theme.text.weight })

/** The sign of the chosen one takes its room only when chosen; the chip's width may change, its height never. */
export const tick = style({
  display: 'none',
  marginInlineStart: '-0.25em',
  selectors: {
    [`${chip}:has(:checked) &, ${chip}[aria-current] &`]: { display: 'block' },
    // In even columns it sits on the corner: there is no room beside the words.
    [`${even} &`]: {
      position: 'absolute',
      insetBlockStart: '-0.45em',
      insetInlineEnd: '-0.2em',
      inlineSize: '1.5em',
      blockSize: '1.5em',
      margin: 0,
      padding: '3px',
      strokeWidth: 3.5,
      borderRadius: '50%',
      border: `1px solid ${theme.chip.selected}`,
      background: theme.chip.selectedLabel,
      color: theme.chip.selected,
      fontSize: theme.type.tiny,
    },
  },
})
export const input = hidden

export const more = style({ display: 'contents' })
export const moreSummary = style([
  chip,
  {
    background: 'transparent',
    borderStyle: 'dashed',
    borderColor: theme.chip.line,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, 'details[open] > &': { display: 'none' } },
  },
])

globalStyle(`${even} > details > ${even}`, { gridColumn: '1 / -1' })
/** A button after the last chip stands in the grid as one of them, dashed like what unfolds. */
globalStyle(`${even} > button`, {
  paddingInline: theme.space.x1,
  border: `${theme.shape.border} dashed ${theme.chip.line}`,
  borderRadius: theme.shape.chip,
})
/** Beside a single chip there is room for all its words. */
globalStyle(`${even} > :first-child + button`, { gridColumn: 'span 2' })
