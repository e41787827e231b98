import { style } from '@vanilla-extract/css'
import { popover, size, wide } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const flyout = style({ '@media': { [wide]: { position: 'relative' } } })
export const list = style({
  ...popover,
  insetBlockEnd: 'calc(100% + 0.75rem)',
  maxBlockSize: '50vh',
  overflowY: 'auto',
  gap: theme.space.x1,
  '@media': { [wide]: { insetInline: '0 auto', inlineSize: 'min(28rem, 90vw)' } },
})
export const item = style({
  inlineSize: '100%',
  padding: theme.space.x2,
  borderRadius: theme.shape.radiusSmall,
  fontSize: size.small,
  selectors: {
    '&:hover': { background: theme.surface.sunken },
    '&[aria-current]': { fontWeight: 700 },
  },
})
export const swatch = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  marginInlineEnd: theme.space.x1,
  verticalAlign: '-0.125em',
  borderRadius: '3px',
  border: `1px solid ${theme.line.strong}`,
})
export const undone = style({ textDecoration: 'line-through' })
export const time = style({ whiteSpace: 'nowrap', color: theme.text.subtle })
