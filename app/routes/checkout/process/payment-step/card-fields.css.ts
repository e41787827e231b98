import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { eased } from '#app/ui/looks/ring.ts'
import { type } from '#app/ui/looks/type.ts'
import { theme } from '#theme/contract.css.ts'

/** One surface for all that stands on a card. */
export const card = style({
  display: 'grid',
  gap: theme.space.x4,
  padding: theme.space.x4,
  borderRadius: theme.shape.radius,
  background: theme.surface.sunken,
  '@media': { [media.tablet]: { padding: theme.space.x6 }, [media.withoutScript]: { display: 'none' } },
})

export const brands = style({
  ...type.tiny,
  fontFamily: theme.face.control,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.x2,
  color: theme.text.color,
})
export const brand = style({
  paddingInline: theme.space.x2,
  paddingBlock: '2px',
  borderRadius: theme.shape.radiusSmall,
  border: `1px solid ${theme.line.strong}`,
  background: theme.field.background,
  color: theme.field.text,
  transition: eased('opacity'),
  selectors: {
    '&[data-current]': { fontWeight: theme.text.strong, borderColor: theme.field.borderFocus },
  },
})

export const cvc = style({ position: 'relative', display: 'grid' })
const byTouch = '(hover: none)'
export const pointHelp = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  alignItems: 'center',
  '@media': { [byTouch]: { display: 'none' } },
})
/** A finger cannot point: where there is none to point with, the help is simply there. */
export const touchHelp = style({
  ...type.small,
  display: 'none',
  color: theme.field.help,
  '@media': { [byTouch]: { display: 'block' } },
})

export const note = style({ ...type.small, color: theme.text.color })
export const entered = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x3 })
