import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

/** Nobody sees them before it is known whether a name needs them; without scripts they stand below every name. */
export const parts = style({
  display: 'none',
  minInlineSize: 0,
  marginBlockStart: `calc(${theme.space.x3} * -1)`,
  selectors: { '&[data-shown]': { display: 'block' } },
  '@media': { [media.withoutScript]: { display: 'block' } },
})
export const line = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.x3}`,
  minBlockSize: theme.space.control,
  color: theme.text.subtle,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const words = style({ overflowWrap: 'anywhere' })
export const change = style({
  ...type.control,
  fontWeight: theme.text.strong,
  color: theme.link.color,
  textDecoration: 'underline',
  selectors: { [`${parts}[open] > ${line} > &`]: { visibility: 'hidden' } },
})
