import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const fold = style({ minInlineSize: 0 })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
  minBlockSize: '44px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const label = style({
  ...type.control,
  color: theme.field.label,
  fontWeight: theme.text.strong,
})
export const value = style({
  ...type.body,
  color: theme.text.subtle,
  overflowWrap: 'anywhere',
})
export const change = style({
  ...type.control,
  flex: 'none',
  fontWeight: theme.text.strong,
  color: theme.link.color,
  textDecoration: 'underline',
  selectors: { [`${fold}[open] > ${line} > &`]: { visibility: 'hidden' } },
})
export const fields = style({
  paddingBlock: `${theme.space.x2} ${theme.space.x3}`,
})
