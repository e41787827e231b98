import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#app/ui/styles/media.ts'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: 80,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  background: theme.hero.scrim,
  color: theme.hero.scrimText,
  animation: `${appear} ${theme.motion.calm} ease-out`,
  ':focus': { outline: 'none' },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.space.x3,
})
export const count = style({
  ...type.small,
  color: 'inherit',
  fontWeight: theme.text.weight,
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: theme.space.x2,
})
export const control = style({
  color: 'inherit',
  selectors: {
    '&:hover:not([aria-disabled="true"])': {
      background: `color-mix(in srgb, ${theme.hero.scrimText} 16%, transparent)`,
    },
    '&:focus-visible': { outlineColor: 'currentColor' },
  },
})

export const figure = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 0,
  paddingInline: theme.space.x3,
})
/** In place of a picture that failed; its words stand below. */
export const missing = style({ maxInlineSize: '40rem' })
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
  borderRadius: theme.shape.radiusSmall,
})

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.x3,
  padding: theme.space.x3,
  '@media': { [media.tablet]: { paddingBlockEnd: theme.space.x6 } },
})
export const caption = style({
  ...type.small,
  textAlign: 'center',
  maxInlineSize: theme.space.reading,
  marginInline: 'auto',
})
