import { style } from '@vanilla-extract/css'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const disclosure = style({ borderBlockEnd: `${theme.shape.border} solid ${theme.line.hairline}` })

export const summary = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  minBlockSize: theme.space.control,
  paddingBlock: theme.space.x3,
  fontWeight: theme.text.strong,
  color: theme.heading.color,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: theme.link.hover } },
})

export const sign = style({
  transition: transition('transform'),
  selectors: { [`${disclosure}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
})

export const content = style({ paddingBlockEnd: theme.space.x6 })
