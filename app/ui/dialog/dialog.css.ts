import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { theme } from '#theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 70,
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  background: `color-mix(in srgb, ${theme.hero.scrim} 60%, transparent)`,
  animation: `${appear} ${theme.motion.quick} ease-out`,
  '@media': { [media.tablet]: { alignItems: 'center', padding: theme.space.x6 } },
})

/** A sheet from below on phones, where thumbs are; a panel in the middle elsewhere. */
export const panel = style({
  display: 'grid',
  gap: theme.space.x4,
  inlineSize: '100%',
  maxInlineSize: '34rem',
  maxBlockSize: '92dvh',
  overflowY: 'auto',
  padding: theme.space.x6,
  borderStartStartRadius: theme.shape.radiusLarge,
  borderStartEndRadius: theme.shape.radiusLarge,
  background: theme.surface.raised,
  color: theme.text.color,
  boxShadow: theme.shadow.popover,
  animation: `${rise} ${theme.motion.calm} ease-out`,
  ':focus': { outline: 'none' },
  '@media': {
    [media.tablet]: { borderRadius: theme.shape.radiusLarge },
    [media.forced]: { border: '2px solid CanvasText' },
  },
})

export const wide = style({ maxInlineSize: '52rem' })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.space.x4,
})
export const close = style({
  marginBlock: `calc(${theme.space.x2} * -1)`,
  marginInlineEnd: `calc(${theme.space.x3} * -1)`,
})
export const description = style({ color: theme.text.subtle })
export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: theme.space.x2,
  marginBlockStart: theme.space.x2,
  '@media': { [media.broad]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
