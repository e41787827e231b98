import { style } from '@vanilla-extract/css'
import { size, wide } from '#editor/chrome/chrome.css.ts'
import { theme } from '#theme/contract.css.ts'

// On a narrow screen the list is as wide as the bar that its button stands in.
export const flyout = style({ '@media': { [wide]: { position: 'relative' } } })
export const list = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 0.75rem)',
  insetInline: theme.space.x2,
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
export const undone = style({ textDecoration: 'line-through' })
export const time = style({ whiteSpace: 'nowrap', color: theme.text.subtle })
