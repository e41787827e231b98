import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { type } from '#app/ui/looks/type.ts'
import { theme } from '#theme/contract.css.ts'

/** As wide to its height as a card in a wallet. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: theme.space.x1,
  inlineSize: '100%',
  aspectRatio: '1.586',
  padding: theme.space.x6,
  borderRadius: theme.shape.radiusLarge,
  background: theme.color.action,
  color: theme.color.actionLabel,
  boxShadow: theme.shadow.popover,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forced]: { border: '2px solid CanvasText' },
    [media.print]: { boxShadow: 'none', printColorAdjust: 'exact' },
  },
})

export const venue = style({ ...type.small, fontFamily: theme.face.control, fontWeight: theme.text.strong })
export const level = style({ ...type.heading, alignSelf: 'center' })
export const holder = style({ ...type.lead, fontWeight: theme.text.strong })
export const facts = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.x4}`,
  fontVariantNumeric: 'tabular-nums',
})
