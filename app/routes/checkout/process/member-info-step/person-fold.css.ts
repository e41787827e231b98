import { style } from '@vanilla-extract/css'
import { transition } from '#app/ui/styles/ring.ts'
import { type } from '#app/ui/styles/type.ts'
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
    '&[data-corner]': { paddingInlineEnd: 'min(7rem, 40vw)' },
  },
})

/** Below each other on a phone, on one line where there is room. */
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.x3,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: theme.text.strong })
export const email = style({ ...type.small, color: theme.text.subtle })

export const sign = style({
  transition: transition('transform'),
  selectors: { [`${fold}[open] > ${line} > &`]: { transform: 'rotate(180deg)' } },
})

export const fields = style({ display: 'grid', gap: theme.space.x3 })
