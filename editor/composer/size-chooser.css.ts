import { style } from '@vanilla-extract/css'
import { popover, wide } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const fields = style({
  ...popover,
  insetBlockStart: 'calc(100% + 0.25rem)',
  gap: theme.space.x2,
  '@media': { [wide]: { insetInline: 'auto 0', inlineSize: '14rem' } },
})
export const field = style({ display: 'grid', gap: theme.space.x1 })
