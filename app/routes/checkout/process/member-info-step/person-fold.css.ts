import { style } from '@vanilla-extract/css'
import { transition } from '#app/ui/styles/ring.ts'
import { theme } from '#theme/contract.css.ts'

export const fold = style({ minInlineSize: 0 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.x4,
  minBlockSize: theme.space.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: theme.link.hover },
  },
})

export const known = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: theme.text.strong })

export const sign = style({
  transition: transition('transform'),
  selectors: { [`${fold}[open] > ${line} > &`]: { transform: 'rotate(180deg)' } },
})

export const fields = style({ display: 'grid', gap: theme.space.x3 })
