import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { ring, transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const choices = style({ display: 'grid', gap: theme.space.x1 })

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.x3,
  alignItems: 'start',
  minBlockSize: '44px',
  paddingBlock: theme.space.x2,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: theme.text.subtle } },
})

const mark = {
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  border: `max(${theme.shape.border}, 1.5px) solid ${theme.field.border}`,
  background: theme.field.background,
  cursor: 'inherit',
  transition: transition('background-color', 'border-color'),
} as const

const checked = { background: theme.field.check, borderColor: theme.field.check } as const
const hover = { borderColor: theme.field.borderHover } as const
const invalid = { borderColor: theme.field.borderInvalid } as const
const forced = { '@media': { [media.forced]: { appearance: 'auto', background: 'none' } } } as const

export const checkbox = style({
  ...mark,
  ...forced,
  borderRadius: `min(${theme.shape.radiusSmall}, 6px)`,
  display: 'grid',
  placeContent: 'center',
  '::before': {
    content: '""',
    inlineSize: '0.9rem',
    blockSize: '0.9rem',
    background: theme.field.checkMark,
    clipPath: 'polygon(14% 47%, 2% 60%, 38% 94%, 98% 20%, 84% 9%, 37% 68%)',
    transform: 'scale(0)',
    transition: transition('transform'),
  },
  selectors: {
    '&:checked': checked,
    '&:checked::before': { transform: 'scale(1)' },
    '&:hover:not(:checked, :disabled)': hover,
    '&[aria-invalid="true"]': invalid,
    '&:disabled': { background: theme.field.backgroundDisabled },
  },
})

export const radio = style({
  ...mark,
  ...forced,
  borderRadius: '50%',
  selectors: {
    '&:checked': {
      borderColor: theme.field.check,
      borderWidth: '0.45rem',
      background: theme.field.checkMark,
    },
    '&:hover:not(:checked, :disabled)': hover,
    '&[aria-invalid="true"]': invalid,
    '&:disabled': { background: theme.field.backgroundDisabled },
  },
})

export const switchTrack = style({
  ...mark,
  inlineSize: '2.75rem',
  borderRadius: '999px',
  background: theme.surface.sunken,
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: '1rem',
    blockSize: '1rem',
    margin: 'calc(0.25rem - max(1px, 1.5px))',
    borderRadius: '50%',
    background: theme.field.border,
    transition: transition('transform', 'background-color'),
  },
  '@media': { [media.forced]: { '::before': { background: 'ButtonText', forcedColorAdjust: 'none' } } },
  selectors: {
    '&:checked': {
      ...checked,
      '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
    '&:checked::before': { transform: 'translateX(1.25rem)', background: theme.field.checkMark },
    '[dir="rtl"] &:checked::before': { transform: 'translateX(-1.25rem)' },
    '&:hover:not(:checked, :disabled)': hover,
  },
})

export const words = style({ display: 'grid', gap: '2px', paddingBlockStart: '1px', minInlineSize: 0 })
export const label = style({
  ...type.body,
  fontFamily: theme.face.control,
  lineHeight: 1.35,
  color: theme.field.label,
  selectors: { [`${choice}:has(:disabled) &`]: { color: theme.text.subtle } },
})
export const aside = style({
  ...type.body,
  gridRow: 1,
  gridColumn: 3,
  fontFamily: theme.face.control,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
  color: theme.field.label,
  textAlign: 'end',
})
export const description = style({ ...type.small, fontFamily: theme.face.control, color: theme.field.help })

/** A choice as a tile of its own: the whole surface answers, the chosen one is framed. */
export const tile = style([
  choice,
  {
    alignItems: 'center',
    paddingInline: theme.space.x4,
    paddingBlock: theme.space.x3,
    border: `${theme.shape.border} solid ${theme.line.hairline}`,
    borderRadius: theme.shape.field,
    background: theme.surface.raised,
    transition: transition('border-color', 'background-color'),
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: theme.field.borderHover },
      '&:has(:checked)': {
        borderColor: theme.field.check,
        boxShadow: `inset 0 0 0 1px ${theme.field.check}`,
      },
      '&:has(:focus-visible)': ring,
      '&:has(:disabled)': { background: theme.surface.sunken },
    },
  },
])
export const tileInput = style({ ':focus-visible': { outline: 'none' } })
