import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space.x1} ${theme.space.x4}`,
  marginBlockEnd: theme.space.x4,
})
export const owner = style({
  ...type.small,
  fontFamily: theme.face.control,
  color: theme.text.subtle,
  display: 'grid',
  minInlineSize: 0,
})
export const name = style({
  ...type.lead,
  color: theme.heading.color,
  fontWeight: theme.text.strong,
  overflowWrap: 'anywhere',
})
export const logout = style({
  ...quietLink,
  background: 'none',
  border: 0,
  cursor: 'pointer',
  paddingInline: 0,
})
