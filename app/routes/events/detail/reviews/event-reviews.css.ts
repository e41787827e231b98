import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/looks/type.ts'
import { theme } from '#theme/contract.css.ts'

export const more = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: theme.space.x2,
  minBlockSize: '44px',
  fontWeight: theme.text.strong,
  color: theme.link.color,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
