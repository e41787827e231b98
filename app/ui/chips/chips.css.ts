import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { ring, transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { theme } from '#theme/contract.css.ts'

export const legend = style({
  ...type.control,
  fontWeight: theme.text.strong,
  color: theme.field.label,
  marginBlockEnd: theme.space.x2,
})
export const description = style({ ...type.small, color: theme.field.help, marginBlockEnd: theme.space.x2 })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x2, alignItems: 'stretch' })
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
  transition: transition('background-color', 'color', 'border-color'),
  selectors: {
    '&:hover': {
      background: theme.chip.backgroundHover,
      borderColor: theme.chip.line,
      color: theme.chip.text,
    },
    '&:has(:focus-visible)': ring,
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

/** How loud the chips of a group are. */
export const tone = styleVariants({ filled: {}, outlined: {} })
globalStyle(`${tone.outlined} > a${chip}:not([aria-current], :hover)`, {
  background: 'transparent',
  borderColor: theme.chip.line,
})

const shut = {
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
} as const

/** `closed`: there are seats, and it cannot be chosen here. */
export const state = styleVariants({
  available: {},
  few: { borderColor: theme.tone.warningLine },
  'sold-out': shut,
  closed: shut,
})

/** A time that is told and cannot be pressed. */
export const still = style({
  background: 'transparent',
  cursor: 'default',
  selectors: { '&:hover': { background: 'transparent', borderColor: theme.line.hairline } },
})

export const soldOutTime = style({ textDecoration: 'line-through', fontWeight: theme.text.weight })
export const note = style({ fontSize: theme.type.tiny, fontWeight: theme.text.weight })

/** The sign of the chosen one takes its room only when chosen; the chip's width may change, its height never. */
export const tick = style({
  display: 'none',
  marginInlineStart: '-0.25em',
  selectors: {
    [`${chip}:has(:checked) &, ${chip}[aria-current] &`]: { display: 'block' },
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
