import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

export const schedules = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.x2} ${theme.space.x3}`,
})

export const rest = style({ selectors: { '&[open]': { flexBasis: '100%' } } })

export const toggle = style({
  ...quietLink,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: theme.link.hover } },
})

export const whenClosed = style({ selectors: { 'details[open] &': { display: 'none' } } })
export const whenOpen = style({ selectors: { 'details:not([open]) &': { display: 'none' } } })
