import { globalStyle, style } from '@vanilla-extract/css'
import { frame } from '#app/ui/styles/frame.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const PHONE = '(max-width: 29.99em)'

export const tray = style({
  display: 'grid',
  gap: theme.space.x6,
  background: theme.surface.background,
  borderRadius: theme.shape.radiusLarge,
  padding: theme.card.padding,
  '@media': { [PHONE]: { gap: theme.space.x4, paddingBlock: theme.space.x4 } },
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
export const part = style({
  display: 'grid',
  gap: theme.space.x3,
  '@media': { [PHONE]: { gap: theme.space.x2 } },
})
/** On phones what can be chosen is to be seen at once: these are labels there. */
globalStyle(`${part} > h2`, { '@media': { [PHONE]: { fontSize: theme.type.body } } })
/** What keeps the combo from going on; on phones the bar at the thumb says how many are missing. */
export const missing = style({
  ...type.small,
  color: theme.text.subtle,
  '@media': { [PHONE]: { display: 'none' } },
})
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
  '@media': { [PHONE]: { gridTemplateColumns: '3rem minmax(0, 1fr) auto', minBlockSize: '3rem' } },
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
export const unavailable = style({ ...type.small, fontWeight: theme.text.strong, color: theme.text.subtle })

export const empty = style({
  ...type.small,
  flex: '1 1 8rem',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.5rem',
  paddingInline: theme.space.x3,
  '@media': { [PHONE]: { minBlockSize: '44px' } },
  color: theme.text.subtle,
  border: `1px dashed ${theme.line.strong}`,
  borderRadius: theme.shape.radius,
})
