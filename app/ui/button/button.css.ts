import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

const border = theme.shape.border

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.x2,
  minBlockSize: theme.space.control,
  paddingBlock: theme.space.x2,
  paddingInline: `calc(${theme.space.control} * 0.5)`,
  border: `${border} solid transparent`,
  borderRadius: theme.shape.button,
  fontFamily: theme.face.control,
  fontSize: theme.type.body,
  fontWeight: theme.button.weight,
  letterSpacing: theme.button.spacing,
  textTransform: theme.button.case as 'none',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'manual',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: transition('background-color', 'color', 'border-color', 'transform'),
  selectors: {
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'translateY(1px)' },
    // Words of two lines begin beside their sign.
    '&:has(> svg)': { textAlign: 'start' },
  },
  '@media': { [media.print]: { display: 'none' } },
})

const disabled = '&[aria-disabled="true"]:not([aria-busy="true"]), &:disabled'
const pointed = '&:hover:not([aria-disabled="true"], :disabled)'
const pressed = '&:active:not([aria-disabled="true"], :disabled)'
const off = {
  background: theme.button.disabledBackground,
  color: theme.button.disabledLabel,
  // On a page of nearly its colour it is seen all the same.
  borderColor: `color-mix(in srgb, ${theme.button.disabledLabel} 35%, transparent)`,
}

export const tone = styleVariants({
  primary: [
    base,
    {
      background: theme.button.background,
      color: theme.button.label,
      borderColor: theme.button.border,
      selectors: {
        [pointed]: { background: theme.button.backgroundHover },
        [pressed]: { background: theme.button.backgroundActive },
        [disabled]: off,
      },
    },
  ],
  secondary: [
    base,
    {
      background: theme.button.secondaryBackground,
      color: theme.button.secondaryLabel,
      borderColor: theme.button.secondaryBorder,
      selectors: {
        [pointed]: { background: theme.button.secondaryBackgroundHover },
        [pressed]: { background: theme.button.secondaryBackgroundActive },
        [disabled]: off,
      },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: theme.button.quietLabel,
      paddingInline: theme.space.x3,
      selectors: {
        [pointed]: { background: theme.button.quietBackgroundHover },
        [disabled]: { color: theme.button.disabledLabel },
      },
    },
  ],
  danger: [
    base,
    {
      background: theme.button.dangerBackground,
      color: theme.button.dangerLabel,
      selectors: {
        [pointed]: { background: theme.button.dangerBackgroundHover },
        [pressed]: { background: theme.button.dangerBackgroundActive },
        [disabled]: off,
      },
    },
  ],
})

export const size = styleVariants({
  small: { minBlockSize: '44px', paddingInline: theme.space.x4, fontSize: theme.type.small },
  regular: {},
  large: {
    minBlockSize: `calc(${theme.space.control} * 1.15)`,
    paddingInline: `calc(${theme.space.control} * 0.65)`,
    fontSize: theme.type.lead,
  },
})

/** Its words stand in the middle: where letters are large they have the room of its edges. */
export const wide = style({
  inlineSize: '100%',
  paddingInline: `min(calc(${theme.space.control} * 0.5), 3vw)`,
})

/** Both labels share one cell, so that the button keeps its width when they swap. */
export const labels = style({ display: 'grid', alignItems: 'center', minInlineSize: 0 })
export const label = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.x2,
})
export const away = style({ visibility: 'hidden' })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  flex: 'none',
  inlineSize: '1.1em',
  blockSize: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
})

/** A square button that shows only a sign; its words are read out. */
export const iconOnly = style({
  paddingInline: 0,
  inlineSize: theme.space.control,
  fontSize: theme.type.lead,
})
