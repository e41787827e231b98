import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

const border = theme.shape.border

/** 16 px at least: below that phones zoom into the page when the field gets the focus. */
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: theme.space.control,
  paddingBlock: theme.space.x2,
  paddingInline: theme.space.x3,
  border: `${border} solid ${theme.field.border}`,
  borderRadius: theme.shape.field,
  background: theme.field.background,
  color: theme.field.text,
  fontFamily: theme.face.control,
  fontSize: `max(16px, ${theme.type.body})`,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  transition: transition('border-color', 'box-shadow'),
  '::placeholder': { color: theme.field.placeholder, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.field.borderHover },
    '&:focus-visible': {
      borderColor: theme.field.borderFocus,
      outline: `${theme.focus.width} solid ${theme.focus.ring}`,
      outlineOffset: '1px',
    },
    '&[aria-invalid="true"]': {
      borderColor: theme.field.borderInvalid,
      boxShadow: `inset 0 0 0 1px ${theme.field.borderInvalid}`,
      // Whoever is taken to it sees the sentence below it as well.
      scrollMarginBlock: '8rem',
    },
    '&:disabled, &[readonly]': { background: theme.field.backgroundDisabled },
  },
})

export const area = style([
  input,
  { minBlockSize: '7rem', resize: 'vertical', lineHeight: 1.5, fieldSizing: 'content' } as object,
])

export const selectBox = style({ position: 'relative', display: 'grid' })

export const select = style([
  input,
  {
    appearance: 'none',
    paddingInlineEnd: `calc(${theme.space.x3} + 1.25em + ${theme.space.x1})`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
])

export const selectSign = style({
  position: 'absolute',
  insetInlineEnd: theme.space.x3,
  insetBlockStart: 'calc(50% - 0.625em)',
  color: theme.text.subtle,
  pointerEvents: 'none',
  '@media': { [media.forced]: { color: 'FieldText' } },
})

/** Fields whose content has a known length are no wider than it. */
export const short = style({ maxInlineSize: '8rem' })
