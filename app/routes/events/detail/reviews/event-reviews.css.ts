import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/looks/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

export const more = style({
  ...quietLink,
  justifySelf: 'start',
  gap: theme.space.x2,
  fontWeight: theme.text.strong,
})
