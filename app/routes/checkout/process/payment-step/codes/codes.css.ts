import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.space.x3,
  // With its label above and its error below, the field is in the middle of both.
  selectors: { '&:has([aria-invalid="true"])': { alignItems: 'center' } },
})

export const field = style({ flex: '1 1 12rem' })

/** Where it stands below the field, its label begins where the field does. */
export const check = style({ marginInlineStart: `calc(${theme.space.x3} * -1)` })

export const usedCode = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
  paddingInlineStart: theme.space.x4,
  paddingBlock: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
  background: theme.tone.positiveBackground,
  color: theme.tone.positiveText,
  // A quiet button is promised to be readable on the grounds of pages, which this is none of.
  vars: { [theme.button.quietLabel]: theme.tone.positiveText },
})

export const words = style({ ...type.control, flex: '1 1 8rem', fontWeight: theme.text.strong })

export const quiet = style({ ...type.small, display: 'block', fontWeight: theme.text.weight })
