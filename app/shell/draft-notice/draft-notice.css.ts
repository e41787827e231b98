import { style } from '@vanilla-extract/css'
import { bannerInner, bannerStrip, bannerWords } from '#app/ui/styles/banner-strip.ts'
import { theme } from '#theme/contract.css.ts'

/** On every page of a draft, wherever it is scrolled to. */
export const bar = style({
  ...bannerStrip,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  borderBlockEnd: `${theme.shape.border} solid ${theme.banner.line}`,
})

export const inner = style([bannerInner, { paddingBlock: theme.space.x2, columnGap: theme.space.x4 }])
export const words = style([bannerWords, { flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }])
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x3,
})
