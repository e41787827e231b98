import { style } from '@vanilla-extract/css'
import { bannerInner, bannerStrip, bannerWords } from '#app/ui/styles/banner-strip.ts'
import { theme } from '#theme/contract.css.ts'

/** In sight wherever the page is scrolled to, for the ten seconds that it stands. */
export const notice = style({
  ...bannerStrip,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 15,
  borderBlockEnd: `${theme.shape.border} solid ${theme.banner.line}`,
})

export const inner = style([bannerInner, { flexWrap: 'nowrap', paddingBlock: theme.space.x2 }])

export const words = style([bannerWords, { flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' }])
