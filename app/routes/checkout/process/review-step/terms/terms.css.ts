import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const terms = style({ ...type.small, color: theme.text.subtle, display: 'grid', gap: theme.space.x1 })
/** In its sentence, like the words around it. */
export const link = style({
  color: theme.link.color,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
