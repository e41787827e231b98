import { style } from '@vanilla-extract/css'
import { size } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

export const flyout = style({ position: 'relative' })
export const list = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 0.75rem)',
  insetInlineStart: 0,
  inlineSize: 'min(28rem, 90vw)',
  maxBlockSize: '50vh',
  overflowY: 'auto',
  display: 'grid',
  gap: theme.space.x1,
  padding: theme.space.x3,
  background: theme.surface.raised,
  border: `1px solid ${theme.line.hairline}`,
  borderRadius: theme.shape.radius,
  boxShadow: theme.shadow.popover,
  zIndex: 3,
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
export const undone = style({ textDecoration: 'line-through' })
export const time = style({ whiteSpace: 'nowrap', color: theme.text.subtle })
