import { style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** Above everything: the form stands in the header, in the drawer or at the end of the page. */
export const notice = style({
  position: 'fixed',
  insetBlockStart: theme.space.x4,
  insetInline: theme.space.x4,
  zIndex: 60,
  maxInlineSize: '32rem',
  marginInline: 'auto',
  boxShadow: theme.shadow.popover,
})
