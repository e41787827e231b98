import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { ring, transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

const phone = '(max-width: 29.99em)'
const size = `max(44px, calc(${theme.space.control} * 0.92))`

/** Its width where it is not a phone, with its border. */
export const stepperWidth = `calc(2 * ${size} + 3rem + 2 * ${theme.shape.border})`

export const stepper = style({
  display: 'inline-grid',
  gridTemplateColumns: `${size} 3rem ${size}`,
  blockSize: size,
  flex: 'none',
  justifySelf: 'start',
  border: `${theme.shape.border} solid ${theme.stepper.line}`,
  borderRadius: theme.shape.button,
  background: theme.stepper.background,
  color: theme.stepper.text,
  boxSizing: 'content-box',
  transition: transition('border-color', 'box-shadow'),
  selectors: {
    '&[data-chosen]': {
      borderColor: theme.chip.selected,
      boxShadow: `inset 0 0 0 1px ${theme.chip.selected}`,
    },
    '&:has(input:focus-visible)': ring,
    '&:has([aria-invalid="true"])': { borderColor: theme.field.borderInvalid },
  },
  '@media': {
    // As high as ever, so that a thumb finds it; narrower, so that words keep their line.
    [phone]: { gridTemplateColumns: `2.25rem 2.5rem 2.25rem` },
    [media.withoutScript]: { gridTemplateColumns: '4.5rem', justifySelf: 'end' },
  },
})

export const button = style({
  display: 'grid',
  placeContent: 'center',
  borderRadius: `max(0px, calc(${theme.shape.button} - 2px))`,
  color: theme.stepper.icon,
  fontSize: theme.type.body,
  transition: transition('background-color', 'color'),
  touchAction: 'manipulation',
  selectors: {
    '&[aria-disabled="true"]': { color: theme.stepper.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    // On a touch screen it would stay after the press.
    [media.pointing]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: theme.stepper.backgroundHover } },
    },
    [media.withoutScript]: { display: 'none' },
    [media.forced]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
})

export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'center',
  fontFamily: theme.face.control,
  fontSize: `max(16px, ${theme.type.body})`,
  fontWeight: theme.text.strong,
  fontVariantNumeric: 'tabular-nums',
  ':focus-visible': { outline: 'none' },
  // None of it yet: the number steps back until there is one.
  selectors: {
    [`${stepper}:not([data-chosen]) &`]: { color: theme.text.subtle, fontWeight: theme.text.weight },
  },
})
