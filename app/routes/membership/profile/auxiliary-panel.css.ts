import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const list = style({ ...column, gap: theme.space.x6 })
export const membership = style({ ...column, gap: theme.space.x1 })

export const details = style({})
export const summary = style({
  ...quietLink,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const whenClosed = style({ selectors: { [`${details}[open] &`]: { display: 'none' } } })
export const whenOpen = style({
  display: 'none',
  selectors: { [`${details}[open] &`]: { display: 'inline' } },
})
