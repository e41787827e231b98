import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const back = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  minBlockSize: '44px',
  marginBlockEnd: theme.space.x1,
  color: theme.link.color,
})
