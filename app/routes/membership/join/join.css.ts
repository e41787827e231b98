import { globalStyle, style } from '@vanilla-extract/css'
import { sectionHead } from '#app/ui/page/page.css.ts'
import { theme } from '#theme/contract.css.ts'

export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.x2,
  marginBlockEnd: theme.space.x8,
})
/** The rule of the tabs is the one that the comparison begins with. */
globalStyle(`[data-frame="rule"] ${lines}:has(nav) + section > ${sectionHead}`, {
  paddingBlockStart: 0,
  borderBlockStart: 0,
})
