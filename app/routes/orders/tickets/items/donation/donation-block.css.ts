import { globalStyle, style } from '@vanilla-extract/css'
import { NOTHING } from '#app/rules/donations/donation-choice.ts'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { blockInset } from '#app/ui/styles/block-inset.ts'
import { media } from '#app/ui/styles/media.ts'
import { ring, transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'
import { DONATION_CHOICE, detailField } from './donation-form.ts'

/**
 * What is asked unfolds by what is chosen, in CSS alone: the same with and without JavaScript, and what is folded is neither
 * reached by the keyboard nor read out.
 */
const chosenDonation = `input[name="${DONATION_CHOICE}"]:checked:not([value="${NOTHING}"])`

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: theme.space.x4,
  padding: blockInset,
  background: theme.surface.sunken,
  borderRadius: theme.shape.radiusLarge,
})

/** What it is for, and beside it how it is taken back. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.x3,
})
export const head = style({
  flex: '1 1 9rem',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.x1,
  maxInlineSize: '38rem',
})
export const subheading = style({ color: theme.text.subtle })

export const options = style({ display: 'grid', gap: theme.space.x4 })
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
})
globalStyle(`${option} label:has(> input[value$=":other"])`, {
  gridColumn: 'span 2',
})
/** However large letters are, there are two columns for it: a third that nobody has sized would take the amounts. */
globalStyle(`${option} ${equalWidthGrid}`, {
  gridTemplateColumns: `repeat(auto-fill, minmax(min(5.75rem, (100% - ${theme.space.x2}) / 2), 1fr))`,
})

export const amount = style({
  display: 'none',
  maxInlineSize: '14rem',
  marginBlockStart: theme.space.x2,
  selectors: {
    [`${option}:has(input[value$=":other"]:checked) &`]: { display: 'block' },
  },
})

export const donations = style({
  display: 'grid',
  gap: theme.space.x3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
})

export const fixedAmount = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // The field is hidden in the middle: what has the focus is brought into sight whole.
  alignItems: 'center',
  gap: theme.space.x4,
  minBlockSize: '44px',
  padding: theme.space.x3,
  border: `${theme.shape.border} solid ${theme.line.hairline}`,
  borderRadius: theme.shape.field,
  background: theme.surface.raised,
  cursor: 'pointer',
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    '&:hover': { borderColor: theme.field.borderHover },
    '&:has(:checked)': {
      borderColor: theme.field.check,
      boxShadow: `inset 0 0 0 1px ${theme.field.check}`,
    },
    '&:has(:focus-visible)': ring,
  },
  '@media': {
    [media.forced]: {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
  },
})
export const fixedPicture = style({ inlineSize: '72px', alignSelf: 'start' })
export const fixedWords = style({
  display: 'grid',
  alignSelf: 'start',
  gap: '2px',
  minInlineSize: 0,
  selectors: { '&:only-of-type': { gridColumn: '1 / -1' } },
})
export const fixedLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.x3,
})
export const name = style({
  ...type.body,
  minInlineSize: 0,
  lineHeight: 1.3,
  fontWeight: theme.text.strong,
})
export const price = style({
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({ ...type.small, color: theme.text.subtle })

/** Taken back only once there is something to take back. */
export const nothing = style({
  display: 'none',
  selectors: {
    [`${root}:has(input[name="${DONATION_CHOICE}"]:checked) &`]: {
      display: 'block',
    },
  },
})

export const more = style({
  display: 'none',
  borderBlockStart: `1px solid ${theme.line.hairline}`,
  selectors: { [`${root}:has(${chosenDonation}) &`]: { display: 'block' } },
})
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
})

export const columns = style({
  display: 'grid',
  gap: theme.space.x6,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})

/** Lines that unfold, from edge to edge. */
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const further = style({})
/** Nothing is below it that a line would part it from. */
globalStyle(`${more}:not(:has(~ ${further})) > details`, { borderBlockEnd: 0 })
/** Their words end on the edge of the block. */
globalStyle(`${further} li button`, {
  paddingInline: theme.space.x3,
  marginInlineEnd: `calc(${theme.space.x3} * -1 - ${theme.shape.border})`,
})
export const corporation = style({
  display: 'none',
  maxInlineSize: '26rem',
  marginBlockStart: theme.space.x4,
  selectors: {
    [`${root}:has(input[name="${detailField('donorRecognitionType')}"][value="corporation"]:checked) &`]: {
      display: 'block',
    },
  },
})

export const dedication = style({ display: 'grid', gap: theme.space.x4 })
export const honor = style({
  display: 'none',
  gap: theme.space.x4,
  selectors: {
    [`${root}:has(input[name="${detailField('isHonor')}"]:checked) &`]: {
      display: 'grid',
    },
  },
})
export const letter = style({
  display: 'none',
  gap: theme.space.x4,
  selectors: {
    [`${root}:has(input[name="${detailField('isSendLetter')}"]:checked) &`]: {
      display: 'grid',
    },
  },
})
export const pair = style({
  display: 'grid',
  gap: theme.space.x4,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
})
