import { style } from '@vanilla-extract/css'
import { popover, size, wide } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const name = style({
  maxInlineSize: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  '@media': { '(min-width: 80em)': { maxInlineSize: '18rem' } },
})
export const choices = style({
  ...popover,
  insetBlockStart: 'calc(100% + 0.25rem)',
  gap: theme.space.x2,
  '@media': { [wide]: { insetInline: 'auto 0', inlineSize: '24rem' } },
})
export const list = style({
  maxBlockSize: 'min(32rem, 60vh)',
  overflowY: 'auto',
  scrollPaddingBlockStart: '2rem',
})
export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  paddingBlock: theme.space.x1,
  background: theme.surface.raised,
  fontSize: size.small,
  fontWeight: 600,
  color: theme.text.subtle,
})
export const option = style({
  padding: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.surface.sunken },
    '&[aria-selected="true"]': { background: theme.surface.sunken, fontWeight: 600 },
  },
})
