import { style, styleVariants } from '@vanilla-extract/css'
import { type } from '#app/ui/styles/type.ts'
import { theme } from '#theme/contract.css.ts'

export const form = style({ display: 'grid', gap: theme.space.x6 })
export const focus = style({ display: 'grid', gap: theme.space.x4, minInlineSize: 0 })
export const legend = style({ ...type.body, fontWeight: 600 })
export const hint = style({ ...type.small, color: theme.text.subtle })

/** As wide as its picture, so that percents of it are percents of the picture. */
export const whole = style({
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  cursor: 'crosshair',
})
export const wholePicture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '26rem',
  borderRadius: theme.shape.radiusSmall,
  pointerEvents: 'none',
})
export const point = style({
  position: 'absolute',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: `3px solid ${theme.page.background}`,
  boxShadow: `0 0 0 2px ${theme.text.color}, inset 0 0 0 1px ${theme.text.color}`,
  pointerEvents: 'none',
})
export const sliders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: theme.space.x4,
})
export const slider = style({ paddingInline: 0, accentColor: theme.button.background })
export const shapes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: theme.space.x4 })

const cut = style({
  objectFit: 'cover',
  inlineSize: '10rem',
  maxInlineSize: '100%',
  borderRadius: theme.shape.radiusSmall,
})
export const shape = styleVariants({
  card: [cut, { aspectRatio: theme.picture.ratio }],
  band: [cut, { aspectRatio: theme.picture.ratioBand }],
  square: [cut, { inlineSize: '6rem', aspectRatio: '1' }],
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.x4 })

export const gallery = style({
  display: 'grid',
  gap: theme.space.x6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: theme.space.x4,
  paddingBlockStart: theme.space.x6,
  borderBlockStart: `${theme.shape.border} solid ${theme.line.hairline}`,
})
export const further = style({
  inlineSize: '100%',
  aspectRatio: theme.picture.ratio,
  objectFit: 'cover',
  borderRadius: theme.shape.radiusSmall,
})
