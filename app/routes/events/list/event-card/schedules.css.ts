import { style } from '@vanilla-extract/css'
import { moreSummary } from '#app/ui/chips/chips.css.ts'
import { theme } from '#theme/contract.css.ts'

export const schedules = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.space.x2,
})

export const rest = style({ display: 'grid', gap: theme.space.x2, justifyItems: 'start' })

export const toggle = style([
  moreSummary,
  {
    // Still there when all are shown: it folds them again.
    // Folded it is a number, and fits beside two times.
    selectors: {
      'details[open] > &&': { display: 'inline-flex' },
      'details:not([open]) > &&': { minInlineSize: '3.25rem', paddingInline: theme.space.x2 },
    },
  },
])

export const whenClosed = style({ selectors: { 'details[open] &': { display: 'none' } } })
export const whenOpen = style({ selectors: { 'details:not([open]) &': { display: 'none' } } })
