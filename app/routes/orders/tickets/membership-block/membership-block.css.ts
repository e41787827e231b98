import { style } from '@vanilla-extract/css'
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

export const about = style({ color: theme.text.subtle, maxInlineSize: '60ch' })
