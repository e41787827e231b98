import { style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const tray = style({
  display: 'grid',
  gap: theme.space.x6,
  background: theme.surface.background,
  borderRadius: theme.shape.radiusLarge,
  padding: theme.card.padding,
  selectors: {
    [frame.rule]: {
      background: 'none',
      borderRadius: 0,
      paddingInline: 0,
      borderBlockStart: `${theme.shape.border} solid ${theme.line.strong}`,
    },
    [frame.hairline]: { background: 'none', border: `${theme.shape.border} solid ${theme.line.hairline}` },
  },
})
export const part = style({ display: 'grid', gap: theme.space.x3 })
/** What keeps the combo from going on. */
export const missing = style({ ...type.small, color: theme.text.subtle })
/** Places still empty share a line, so that on a phone what can be chosen is near. */
export const places = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.x3 })

export const place = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.space.x4,
  minBlockSize: '4rem',
})
export const picture = style({
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.shape.radius,
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const name = style({
  ...type.body,
  lineHeight: 1.3,
  fontWeight: theme.text.strong,
  overflowWrap: 'anywhere',
})
export const times = style({ ...type.small, color: theme.text.subtle })
export const soldOut = style({ ...type.small, fontWeight: theme.text.strong, color: theme.text.subtle })

export const empty = style({
  ...type.small,
  flex: '1 1 8rem',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: theme.space.x3,
  color: theme.text.subtle,
  border: `1px dashed ${theme.line.strong}`,
  borderRadius: theme.shape.radius,
})
