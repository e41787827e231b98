import { style } from '@vanilla-extract/css'
import { type } from '#app/ui/looks/type.ts'
import { theme } from '#theme/contract.css.ts'

export const block = style({
  display: 'grid',
  gap: theme.space.x6,
  paddingBlock: theme.space.x8,
  borderBlockEnd: `1px solid ${theme.line.hairline}`,
  selectors: {
    '&:first-of-type': { paddingBlockStart: 0 },
    '&:last-of-type': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.space.x4,
  alignItems: 'start',
})

export const picture = style({
  inlineSize: '5rem',
  '@media': { '(min-width: 40em)': { inlineSize: '6.5rem' } },
})

export const title = style({ display: 'grid', gap: theme.space.x1, minInlineSize: 0 })
export const kind = style({ ...type.small, color: theme.text.subtle })
export const about = style({ color: theme.text.subtle, maxInlineSize: '60ch' })

export const actions = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.x4,
})
export const action = style({ paddingBlock: theme.space.x2 })
