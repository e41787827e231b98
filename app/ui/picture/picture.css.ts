import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

const frame = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  background: theme.picture.background,
  borderRadius: theme.shape.picture,
})

export const shape = styleVariants({
  card: [frame, { aspectRatio: theme.picture.ratio }],
  band: [frame, { aspectRatio: theme.picture.ratioBand }],
  square: [frame, { aspectRatio: '1' }],
  /** As tall as what holds it. */
  fill: [frame, { blockSize: '100%', borderRadius: 0 }],
})

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    // Drawn only for a picture that failed, over the browser's sign for it: also without JavaScript.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: theme.surface.tint,
    },
  },
})

/** Nothing left to sell: the picture steps back, the words beside it say why. */
export const unavailable = style({ filter: 'grayscale(0.85)', opacity: 0.72 })

/** A venue without a picture gets a quiet drawing in its own colours, not a grey box. */
export const placeholder = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  background: theme.surface.tint,
  color: theme.link.color,
})
