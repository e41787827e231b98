import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const known = style({ minInlineSize: 0 })
export const line = style({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x3,
  minBlockSize: theme.space.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const change = style({
  ...type.control,
  fontWeight: theme.text.strong,
  color: theme.link.color,
  textDecoration: 'underline',
  selectors: { [`${known}[open] > ${line} > &`]: { visibility: 'hidden' } },
})
export const fields = style({ display: 'grid', gap: theme.space.x4, paddingBlockStart: theme.space.x3 })
