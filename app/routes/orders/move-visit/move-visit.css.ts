import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** The days, and below them the ways to those before and after. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
})
/** Why some days cannot be chosen. */
export const otherDays = style({ ...type.small, color: theme.text.subtle })
export const further = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.x2,
  justifyContent: 'space-between',
})
export const earlier = style(quietLink)
export const later = style({ ...quietLink, marginInlineStart: 'auto' })

/** Why some times cannot be chosen, below the button: it is for few. */
export const others = style({ ...type.small, display: 'grid', gap: theme.space.x2, color: theme.text.subtle })
