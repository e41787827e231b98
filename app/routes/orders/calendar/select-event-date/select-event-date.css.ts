import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#app/ui/looks/media.ts'
import { type } from '#app/ui/looks/type.ts'
import { theme } from '#theme/contract.css.ts'

/** A sheet from below on phones, a panel in the middle elsewhere; without a script a part of the page. */
export const dialog = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: 'auto 0',
  zIndex: 70,
  inlineSize: '100%',
  maxInlineSize: '34rem',
  maxBlockSize: '92dvh',
  margin: 'auto auto 0',
  overflowY: 'auto',
  padding: theme.space.x6,
  borderStartStartRadius: theme.shape.radiusLarge,
  borderStartEndRadius: theme.shape.radiusLarge,
  background: theme.surface.raised,
  color: theme.text.color,
  boxShadow: theme.shadow.popover,
  selectors: { '&::backdrop': { background: `color-mix(in srgb, ${theme.hero.scrim} 60%, transparent)` } },
  '@media': {
    [media.tablet]: {
      insetBlock: 0,
      margin: 'auto',
      blockSize: 'fit-content',
      borderRadius: theme.shape.radiusLarge,
    },
    [media.forced]: { border: '2px solid CanvasText' },
  },
})

export const form = style({ display: 'grid', gap: theme.space.x4 })
export const heading = style({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } })
export const description = style({ color: theme.text.subtle })
export const events = style({ display: 'grid', gap: theme.space.x2 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.x4}`,
})
export const combo = style({ display: 'block' })

export const state = styleVariants(
  {
    loading: { color: theme.text.subtle },
    available: { color: theme.tone.positiveText },
    'not-available': { color: theme.tone.criticalText },
  },
  look => ({ ...type.small, fontWeight: theme.text.strong, ...look }),
)

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: theme.space.x2,
  marginBlockStart: theme.space.x2,
  '@media': { [media.broad]: { flexDirection: 'row', justifyContent: 'flex-end' } },
})
