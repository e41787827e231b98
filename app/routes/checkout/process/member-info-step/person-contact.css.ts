import { globalStyle, style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

/** Beside each other only where an email is read whole. */
export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  columnGap: theme.space.x4,
  rowGap: theme.space.x3,
  alignItems: 'start',
})

export const shared = style({ display: 'grid', gap: theme.space.x2 })
export const own = style({ display: 'grid', gap: theme.space.x3 })
globalStyle(`${shared}:has(> label > input:checked) > ${own}`, { display: 'none' })

/** A line that somebody presses who wants more. */
export const unfold = style({
  ...quietLink,
  gap: theme.space.x1,
  cursor: 'pointer',
  textDecoration: 'none',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const unfoldSign = style({ selectors: { 'details[open] > summary > &': { rotate: '180deg' } } })
