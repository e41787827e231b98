import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** Room around the page, px. */
export const MARGIN = 24

const canvasLook = {
  position: 'relative',
  minBlockSize: 0,
  minInlineSize: 0,
  background: theme.surface.sunken,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  gridTemplateRows: 'minmax(0, 1fr)',
  justifyContent: 'center',
  padding: `${MARGIN}px`,
} as const
export const canvas = styleVariants({
  fit: { ...canvasLook, overflow: 'hidden' },
  /** What does not fit is scrolled to. */
  zoomed: { ...canvasLook, overflow: 'auto' },
})

/** As large as the page looks. */
export const stage = style({
  // The frame grows from its left edge in every language.
  direction: 'ltr',
  inlineSize: 'calc(var(--frame-width, 1280px) * var(--frame-scale, 1))',
  minBlockSize: 0,
  // A page that brings something of itself into sight would move a box that only hides what is beyond it.
  overflow: 'clip',
  borderRadius: theme.shape.radius,
  boxShadow: theme.sum.shadow,
  background: theme.surface.raised,
})

/** As large as the page is. */
export const frame = style({
  display: 'block',
  border: 0,
  inlineSize: 'var(--frame-width, 1280px)',
  blockSize: 'calc(100% / var(--frame-scale, 1))',
  transform: 'scale(var(--frame-scale, 1))',
  transformOrigin: '0 0',
})
