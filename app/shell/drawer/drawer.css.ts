import { style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const drawer = style({ position: 'relative', marginInlineStart: `calc(${theme.space.x2} * -1)` })

export const menu = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** The shade around it belongs to the panel: a press on it is a press on the document, which closes the drawer. */
export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 40,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.x6,
  inlineSize: 'min(22rem, 88vw)',
  padding: theme.space.x6,
  paddingBlockStart: theme.space.x4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.surface.raised,
  color: theme.text.color,
  boxShadow: `0 0 0 100vmax color-mix(in srgb, ${theme.hero.scrim} 55%, transparent)`,
  transition: `transform ${theme.motion.calm} ease-out`,
  '@starting-style': { transform: 'translateX(-2rem)' },
  selectors: { '[dir="rtl"] &': { '@starting-style': { transform: 'translateX(2rem)' } } },
  '@media': {
    [media.forced]: { border: '2px solid CanvasText' },
    // Only its own word closes it then, which must not be covered.
    [media.withoutScript]: { position: 'absolute', insetBlock: '100% auto', boxShadow: theme.shadow.popover },
  },
} as Parameters<typeof style>[0])

export const closing = style({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.x2,
  alignSelf: 'flex-start',
  minBlockSize: '44px',
  marginInlineStart: `calc(${theme.space.x2} * -1)`,
  paddingInline: theme.space.x2,
  color: theme.text.subtle,
  borderRadius: theme.shape.radiusSmall,
  ':hover': { color: theme.text.color },
  '@media': { [media.withoutScript]: { display: 'none' } },
})

export const list = style({ display: 'grid' })

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.x3,
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingBlock: theme.space.x2,
  color: theme.text.color,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
} as const

export const large = style({
  ...type.title,
  ...row,
  color: theme.heading.color,
  ':hover': { color: theme.link.hover },
  selectors: {
    '&[aria-current]': {
      paddingInlineStart: theme.space.x3,
      borderInlineStart: `3px solid ${theme.button.background}`,
      // Never thinner than its neighbours, however bold a venue's headings are.
      fontWeight: `max(${theme.heading.weight}, ${theme.text.strong})`,
    },
  },
})
export const small = style({
  ...type.body,
  fontFamily: theme.face.control,
  ...row,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { color: theme.link.hover },
})
export const rule = style({ margin: 0 })
export const ofPhones = style({ '@media': { [media.desk]: { display: 'none' } } })
